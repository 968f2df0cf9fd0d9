import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { isInLine } from './isInLine.ts';

/** Whether a line goes on below another. */
export const isBelow = (column: AnyColumn | SQL, line: string): SQL =>
  sql`${isInLine(column, line)} AND ${column} <> ${line}`;
