import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { aboveOf } from './aboveOf.ts';
import { sumColumns, sumTypes, type DayDelta } from './dayDelta.ts';
import { longSpans } from './longSpans.ts';
import { NO_GAME } from './NO_GAME.ts';
import { memberDays, teamActives, teamDays } from './schema.ts';

/** A fragment for each column of sums, with commas between them. */
const eachSum = (write: (column: string) => string): SQL => sql.raw(sumColumns.map(write).join(', '));

const columns = eachSum((column) => column);
const typed = eachSum((column) => `${column} ${sumTypes[column as keyof typeof sumTypes]}`);
const sums = eachSum((column) => `sum(${column})`);
const added = (table: string): SQL =>
  eachSum((column) => `${column} = ${table}.${column} + excluded.${column}`);

const asRow = ({ memberId, gameType, plays, sums: given }: DayDelta) => ({
  member_id: memberId,
  game_type: gameType,
  plays,
  ...Object.fromEntries(sumColumns.map((column) => [column, (given[column] ?? 0n).toString()])),
});

/**
 * Adds what a slot brought to the day of its members and of everybody above them. Members are active from their first
 * valid bet of a day, of a game type or of a longer span on. The caller holds the brand's mark.
 */
export const addDays = async (
  tx: Queries,
  { merchant, day }: { readonly merchant: string; readonly day: string },
  deltas: readonly DayDelta[],
): Promise<void> => {
  if (deltas.length === 0) return;
  const { W, H, M } = longSpans(day);
  await tx.execute(sql`
    WITH delta AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(deltas.map(asRow))}::jsonb)
        AS delta (member_id uuid, game_type text, plays boolean, ${typed})
    ), known AS MATERIALIZED (
      SELECT delta.*, (plays AND coalesce(had.active, 0) = 0)::int AS active, (had.member_id IS NULL)::int AS parts
      FROM delta LEFT JOIN ${memberDays} had ON had.merchant = ${merchant} AND had.member_id = delta.member_id
        AND had.day = ${day}::date AND had.game_type = delta.game_type
    ), above AS MATERIALIZED (${aboveOf(tx, 'known')}), own AS (
      INSERT INTO ${memberDays} (merchant, member_id, day, game_type, active, ${columns})
      SELECT ${merchant}, member_id, ${day}::date, game_type, active, ${columns} FROM known
      ON CONFLICT (merchant, member_id, day, game_type) DO UPDATE
      SET active = member_days.active + excluded.active, ${added('member_days')}
    ), begun AS (
      SELECT known.member_id, span.kind, span.start
      FROM known CROSS JOIN (VALUES ('W', ${W}::date), ('H', ${H}::date), ('M', ${M}::date)) AS span (kind, start)
      WHERE known.game_type = ${NO_GAME} AND known.active = 1 AND NOT EXISTS (
        SELECT FROM ${memberDays} earlier WHERE earlier.merchant = ${merchant}
          AND earlier.member_id = known.member_id AND earlier.game_type = ${NO_GAME} AND earlier.active > 0
          AND earlier.day >= span.start AND earlier.day < ${day}::date)
    ), raised AS (
      INSERT INTO ${teamActives} (merchant, agent_id, kind, start, active)
      SELECT ${merchant}, above, kind, start, count(*) FROM begun JOIN above USING (member_id)
      GROUP BY above, kind, start
      ON CONFLICT (merchant, agent_id, kind, start) DO UPDATE SET active = team_actives.active + excluded.active
    )
    INSERT INTO ${teamDays} (merchant, agent_id, day, game_type, active, parts, ${columns})
    SELECT ${merchant}, above, ${day}::date, game_type, sum(active), sum(parts), ${sums}
    FROM known JOIN above USING (member_id) GROUP BY above, game_type
    ON CONFLICT (merchant, agent_id, day, game_type) DO UPDATE
    SET active = team_days.active + excluded.active, parts = team_days.parts + excluded.parts, ${added('team_days')}`);
};
