import { toCsv } from '@/domain/csv';

/** An exported record. */
export interface RecordFile {
  readonly text: string;
  /** The note for a file that has only part of the record; the page shows it, and it is the file's last line. */
  readonly cut?: string;
}

export const recordFile = (lines: readonly (readonly string[])[], cut: string | false): RecordFile =>
  cut === false ? { text: toCsv(lines) } : { text: toCsv([...lines, [cut]]), cut };
