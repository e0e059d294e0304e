// Who am I, as far as this page knows by now?
import type { Me } from "../api/wire";

export const self = $state<{ now: Me | undefined }>({ now: undefined });
