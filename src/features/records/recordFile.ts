import { toCsv } from '@/domain/csv';

/** A record as a file. */
export interface RecordFile {
  readonly text: string;
  /** Said where the file does not hold all of it: on the page, and in its own last line. */
  readonly cut?: string;
}

export const recordFile = (lines: readonly (readonly string[])[], cut: string | false): RecordFile =>
  cut === false ? { text: toCsv(lines) } : { text: toCsv([...lines, [cut]]), cut };
