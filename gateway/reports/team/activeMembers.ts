import { sql, type SQL } from 'drizzle-orm';
import { isBelow } from '../../agents/lines/isBelow.ts';
import { longSpans, type LongSpan } from '../../agents/sums/longSpans.ts';
import { NO_GAME } from '../../agents/sums/NO_GAME.ts';
import { memberDays, teamActives, teamDays } from '../../agents/sums/schema.ts';
import { dayLater, type DayRange } from '../../brands/calendar/dayRange.ts';
import { members } from '../../members/members/schema.ts';
import type { Scope } from './teamScope.ts';

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
  /** The id, as an expression of the query. */
  readonly id: SQL;
}

interface Days extends DayRange {
  readonly gameType?: string | undefined;
}

/** Whether a member had a valid bet on the days; 1 or 0. */
export const ownActive = ({ merchant, id }: Head, { from, to, gameType = NO_GAME }: Days): SQL =>
  sql`(EXISTS (SELECT FROM ${memberDays} own WHERE own.merchant = ${merchant} AND own.member_id = ${id}
    AND own.day >= ${from}::date AND own.day <= ${to}::date AND own.game_type = ${gameType} AND own.active > 0))::int`;

/** How many below somebody had a valid bet on the days, where the job has counted them: of a day or of a whole span. */
export const countedBelow = (
  { merchant, id }: Head,
  { from, to, gameType = NO_GAME }: Days,
): SQL | undefined => {
  if (from === to) {
    return sql`coalesce((SELECT active FROM ${teamDays} WHERE merchant = ${merchant} AND agent_id = ${id}
      AND day = ${from}::date AND game_type = ${gameType}), 0)`;
  }
  const kind = gameType === NO_GAME ? spanOf({ from, to }) : undefined;
  return (
    kind &&
    sql`coalesce((SELECT active FROM ${teamActives} WHERE merchant = ${merchant} AND agent_id = ${id}
      AND kind = ${kind} AND start = ${from}::date), 0)`
  );
};

/**
 * Members below a line with a valid bet on the days, each once, to stand after FROM as `who`. Said by IN, nobody is looked
 * up for each day anew: a short line is looked up among the players, the players of a long one among its members.
 */
const playersBelow = (merchant: string, line: string, { from, to, gameType = NO_GAME }: Days): SQL =>
  sql`${members} who WHERE who.merchant = ${merchant} AND ${isBelow(sql`who.line`, line)}
    AND who.id IN (SELECT played.member_id FROM ${memberDays} played
      WHERE played.merchant = ${merchant} AND played.day >= ${from}::date AND played.day <= ${to}::date
        AND played.game_type = ${gameType} AND played.active > 0)`;

/** How many below somebody had a valid bet on the days, each once. */
export const activeBelow = (
  { merchant, root: { id, line } }: Pick<Scope, 'merchant' | 'root'>,
  days: Days,
): SQL =>
  countedBelow({ merchant, id: sql`${id}::uuid` }, days) ??
  sql`(SELECT count(*) FROM ${playersBelow(merchant, line, days)})`;

/**
 * The same of each direct downline with everybody below it, to stand after FROM: `id` and `active`. One pass over the
 * players of the whole line, however many teams there are.
 */
export const activeTeams = ({ merchant, root }: Pick<Scope, 'merchant' | 'root'>, days: Days): SQL =>
  sql`(SELECT split_part(substr(who.line, ${root.line.length + 1}), '/', 1)::uuid AS id,
      count(*) AS active
    FROM ${playersBelow(merchant, root.line, days)} GROUP BY 1)`;
