// What is new at a table? A socket that comes back by itself; where there is none, the table is asked now and then.
import type { Line, Scene, Table } from "./wire";

export type Message =
  | { t: "hello"; version: string }
  | { t: "scene"; scene: Scene }
  | { t: "lines"; lines: Line[] }
  | { t: "table"; table: Table }
  | { t: "presence"; seats: number[]; watching: number }
  | { t: "chat"; seat: number | null; name: string; text?: string; phrase?: string; at: number }
  | { t: "bye"; code: string }
  | { t: "clock" | "proposal" | "pong" };

interface Ear {
  /** The query of the address: since which row, for which seat. */
  query: () => string;
  hear: (message: Message) => void;
  /** Is the socket open? */
  linked: (open: boolean) => void;
}

const FIRST = 500;
const LONGEST = 15_000;

export class Socket {
  #socket: WebSocket | undefined;
  #wait = FIRST;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly ear: Ear,
  ) {
    this.open();
  }

  open(): void {
    clearTimeout(this.#timer);
    this.#socket?.close();
    const address = new URL(`/ws/tables/${this.id}?${this.ear.query()}`, location.href.replace(/^http/, "ws"));
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST;
      this.ear.linked(true);
    };
    socket.onmessage = (event) => this.ear.hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => {
      if (socket === this.#socket) this.#again();
    };
  }

  /** Try again after a while that grows, and is a little different for everybody. */
  #again(): void {
    this.ear.linked(false);
    if (this.#closed) return;
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST, this.#wait * 2);
  }

  say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
