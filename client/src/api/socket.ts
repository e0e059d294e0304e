// What is new at a table? A socket that comes back by itself; where there is none, the table is asked now and then.
import type { Line, Scene, Table } from "./wire";

export type Message =
  | { t: "hello"; version: string; now: number; muted: number[] }
  | { t: "scene"; scene: Scene }
  | { t: "lines"; lines: Line[] }
  | { t: "table"; table: Table }
  | { t: "presence"; seats: number[]; watching: number }
  | ({ t: "chat" } & Remark)
  | { t: "refused"; code: string }
  | { t: "bye"; code: string }
  | { t: "pong" };

/** Something that was said. */
export interface Remark {
  number: number;
  seat: number;
  name: string;
  at: number;
  text: string | null;
  phrase: string | null;
}

interface Ear {
  /** The query of the address: since which row, for which seat. */
  query: () => string;
  hear: (message: Message) => void;
  /** Is the socket open? */
  linked: (open: boolean) => void;
}

const FIRST = 500;
const LONGEST = 15_000;
/** So often it is asked whether the other side is there; a socket that says nothing for twice as long is dead. */
const HEARTBEAT = 20_000;

export class Socket {
  #socket: WebSocket | undefined;
  #wait = FIRST;
  #closed = false;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #beating = setInterval(() => this.#beat(), HEARTBEAT);
  readonly #back = () => this.open();
  readonly #gone = () => this.#again();
  /** Whoever does not look is told by other ways that it is their turn. */
  readonly #look = () => void this.say({ t: "look", on: !document.hidden });

  constructor(
    private readonly id: string,
    private readonly ear: Ear,
  ) {
    addEventListener("online", this.#back);
    addEventListener("offline", this.#gone);
    document.addEventListener("visibilitychange", this.#look);
    this.open();
  }

  open(): void {
    if (this.#closed) return;
    this.#drop();
    const address = new URL(`/ws/tables/${this.id}?${this.ear.query()}`, location.href.replace(/^http/, "ws"));
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST;
      if (document.hidden) this.#look();
      this.ear.linked(true);
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      if (socket === this.#socket) this.ear.hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#again();
    };
  }

  /** Try again after a while that grows, and is a little different for everybody. */
  #again(): void {
    this.#drop();
    this.ear.linked(false);
    if (this.#closed) return;
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST, this.#wait * 2);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #beat(): void {
    if (!this.#socket || this.#socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > 2 * HEARTBEAT) this.#again();
    else this.say({ t: "ping" });
  }

  /** Whether it could be said. */
  say(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#back);
    removeEventListener("offline", this.#gone);
    document.removeEventListener("visibilitychange", this.#look);
    clearInterval(this.#beating);
    this.#drop();
  }
}
