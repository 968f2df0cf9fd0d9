import { sql } from 'drizzle-orm';
import type { CountedPlay } from '../../play/bets/betCounts.ts';
import type { Queries } from '../../platform/database/database.ts';
import { aboveOf } from './aboveOf.ts';
import { memberHours, teamHours } from './schema.ts';

/** Adds the rounds of a slot to the hour of its members and of everybody above them. The caller holds the mark. */
export const addHours = async (
  tx: Queries,
  { merchant, hour }: { readonly merchant: string; readonly hour: Date },
  played: readonly CountedPlay[],
): Promise<void> => {
  if (played.length === 0) return;
  const rows = played.map(({ memberId, validBet, win, stake }) => ({
    member_id: memberId,
    valid_bet: validBet.toString(),
    net: (win - stake).toString(),
  }));
  await tx.execute(sql`
    WITH delta AS (
      SELECT member_id, sum(valid_bet) AS valid_bet, sum(net) AS net
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS played (member_id uuid, valid_bet bigint, net bigint)
      GROUP BY member_id
    ), known AS MATERIALIZED (
      SELECT delta.*, (delta.valid_bet > 0 AND coalesce(had.active, 0) = 0)::int AS active
      FROM delta LEFT JOIN ${memberHours} had ON had.merchant = ${merchant} AND had.hour = ${hour}
        AND had.member_id = delta.member_id
    ), above AS MATERIALIZED (${aboveOf(tx, 'known')}), own AS (
      INSERT INTO ${memberHours} (merchant, hour, member_id, active, valid_bet, net)
      SELECT ${merchant}, ${hour}, member_id, active, valid_bet, net FROM known
      ON CONFLICT (merchant, hour, member_id) DO UPDATE SET active = member_hours.active + excluded.active,
        valid_bet = member_hours.valid_bet + excluded.valid_bet, net = member_hours.net + excluded.net
    )
    INSERT INTO ${teamHours} (merchant, hour, agent_id, active, valid_bet, net)
    SELECT ${merchant}, ${hour}, above, sum(active), sum(valid_bet), sum(net)
    FROM known JOIN above USING (member_id) GROUP BY above
    ON CONFLICT (merchant, hour, agent_id) DO UPDATE SET active = team_hours.active + excluded.active,
      valid_bet = team_hours.valid_bet + excluded.valid_bet, net = team_hours.net + excluded.net`);
};
