import type { TableColumn } from '@/ui/data-display/ContractTable';

/** A column of a report, on the page and in the exported file. */
export interface ReportColumn<Row> extends TableColumn<Row> {
  /** Cell of the file: every digit, no formatting. */
  readonly file: (row: Row) => string;
}
