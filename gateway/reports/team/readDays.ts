import { sql, type SQL } from 'drizzle-orm';
import { NO_GAME } from '../../agents/sums/NO_GAME.ts';
import { memberDays, sumMarks } from '../../agents/sums/schema.ts';
import { daysIn, type DayRange } from '../../brands/calendar/dayRange.ts';
import { members } from '../../members/members/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { activeBelow, ownActive } from './activeMembers.ts';
import { addFigures, readFigures, type Figures, type FigureTexts } from './figures.ts';
import { daysOfScope, isInScope, summedFigures, type Scope } from './teamScope.ts';

/** Sums of a day and a game type, or of what belongs to no game. */
interface Part {
  /** As `2026-11-20`. */
  readonly day: string;
  readonly gameType: string;
  readonly figures: Figures;
}

type GroupOf<Name extends 'day' | 'gameType'> = Pick<Part, Name | 'figures'>;

/** Parts added up in all, by day and by game type. */
export interface FoldedDays {
  readonly sums: Figures;
  /** The first day first. Members with a valid bet count once a day. */
  readonly days: readonly GroupOf<'day'>[];
  /** The same of rounds alone: `parts` is the number of members' rows of the day. */
  readonly betDays: readonly GroupOf<'day'>[];
  readonly games: readonly GroupOf<'gameType'>[];
}

export interface ReadDays extends FoldedDays {
  readonly countedTo: string | null;
  /** Members with a valid bet on the days of `activeOn`, each once; zero where none were named. */
  readonly active: bigint;
  readonly parts: readonly Part[];
}

type Days = DayRange & { readonly gameType?: string | undefined };

interface Row extends FigureTexts, Record<string, unknown> {
  readonly countedTo: string | null;
  readonly activeMembers: string;
  readonly day: string | null;
  readonly gameType: string;
}

const activeOf = (scope: Scope, days: Days): SQL => {
  const { merchant, root, kind, hasOwn } = scope;
  const own = ownActive({ merchant, id: sql`${root.id}::uuid` }, days);
  if (kind === 'own') return own;
  if (kind === 'whole') return hasOwn ? sql`${activeBelow(scope, days)} + ${own}` : activeBelow(scope, days);
  return sql`(SELECT count(DISTINCT played.member_id) FROM ${members} member
    JOIN ${memberDays} played ON played.merchant = member.merchant AND played.member_id = member.id
    WHERE ${isInScope(scope)} AND played.day >= ${days.from}::date AND played.day <= ${days.to}::date
      AND played.game_type = ${days.gameType ?? NO_GAME} AND played.active > 0)`;
};

const groups = <Name extends 'day' | 'gameType'>(parts: readonly Part[], name: Name) =>
  [...Map.groupBy(parts, (part) => part[name])]
    .map(([key, group]) => ({ key, group, figures: addFigures(group.map(({ figures }) => figures)) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));

/** Of one game type the members active in it count, else those of the day as a whole. */
const fold = (parts: readonly Part[], gameType: string = NO_GAME): FoldedDays => {
  const played = parts.filter((part) => part.gameType !== NO_GAME);
  return {
    sums: addFigures(parts.map(({ figures }) => figures)),
    days: groups(parts, 'day').map(({ key, group, figures }) => ({
      day: key,
      figures: {
        ...figures,
        active: addFigures(group.filter((part) => part.gameType === gameType).map((part) => part.figures))
          .active,
      },
    })),
    betDays: groups(played, 'day').map(({ key, figures }) => ({ day: key, figures })),
    games: groups(played, 'gameType').map(({ key, figures }) => ({ gameType: key, figures })),
  };
};

/** What was read of a longer range, of some of its days alone. */
export const splitDays = ({ parts }: Pick<ReadDays, 'parts'>, { from, to }: DayRange): FoldedDays =>
  fold(parts.filter(({ day }) => day >= from && day <= to));

/**
 * Sums of a scope over days, in one statement, with the members who were active on `activeOn`. Refuses `bad_request` for
 * no range of days or too long a one.
 */
export const readDays = async (
  queries: Queries,
  scope: Scope,
  asked: Days,
  activeOn?: DayRange,
): Promise<ReadDays> => {
  const { from, to, gameType } = asked;
  daysIn({ from, to });
  const { rows } = await queries.execute<Row>(sql`
    SELECT mark."countedTo", mark."activeMembers", found.*
    FROM (
      SELECT (SELECT counted_to FROM ${sumMarks} WHERE merchant = ${scope.merchant}) AS "countedTo",
        (${activeOn ? activeOf(scope, { ...activeOn, gameType }) : sql`0`})::text AS "activeMembers"
    ) AS mark
    LEFT JOIN (
      SELECT to_char(day, 'YYYY-MM-DD') AS day, game_type AS "gameType", ${summedFigures}
      FROM ${daysOfScope(scope, { from, to }, gameType)} AS days GROUP BY days.day, days.game_type
    ) AS found ON true`);
  const parts = rows.flatMap((row) =>
    row.day === null ? [] : [{ day: row.day, gameType: row.gameType, figures: readFigures(row) }],
  );
  const countedTo = rows[0]?.countedTo ?? null;
  return {
    ...fold(parts, gameType),
    countedTo: countedTo === null ? null : new Date(countedTo).toISOString(),
    active: BigInt(rows[0]?.activeMembers ?? 0),
    parts,
  };
};
