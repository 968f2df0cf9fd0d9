/** A match and its line in the file. */
export interface Found {
  readonly line: number;
  readonly text: string;
}
