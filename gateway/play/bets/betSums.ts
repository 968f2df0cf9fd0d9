import { and, eq, gte, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { bets } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

const isSettled = sql`${bets.state} = 'settled'`;

/** What a member has bet, added up; money in minor units. */
export const betSums = (queries: Queries) => {
  const own = ({ merchant, memberId }: Owner): SQL | undefined =>
    and(eq(bets.merchant, merchant), eq(bets.memberId, memberId));
  return {
    /** Valid bets in all. */
    valid: async (owner: Owner): Promise<bigint> => {
      const [row] = await queries
        .select({ sum: sql<string>`coalesce(sum(${bets.validBet}), 0)::text` })
        .from(bets)
        .where(own(owner));
      return BigInt(row?.sum ?? 0);
    },

    /** Valid bets since a moment, of such game types or of all. */
    validSince: async (owner: Owner, since: Date, gameTypes?: readonly string[]): Promise<bigint> => {
      const [row] = await queries
        .select({ sum: sql<string>`coalesce(sum(${bets.validBet}), 0)::text` })
        .from(bets)
        .where(
          and(
            own(owner),
            gte(bets.placedAt, since),
            isSettled,
            gameTypes === undefined ? undefined : inArray(bets.gameType, [...gameTypes]),
          ),
        );
      return BigInt(row?.sum ?? 0);
    },

    /** What was staked since a moment, and what of it came back so far; a bet that was voided does not count. */
    since: async (owner: Owner, since: Date): Promise<{ staked: bigint; returned: bigint }> => {
      const [row] = await queries
        .select({
          staked: sql<string>`coalesce(sum(${bets.stake}), 0)::text`,
          returned: sql<string>`coalesce(sum(${bets.win}), 0)::text`,
        })
        .from(bets)
        .where(and(own(owner), gte(bets.placedAt, since), ne(bets.state, 'void')));
      return { staked: BigInt(row?.staked ?? 0), returned: BigInt(row?.returned ?? 0) };
    },

    /** Settled rounds since a moment and of how many games; valid bets in all and at live tables. */
    playSince: async (owner: Owner, since: Date) => {
      const [row] = await queries
        .select({
          rounds: sql<string>`(count(*) FILTER (WHERE ${isSettled}))::text`,
          games: sql<string>`(count(DISTINCT ${bets.gameCode}) FILTER (WHERE ${isSettled}))::text`,
          valid: sql<string>`coalesce(sum(${bets.validBet}), 0)::text`,
          validLive: sql<string>`coalesce(sum(${bets.validBet}) FILTER (WHERE ${bets.gameType} = 'LIVE'), 0)::text`,
        })
        .from(bets)
        .where(and(own(owner), gte(bets.placedAt, since)));
      return {
        rounds: BigInt(row?.rounds ?? 0),
        games: BigInt(row?.games ?? 0),
        valid: BigInt(row?.valid ?? 0),
        validLive: BigInt(row?.validLive ?? 0),
      };
    },
  };
};
