import type { Withdrawal } from './schema.ts';

const WITHIN = 7 * 24 * 60 * 60_000;

/** Until when an automatic receipt can be objected to; nothing where there is none, or was already. */
export const appealEnds = ({
  receiptBy,
  receiptAt,
  appeal,
}: Pick<Withdrawal, 'receiptBy' | 'receiptAt' | 'appeal'>): Date | undefined =>
  receiptBy === 'clock' && receiptAt !== null && appeal === null
    ? new Date(receiptAt.getTime() + WITHIN)
    : undefined;
