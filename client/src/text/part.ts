// What does the text mode show of a table? Headed parts with lines.
export interface Part {
  id: string;
  title: string;
  lines: string[];
  /** It is read without being opened. */
  open: boolean;
}
