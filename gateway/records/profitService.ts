import { and, asc, eq, sql } from 'drizzle-orm';
import type { GameType } from '#contract/constants';
import type { Query, Value } from '#contract/wireTypes';
import { bets } from '../bets/schema.ts';
import type { Queries } from '../database/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../ledger/schema.ts';
import { betFilter, betSums } from './betFilter.ts';
import type { Reader } from './betRecordService.ts';
import { dayOf, within } from './dayRange.ts';
import { wentBy } from './moneyWay.ts';

/** What a member has won and lost, by day and by category (MEM-08). */
export const profitService = (queries: Queries) => ({
  read: async (reader: Reader, query: Query<'profitRecord'>): Promise<Value<'profitRecord'>> => {
    const { merchant, memberId, currency, timeZone } = reader;
    const money = (amount: string) => ({ amount, currency });
    const wanted = betFilter(reader, query, timeZone);
    const day = dayOf(bets.placedAt, timeZone);
    const [sums] = await queries.select(betSums).from(bets).where(wanted);
    const days = await queries
      .select({ day, stake: betSums.stake, net: betSums.net })
      .from(bets)
      .where(wanted)
      .groupBy(day)
      .orderBy(asc(day));
    const games = await queries
      .select({ gameType: bets.gameType, ...betSums })
      .from(bets)
      .where(wanted)
      .groupBy(bets.gameType)
      .orderBy(asc(bets.gameType));
    const [given] = await queries
      .select({ bonus: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)::text` })
      .from(ledgerAccounts)
      .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
      .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
      .where(
        and(
          eq(ledgerAccounts.merchant, merchant),
          eq(ledgerAccounts.kind, 'member'),
          eq(ledgerAccounts.owner, memberId),
          eq(ledgerAccounts.currency, currency),
          within(ledgerPostings.postedAt, query, timeZone),
          wentBy('reward'),
        ),
      );
    const sumsIn = (row: typeof sums) => ({
      count: row?.count ?? 0,
      stake: money(row?.stake ?? '0'),
      validBet: money(row?.validBet ?? '0'),
      net: money(row?.net ?? '0'),
    });
    return {
      sums: { ...sumsIn(sums), win: money(sums?.win ?? '0'), bonus: money(given?.bonus ?? '0') },
      days: days.map((one) => ({ day: one.day, stake: money(one.stake), net: money(one.net) })),
      games: games.map((one) => ({ gameType: one.gameType as GameType, ...sumsIn(one) })),
    };
  },
});
