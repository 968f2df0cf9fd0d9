import { and, eq, sql } from 'drizzle-orm';
import type { GameType } from '#contract/constants';
import type { Query, Value } from '#contract/wireTypes';
import { bets } from '../../play/bets/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { rewards } from '../../offers/rewards/schema.ts';
import { betFilter, betSums } from './betFilter.ts';
import type { Reader } from './betRecordService.ts';
import { dayOf, dayText, within } from '../../brands/calendar/dayRange.ts';
import { sumsBy, sumsOf } from './sumsOf.ts';

/** What a member has won and lost, by day and by category (MEM-08). */
export const profitService = (queries: Queries) => ({
  read: async (reader: Reader, query: Query<'profitRecord'>): Promise<Value<'profitRecord'>> => {
    const { merchant, memberId, currency, timeZone } = reader;
    const money = (amount: string) => ({ amount, currency });
    const wanted = betFilter(reader, query, timeZone);
    const day = dayOf(bets.placedAt, timeZone);
    const [parts, [given]] = await Promise.all([
      queries
        .select({ day: dayText(day), gameType: bets.gameType, ...betSums })
        .from(bets)
        .where(wanted)
        .groupBy(day, bets.gameType),
      // A reward is claimed in the transaction that books it.
      queries
        .select({ bonus: sql<string>`coalesce(sum(${rewards.amount}), 0)::text` })
        .from(rewards)
        .where(
          and(
            eq(rewards.merchant, merchant),
            eq(rewards.memberId, memberId),
            within(rewards.claimedAt, query, timeZone),
          ),
        ),
    ]);
    const sums = sumsOf(parts);
    const sumsIn = ({ count, stake, validBet, net }: typeof sums) => ({
      count,
      stake: money(stake),
      validBet: money(validBet),
      net: money(net),
    });
    return {
      sums: { ...sumsIn(sums), win: money(sums.win), bonus: money(given?.bonus ?? '0') },
      days: sumsBy(parts, 'day').map((one) => ({
        day: one.day,
        stake: money(one.stake),
        net: money(one.net),
      })),
      games: sumsBy(parts, 'gameType').map((one) => ({ gameType: one.gameType as GameType, ...sumsIn(one) })),
    };
  },
});
