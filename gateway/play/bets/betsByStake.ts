import { sql } from 'drizzle-orm';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { bets } from './schema.ts';

/** Whose line is asked about, and the least stakes that part the bets, in their order. */
export interface StakeAsk {
  readonly memberId: string;
  readonly borders: readonly bigint[];
}

/** Valid bets of bets whose stake is at least border `tier` and less than the next one. Minor units. */
export interface StakeSums {
  /** Place of the question. */
  readonly place: number;
  readonly tier: number;
  /** Of bets that the players won. */
  readonly won: bigint;
  readonly lost: bigint;
}

interface Row extends Record<string, unknown> {
  readonly place: number;
  readonly tier: number;
  readonly won: string;
  readonly lost: string;
}

/**
 * Bets of everybody below some members that were counted from `from` on and before `to`, by stake and result. Bets
 * below the first border, and tiers without bets, are left out.
 */
export const betsByStake = async (
  queries: Queries,
  { merchant, from, to }: { readonly merchant: string; readonly from: Date; readonly to: Date },
  asks: readonly StakeAsk[],
): Promise<StakeSums[]> => {
  const member = membersView(queries);
  const asked = asks.map(({ memberId, borders }, place) => ({
    place,
    member_id: memberId,
    borders: borders.map(String),
  }));
  const { rows } = await queries.execute<Row>(sql`
    WITH ask AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS ask (place int, member_id uuid, borders bigint[])
    )
    SELECT ask.place, width_bucket(${bets.stake}, ask.borders) - 1 AS tier,
      coalesce(sum(${bets.validBet}) FILTER (WHERE ${bets.win} > ${bets.stake}), 0)::text AS won,
      coalesce(sum(${bets.validBet}) FILTER (WHERE ${bets.win} < ${bets.stake}), 0)::text AS lost
    FROM ${bets}
    JOIN ${member} ON ${member.id} = ${bets.memberId}
    CROSS JOIN LATERAL unnest(string_to_array(rtrim(${member.line}, '/'), '/')::uuid[]) AS above (id)
    JOIN ask ON ask.member_id = above.id
    WHERE ${bets.merchant} = ${merchant} AND ${bets.countedAt} >= ${from} AND ${bets.countedAt} < ${to}
      AND above.id <> ${bets.memberId} AND width_bucket(${bets.stake}, ask.borders) > 0
    GROUP BY ask.place, tier`);
  return rows.map(({ won, lost, ...row }) => ({ ...row, won: BigInt(won), lost: BigInt(lost) }));
};
