import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { membersView } from '../../members/members/membersView.ts';
import { NO_GAME } from './NO_GAME.ts';
import { memberDays, teamActives, teamDays, teamHours } from './schema.ts';

/** What everybody below a member came to in a span. Minor units. */
export interface SpanBase {
  readonly validBet: bigint;
  /** The players' result: returns minus stakes. */
  readonly net: bigint;
  readonly bonus: bigint;
  readonly rebate: bigint;
  /** Members with a valid bet. */
  readonly active: number;
  /** The parts from rounds of a day before their own. */
  readonly lateValidBet: bigint;
  readonly lateNet: bigint;
}

/** Days of the brand, without the day `to`. `whole` names a span whose active members were counted as it ran. */
export interface DaysAsk {
  readonly memberId: string;
  readonly line: string;
  readonly from: string;
  readonly to: string;
  readonly whole: 'D' | 'W' | 'H' | 'M' | null;
}

interface Row extends Record<string, unknown> {
  readonly valid_bet: string;
  readonly net: string;
  readonly bonus: string;
  readonly rebate: string;
  readonly active: number;
  readonly late_valid_bet: string;
  readonly late_net: string;
}

const toBase = (row: Row): SpanBase => ({
  validBet: BigInt(row.valid_bet),
  net: BigInt(row.net),
  bonus: BigInt(row.bonus),
  rebate: BigInt(row.rebate),
  active: row.active,
  lateValidBet: BigInt(row.late_valid_bet),
  lateNet: BigInt(row.late_net),
});

const inOrder = (asks: number, rows: readonly (Row & { readonly place: number })[]): SpanBase[] => {
  const byPlace = new Map(rows.map((row) => [row.place, toBase(row)]));
  return Array.from({ length: asks }, (_, place) => {
    const base = byPlace.get(place);
    if (base === undefined) throw new Error('A span that was asked for has no base');
    return base;
  });
};

/** Sums of closed spans, in the order in which they were asked for; one statement each. */
export const spanBases = (queries: Queries, merchant: string) => ({
  ofDays: async (asks: readonly DaysAsk[]): Promise<SpanBase[]> => {
    const member = membersView(queries);
    const asked = asks.map(({ memberId, line, from, to, whole }, place) => ({
      place,
      member_id: memberId,
      line,
      // A line ends with a slash, after which comes the digit zero: these bounds use the index of lines.
      below: `${line.slice(0, -1)}0`,
      first: from,
      after: to,
      whole,
    }));
    const { rows } = await queries.execute<Row & { place: number }>(sql`
      WITH ask AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
          AS ask (place int, member_id uuid, line text, below text, first date, after date, whole text)
      )
      SELECT ask.place, sums.*,
        CASE ask.whole
          WHEN 'D' THEN sums.day_active
          WHEN 'W' THEN counted.active WHEN 'H' THEN counted.active WHEN 'M' THEN counted.active
          ELSE (
            SELECT count(DISTINCT own.member_id)::int FROM ${member}
            JOIN ${memberDays} own ON own.merchant = ${merchant} AND own.member_id = ${member.id}
              AND own.day >= ask.first AND own.day < ask.after AND own.game_type = ${NO_GAME} AND own.active > 0
            WHERE ${member.merchant} = ${merchant} AND ${member.line} ~>~ ask.line AND ${member.line} ~<~ ask.below)
        END AS active
      FROM ask
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(valid_bet), 0)::text AS valid_bet, coalesce(sum(net), 0)::text AS net,
          coalesce(sum(bonus), 0)::text AS bonus, coalesce(sum(rebate), 0)::text AS rebate,
          coalesce(sum(carried_valid_bet), 0)::text AS late_valid_bet, coalesce(sum(carried_net), 0)::text AS late_net,
          coalesce(sum(active) FILTER (WHERE game_type = ${NO_GAME}), 0)::int AS day_active
        FROM ${teamDays} WHERE merchant = ${merchant} AND agent_id = ask.member_id AND day >= ask.first AND day < ask.after
      ) AS sums
      LEFT JOIN LATERAL (
        SELECT coalesce(max(active), 0)::int AS active FROM ${teamActives}
        WHERE merchant = ${merchant} AND agent_id = ask.member_id AND kind = ask.whole AND start = ask.first
      ) AS counted ON true`);
    return inOrder(asks.length, rows);
  },

  /** Of hours of the brand's clock, by their beginning. */
  ofHours: async (
    asks: readonly { readonly memberId: string; readonly from: Date }[],
  ): Promise<SpanBase[]> => {
    const asked = asks.map(({ memberId, from }, place) => ({ place, member_id: memberId, hour: from }));
    const { rows } = await queries.execute<Row & { place: number }>(sql`
      SELECT ask.place, coalesce(team.valid_bet, 0)::text AS valid_bet, coalesce(team.net, 0)::text AS net,
        '0' AS bonus, '0' AS rebate, coalesce(team.active, 0) AS active, '0' AS late_valid_bet, '0' AS late_net
      FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS ask (place int, member_id uuid, hour timestamptz)
      LEFT JOIN ${teamHours} team
        ON team.merchant = ${merchant} AND team.hour = ask.hour AND team.agent_id = ask.member_id`);
    return inOrder(asks.length, rows);
  },
});
