import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * Whether a line goes on below another: it begins with it and is longer. The bounds use the index of lines even in a
 * statement that was planned before they were known; a line ends with a slash, and after that comes the digit zero.
 */
export const isBelow = (column: AnyColumn | SQL, line: string): SQL =>
  sql`${column} ~>~ ${line} AND ${column} ~<~ ${`${line.slice(0, -1)}0`}`;
