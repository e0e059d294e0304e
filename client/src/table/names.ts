// What are those called who sit around one device? They have one name at the server, so this device keeps theirs.
import type { Seat, Table } from "../api/wire";
import { keep, keptText } from "../pages/kept";

/** Keep the names that were given when the table was opened. */
export function keepNames(id: string, names: readonly string[]): void {
  if (names.some(Boolean)) keep(`names.${id}`, JSON.stringify(names));
}

/** The table with those names; where none was given, a seat is called by its letter. */
export function withNames(table: Table): Table {
  if (!table.local) return table;
  const names = namesOf(table.id);
  const called = (seat: Seat) => (seat.kind === "person" ? { ...seat, name: names[seat.seat] ?? "" } : seat);
  return { ...table, seats: table.seats.map(called) };
}

function namesOf(id: string): string[] {
  try {
    const names = JSON.parse(keptText(`names.${id}`)) as unknown;
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}
