import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { plannedByValues } from '../../platform/database/plannedByValues.ts';

/**
 * Whether a line goes on below another or is that one: it begins with it. The bounds use the index of lines; a line ends
 * with a slash, and after that comes the digit zero. A line has one member or a million, so each is planned by itself.
 */
export const isInLine = (column: AnyColumn | SQL, line: string): SQL =>
  sql`${sql.raw(plannedByValues)} ${column} ~>=~ ${line} AND ${column} ~<~ ${`${line.slice(0, -1)}0`}`;
