import { and, asc, eq, isNull, lt, min, sql } from 'drizzle-orm';
import { bookedThrough } from '../../ledger/audit/bookedThrough.ts';
import type { AccountKind } from '../../ledger/postings/accountKinds.ts';
import { memberMoves as bookedMoves } from '../../ledger/postings/memberMoves.ts';
import type { Queries } from '../../platform/database/database.ts';
import { moveKind } from './moveKind.ts';
import { memberMoves } from './schema.ts';
import { sumMarks } from './sumMarks.ts';

interface Booked extends Record<string, unknown> {
  readonly posting_id: string;
  readonly member_id: string;
  readonly reason: string;
  readonly ref: string;
  readonly posted_at: string;
  readonly amount: string;
  readonly other: AccountKind | null;
}

const MOST_AT_ONCE = 1_000;

/** Movements of members' money apart from games, on their way from the ledger into the sums by day. */
export const moveStore = (tx: Queries) => {
  const waiting = (merchant: string) =>
    and(eq(memberMoves.merchant, merchant), isNull(memberMoves.countedAt));

  const insert = async (merchant: string, rows: readonly Booked[]): Promise<void> => {
    const moves = rows.flatMap((row) => {
      const amount = BigInt(row.amount);
      const kind = moveKind({ ...row, amount });
      return kind === undefined
        ? []
        : [
            {
              merchant,
              postingId: BigInt(row.posting_id),
              memberId: row.member_id,
              kind,
              reason: row.reason,
              ref: row.ref,
              amount,
              at: new Date(row.posted_at),
            },
          ];
    });
    for (let start = 0; start < moves.length; start += MOST_AT_ONCE) {
      await tx.insert(memberMoves).values(moves.slice(start, start + MOST_AT_ONCE));
    }
  };

  return {
    /** Copies what the ledger has booked since the last time. The caller holds the brand's mark. */
    collect: async (merchant: string, booksThrough: bigint): Promise<void> => {
      const to = await bookedThrough(tx);
      if (to <= booksThrough) return;
      const { rows } = await tx.execute<Booked>(
        sql`SELECT * FROM ${bookedMoves(merchant, { from: booksThrough, to })} AS booked ORDER BY posting_id`,
      );
      await insert(merchant, rows);
      await sumMarks(tx).readThrough(merchant, to);
    },

    /** When the first of those that wait was booked. */
    firstWaiting: async (merchant: string): Promise<Date | null> => {
      const [row] = await tx
        .select({ at: min(memberMoves.at) })
        .from(memberMoves)
        .where(waiting(merchant));
      return row?.at ?? null;
    },

    /** Marks what waits and was booked before `to` as counted in the slot, and adds it up. */
    take: async (merchant: string, { from, to }: { readonly from: Date; readonly to: Date }) => {
      const taken = tx.$with('taken').as(
        tx
          .update(memberMoves)
          .set({ countedAt: from })
          .where(and(waiting(merchant), lt(memberMoves.at, to)))
          .returning({
            memberId: memberMoves.memberId,
            kind: memberMoves.kind,
            amount: memberMoves.amount,
          }),
      );
      const rows = await tx
        .with(taken)
        .select({
          memberId: taken.memberId,
          kind: taken.kind,
          amount: sql<string>`sum(${taken.amount})::text`,
        })
        .from(taken)
        .groupBy(taken.memberId, taken.kind)
        .orderBy(asc(taken.memberId));
      return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
    },
  };
};
