import type { Cell } from './acts/act.ts';
import { isAmountCell } from '../ledger/money/amountCell.ts';
import { writeAmount } from '../ledger/money/writeMoney.ts';

type Row = Readonly<Record<string, Cell>>;

const NARROW = 72;

/** What a terminal would act on instead of showing it: control characters, and those that turn the direction of text. */
const steering = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

const cell = (value: Cell | undefined, most: number): string => {
  const text =
    value === null || value === undefined
      ? '–'
      : (isAmountCell(value) ? writeAmount(value) : String(value))
          .replace(/\s+/gu, ' ')
          .replace(steering, '\uFFFD');
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
};

interface TableOptions {
  /** Printed where there are no rows. */
  readonly whenEmpty?: string | undefined;
  /** Long cells are printed to their end. */
  readonly uncut?: boolean | undefined;
}

/** Rows as lines of text; rows of unlike shape stand in tables of their own. */
export const printTable = (
  rows: readonly Row[],
  { whenEmpty = 'There are none.', uncut = false }: TableOptions = {},
): string => {
  const most = uncut ? Infinity : NARROW;
  const groups = Map.groupBy(rows, (row) => Object.keys(row).join());
  const tables = [...groups.values()].map((group) => {
    const names = Object.keys(group[0] ?? {});
    const lines = [names, ...group.map((row) => names.map((name) => cell(row[name], most)))];
    const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
    return lines
      .map((line) =>
        line
          .map((text, column) => text.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      )
      .join('\n');
  });
  return tables.length === 0 ? whenEmpty : tables.join('\n\n');
};
