import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { GameType } from '#contract/constants';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { linePath, uplineIdOf } from '../members/linePath.ts';
import type { MemberRow } from '../members/schema.ts';
import { rateHistory, type RateSpan } from './rateHistory.ts';
import { capped, standardRates, type Rates } from './rates.ts';
import { memberRates } from './schema.ts';

type OfLine = Pick<Player, 'merchant' | 'line'>;

/** Rebates in the lines of a brand: who has which, and who has given which. */
export const lineRates = (queries: Queries) => {
  /** Up to a moment, the earliest first; spans that are still to come are left out. */
  const history = async ({ merchant, line }: OfLine, at: Date): Promise<readonly RateSpan[]> => {
    const given = await queries
      .select({ memberId: memberRates.memberId, since: memberRates.since, rates: memberRates.rates })
      .from(memberRates)
      .where(
        and(
          eq(memberRates.merchant, merchant),
          inArray(memberRates.memberId, linePath(line)),
          lte(memberRates.since, at),
        ),
      );
    return rateHistory(line, given);
  };

  return {
    history,

    of: async (member: OfLine, at: Date): Promise<Rates> =>
      (await history(member, at)).at(-1)?.rates ?? standardRates,

    /** When the rates of a member were set, by whoever it was; nothing where they never were. */
    setAt: async ({ merchant, id }: Pick<MemberRow, 'merchant' | 'id'>): Promise<Date | null> => {
      const [row] = await queries
        .select({ since: sql<Date | null>`max(${memberRates.since})`.mapWith(memberRates.since) })
        .from(memberRates)
        .where(and(eq(memberRates.merchant, merchant), eq(memberRates.memberId, id)));
      return row?.since ?? null;
    },

    /** The highest that somebody has given to those next below, by game type. */
    givenBy: async ({ merchant, id }: Pick<MemberRow, 'merchant' | 'id'>): Promise<Rates> => {
      const { rows } = await queries.execute<{ game_type: GameType; rate: number }>(sql`
        SELECT each.key AS game_type, max(each.value::integer) AS rate
        FROM (
          SELECT DISTINCT ON (${memberRates.memberId}) ${memberRates.rates} FROM ${memberRates}
          WHERE ${memberRates.merchant} = ${merchant} AND ${memberRates.uplineId} = ${id}
          ORDER BY ${memberRates.memberId}, ${memberRates.since} DESC
        ) AS latest, jsonb_each_text(latest.rates) AS each
        GROUP BY each.key`);
      return Object.fromEntries(rows.map(({ game_type: gameType, rate }) => [gameType, rate]));
    },

    /** Bets settled from then on have these. */
    give: async (
      { merchant, id, line }: Pick<MemberRow, 'merchant' | 'id' | 'line'>,
      given: Rates,
      since: Date,
    ): Promise<void> => {
      const rates = capped(given, given);
      await queries
        .insert(memberRates)
        .values({ merchant, memberId: id, uplineId: uplineIdOf({ line }), since, rates })
        .onConflictDoUpdate({ target: [memberRates.memberId, memberRates.since], set: { rates } });
    },

    /** Of an account that never came to life. */
    forget: async ({ merchant, id }: Pick<MemberRow, 'merchant' | 'id'>): Promise<void> => {
      await queries
        .delete(memberRates)
        .where(and(eq(memberRates.merchant, merchant), eq(memberRates.memberId, id)));
    },
  };
};
