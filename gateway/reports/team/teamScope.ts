import { sql, type SQL } from 'drizzle-orm';
import type { TeamScope } from '#contract/team';
import { isBelow } from '../../agents/lines/isBelow.ts';
import { isInLine } from '../../agents/lines/isInLine.ts';
import { lineMember, type LineMember, type LineName } from '../../agents/lines/lineMember.ts';
import { memberDays, teamDays } from '../../agents/sums/schema.ts';
import type { DayRange } from '../../brands/calendar/dayRange.ts';
import type { Player } from '../../http/policy/caller.ts';
import { members } from '../../members/members/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { plannedByValues } from '../../platform/database/plannedByValues.ts';
import { figureColumns, figureNames } from './figures.ts';

/** Whose figures a report adds up. */
export interface Scope {
  readonly merchant: string;
  readonly root: Pick<LineMember, 'id' | 'line'>;
  readonly kind: TeamScope;
  /** Whether the root's own figures belong to it, beside those of everybody below. */
  readonly hasOwn: boolean;
}

type Asked = LineName & { readonly scope?: TeamScope | undefined };

/**
 * Resolves whom a report is about, without a query where it is the caller. Refuses `not_found` for whoever is not in the
 * caller's line (AGENT-10).
 */
export const scopeOf = async (queries: Queries, caller: Player, asked: Asked): Promise<Scope> => {
  const { merchant, memberId, line } = caller;
  const isNamed = asked.memberId !== undefined || asked.account !== undefined;
  const root = isNamed ? await lineMember(queries, caller, asked) : { id: memberId, line };
  return { merchant, root, kind: asked.scope ?? 'whole', hasOwn: isNamed };
};

/** Everybody below the caller. */
export const wholeLine = ({ merchant, memberId, line }: Player): Scope => ({
  merchant,
  root: { id: memberId, line },
  kind: 'whole',
  hasOwn: false,
});

/** The members whose own figures are in the scope, for a query in which they stand as `member`. */
export const isInScope = ({ merchant, root, kind, hasOwn }: Scope): SQL => {
  const line = sql`member.line`;
  const who = {
    own: sql`member.id = ${root.id}`,
    direct: sql`member.upline_id = ${root.id}`,
    whole: hasOwn ? isInLine(line, root.line) : isBelow(line, root.line),
  }[kind];
  return sql`${sql.raw(plannedByValues)} member.merchant = ${merchant} AND ${who}`;
};

const listed = sql.raw(figureNames.map((name) => figureColumns[name]).join(', '));
const ownListed = sql.raw(
  figureNames.map((name) => (name === 'parts' ? '1 AS parts' : figureColumns[name])).join(', '),
);

/** `sum(…)` of all figures, each by its name. */
export const summedFigures = sql.raw(
  figureNames.map((name) => `coalesce(sum(${figureColumns[name]}), 0)::text AS "${name}"`).join(', '),
);

const ofDays = ({ from, to }: DayRange, gameType: string | undefined): SQL =>
  sql`day >= ${from}::date AND day <= ${to}::date
    ${gameType === undefined ? sql`` : sql`AND game_type = ${gameType}`}`;

/** Rows of sums of the scope, to stand after FROM: `day`, `game_type` and the columns of figures. */
export const daysOfScope = (scope: Scope, range: DayRange, gameType?: string): SQL => {
  const { merchant, root, kind, hasOwn } = scope;
  const days = ofDays(range, gameType);
  const own = sql`SELECT day, game_type, ${ownListed} FROM ${memberDays}
    WHERE merchant = ${merchant} AND member_id = ${root.id} AND ${days}`;
  if (kind === 'own') return sql`(${own})`;
  if (kind === 'direct') {
    return sql`(SELECT day, game_type, ${ownListed} FROM ${members} member
      JOIN ${memberDays} days ON days.merchant = member.merchant AND days.member_id = member.id
      WHERE ${isInScope(scope)} AND ${days})`;
  }
  const below = sql`SELECT day, game_type, ${listed} FROM ${teamDays}
    WHERE merchant = ${merchant} AND agent_id = ${root.id} AND ${days}`;
  return hasOwn ? sql`(${below} UNION ALL ${own})` : sql`(${below})`;
};
