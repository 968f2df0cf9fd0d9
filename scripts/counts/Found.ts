/** Something counted, and where it stands in its file. */
export interface Found {
  readonly line: number;
  readonly text: string;
}
