// How is a span of time told?

/** What is longer is told as a date. */
export const LONG = 3 * 3_600_000;
/** What is shorter is said with emphasis. */
export const FEW = 20_000;

const two = (count: number) => String(count).padStart(2, "0");

/** "4:32", "1:04:32". */
export function span(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
