import { sql, type SQL } from 'drizzle-orm';
import { longSpans, type LongSpan } from '../../agents/sums/longSpans.ts';
import { NO_GAME } from '../../agents/sums/NO_GAME.ts';
import { memberDays, teamActives, teamDays } from '../../agents/sums/schema.ts';
import { dayLater, type DayRange } from '../../brands/calendar/dayRange.ts';
import { members } from '../../members/members/schema.ts';

const kinds = ['M', 'H', 'W'] as const satisfies readonly LongSpan[];

/** The span that days are, of those whose active members are counted. */
const spanOf = ({ from, to }: DayRange): LongSpan | undefined =>
  kinds.find(
    (kind) =>
      longSpans(from)[kind] === from &&
      longSpans(to)[kind] === from &&
      longSpans(dayLater(to, 1))[kind] !== from,
  );

/** Somebody whose line is counted, as a query knows them. */
interface Head {
  readonly merchant: string;
  /** Id and line, as expressions of the query. */
  readonly id: SQL;
  readonly line: SQL;
}

interface Days extends DayRange {
  readonly gameType?: string | undefined;
}

/** Whether a member had a valid bet on the days; 1 or 0. */
export const ownActive = (
  { merchant, id }: Omit<Head, 'line'>,
  { from, to, gameType = NO_GAME }: Days,
): SQL =>
  sql`(EXISTS (SELECT FROM ${memberDays} own WHERE own.merchant = ${merchant} AND own.member_id = ${id}
    AND own.day >= ${from}::date AND own.day <= ${to}::date AND own.game_type = ${gameType} AND own.active > 0))::int`;

/**
 * How many below somebody had a valid bet on the days, each once. A day and whole spans are counted by the job; other
 * ranges are counted here.
 */
export const activeBelow = ({ merchant, id, line }: Head, { from, to, gameType = NO_GAME }: Days): SQL => {
  if (from === to) {
    return sql`coalesce((SELECT active FROM ${teamDays} WHERE merchant = ${merchant} AND agent_id = ${id}
      AND day = ${from}::date AND game_type = ${gameType}), 0)`;
  }
  const kind = gameType === NO_GAME ? spanOf({ from, to }) : undefined;
  if (kind !== undefined) {
    return sql`coalesce((SELECT active FROM ${teamActives} WHERE merchant = ${merchant} AND agent_id = ${id}
      AND kind = ${kind} AND start = ${from}::date), 0)`;
  }
  return sql`(SELECT count(DISTINCT played.member_id) FROM ${memberDays} played
    JOIN ${members} who ON who.id = played.member_id
    WHERE played.merchant = ${merchant} AND played.day >= ${from}::date AND played.day <= ${to}::date
      AND played.game_type = ${gameType} AND played.active > 0
      AND who.merchant = ${merchant} AND who.line ~>~ ${line} AND who.line ~<~ (rtrim(${line}, '/') || '0'))`;
};
