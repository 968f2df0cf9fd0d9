import { and, gte, ilike, lt, type AnyColumn, type SQL } from 'drizzle-orm';

/** A span of time, without its end. */
export interface SearchedTime {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** Part of a member's account, and a span of time. */
export interface SearchedMember extends SearchedTime {
  readonly account?: string | undefined;
}

/** Parts of who did what to what, and a span of time. */
export interface SearchedAudit extends SearchedTime {
  readonly who?: string | undefined;
  readonly act?: string | undefined;
  readonly target?: string | undefined;
}

/** Whether a column holds a text, in any case; no condition without a text. */
export const holding = (column: AnyColumn, text: string | undefined): SQL | undefined =>
  text === undefined ? undefined : ilike(column, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

/** Whether a column lies in a span of time. */
export const within = (column: AnyColumn, { from, until }: SearchedTime): SQL | undefined =>
  and(from && gte(column, from), until && lt(column, until));
