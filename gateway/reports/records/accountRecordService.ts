import { and, count, desc, eq, exists, sql } from 'drizzle-orm';
import type { MoneyWay } from '#contract/records';
import type { Query, Value } from '#contract/wireTypes';
import type { Queries } from '../../platform/database/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../ledger/postings/schema.ts';
import type { Reader } from './betRecordService.ts';
import { within } from '../../brands/calendar/dayRange.ts';
import { isRefund, wayOf, wentBy } from './moneyWay.ts';
import { pageOf } from '../../http/paging/pageOf.ts';

const { amount } = ledgerEntries;

const sumsOf = {
  total: count(),
  in: sql<string>`coalesce(sum(${amount}) FILTER (WHERE ${amount} > 0), 0)::text`,
  out: sql<string>`coalesce(sum(${amount}) FILTER (WHERE ${amount} < 0), 0)::text`,
  net: sql<string>`coalesce(sum(${amount}), 0)::text`,
} as const;

/** The account record: what the ledger booked in the member's main wallet (MEM-08). */
export const accountRecordService = (queries: Queries) => ({
  page: async (reader: Reader, query: Query<'accountRecord'>): Promise<Value<'accountRecord'>> => {
    const { merchant, memberId, currency, timeZone } = reader;
    const { limit, offset, facts } = pageOf(query);
    const money = (sum: string) => ({ amount: sum, currency });
    const ofAccount = eq(ledgerEntries.accountId, ledgerAccounts.id);
    const ofPosting = eq(ledgerPostings.id, ledgerEntries.postingId);
    // Postings are looked at where they are asked for: the sums of a whole year need none of them.
    const went = (way: MoneyWay) =>
      exists(
        queries
          .select({ id: ledgerPostings.id })
          .from(ledgerPostings)
          .where(and(ofPosting, wentBy(way))),
      );
    const wanted = and(
      eq(ledgerAccounts.merchant, merchant),
      eq(ledgerAccounts.kind, 'member'),
      eq(ledgerAccounts.owner, memberId),
      eq(ledgerAccounts.currency, currency),
      within(ledgerEntries.postedAt, query, timeZone),
      query.way === undefined ? undefined : went(query.way),
    );
    const [[sums], [refunds], rows] = await Promise.all([
      queries.select(sumsOf).from(ledgerAccounts).innerJoin(ledgerEntries, ofAccount).where(wanted),
      queries
        .select({ sum: sumsOf.in })
        .from(ledgerAccounts)
        .innerJoin(ledgerEntries, ofAccount)
        .innerJoin(ledgerPostings, ofPosting)
        .where(and(wanted, isRefund())),
      queries
        .select({ entry: ledgerEntries, posting: ledgerPostings })
        .from(ledgerAccounts)
        .innerJoin(ledgerEntries, ofAccount)
        .innerJoin(ledgerPostings, ofPosting)
        .where(wanted)
        .orderBy(desc(ledgerEntries.postedAt), desc(ledgerEntries.id))
        .offset(offset)
        .limit(limit),
    ]);
    // A stake or a withdrawal that came back was neither spent nor earned; if it was taken on another day, it comes in.
    const spent = BigInt(sums?.out ?? 0) + BigInt(refunds?.sum ?? 0);
    const moneyOut = spent > 0n ? 0n : spent;
    const moneyIn = BigInt(sums?.net ?? 0) - moneyOut;
    return {
      ...facts(sums?.total ?? 0),
      list: rows.map(({ entry, posting }) => ({
        id: entry.id.toString(),
        way: wayOf(posting.reason),
        reason: posting.reason,
        ref: posting.ref,
        amount: money(entry.amount.toString()),
        balanceAfter: money(entry.balanceAfter.toString()),
        at: entry.postedAt.toISOString(),
      })),
      sums: {
        in: money(moneyIn.toString()),
        out: money(moneyOut.toString()),
        net: money(sums?.net ?? '0'),
      },
    };
  },
});
