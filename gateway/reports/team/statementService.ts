import { sql, type SQL } from 'drizzle-orm';
import type { GameType } from '#contract/constants';
import type { StatementSort } from '#contract/team';
import type { Query, Value } from '#contract/wireTypes';
import { toPerson } from '../../agents/lines/lineMember.ts';
import { memberDays, teamDays } from '../../agents/sums/schema.ts';
import { pageOf } from '../../http/paging/pageOf.ts';
import { members } from '../../members/members/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { activeTeams, countedBelow, ownActive } from './activeMembers.ts';
import { figureColumns, figuresIn, figureNames, readFigures, type FigureTexts } from './figures.ts';
import { readDays, type ReadDays } from './readDays.ts';
import type { TeamReader } from './TeamReader.ts';
import { isInScope, scopeOf, summedFigures, type Scope } from './teamScope.ts';

type Statement = Value<'teamStatements'>;
type Line = Statement['list'][number];
type Asked = Query<'teamStatements'>;

interface MemberRow extends FigureTexts, Record<string, unknown> {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly line: string;
  readonly activeMembers: string;
  readonly total: number;
}

const listed = sql.raw(figureNames.map((name) => `days.${figureColumns[name]}`).join(', '));
const ownListed = sql.raw(
  figureNames.map((name) => (name === 'parts' ? '1 AS parts' : `days.${figureColumns[name]}`)).join(', '),
);

const sortColumns = {
  account: sql`account_key`,
  validBet: sql`sum(valid_bet)`,
  net: sql`sum(net)`,
  deposit: sql`sum(deposit)`,
  withdrawal: sql`sum(withdrawal)`,
} as const satisfies Record<StatementSort, SQL>;

/** Whose figures a line of the statement is, as rows of `member` with the columns of figures. */
const sourceOf = (scope: Scope, { by, from, to, gameType }: Asked): SQL => {
  const onDays = sql`days.day >= ${from}::date AND days.day <= ${to}::date
    ${gameType === undefined ? sql`` : sql`AND days.game_type = ${gameType}`}`;
  const own = (who: SQL) => sql`SELECT member.id, ${ownListed} FROM ${members} member
    JOIN ${memberDays} days ON days.merchant = member.merchant AND days.member_id = member.id
    WHERE ${who} AND ${onDays}`;
  if (by === 'member') return own(isInScope(scope));
  const direct = isInScope({ ...scope, kind: 'direct' });
  return sql`${own(direct)} UNION ALL SELECT member.id, ${listed} FROM ${members} member
    JOIN ${teamDays} days ON days.merchant = member.merchant AND days.agent_id = member.id
    WHERE ${direct} AND ${onDays}`;
};

/** How many of a line of the statement, `page`, were active, and what has to be joined to know. */
const activeOf = (scope: Scope, asked: Asked): { readonly active: SQL; readonly teams: SQL } => {
  const head = { merchant: scope.merchant, id: sql`page.id` };
  const own = ownActive(head, asked);
  if (asked.by !== 'team') return { active: own, teams: sql`` };
  const counted = countedBelow(head, asked);
  return counted === undefined
    ? {
        active: sql`coalesce(teams.active, 0)`,
        teams: sql`LEFT JOIN ${activeTeams(scope, asked)} AS teams ON teams.id = page.id`,
      }
    : { active: sql`${counted} + ${own}`, teams: sql`` };
};

/** Lines of members or of teams: a member without any figure on the days has none. */
const memberLines = async (queries: Queries, scope: Scope, asked: Asked): Promise<MemberRow[]> => {
  const { limit, offset } = pageOf(asked);
  const { sort = 'validBet', order = sort === 'account' ? 'asc' : 'desc' } = asked;
  const { active, teams } = activeOf(scope, asked);
  const { rows } = await queries.execute<MemberRow>(sql`
    SELECT page.*, (${active})::text AS "activeMembers"
    FROM (
      SELECT member.id, member.account, member.nickname, member.type, member.line, found.*
      FROM (
        SELECT part.id AS part_id, ${summedFigures}, count(*) OVER ()::int AS total,
          row_number() OVER (ORDER BY ${sortColumns[sort]} ${sql.raw(order)}, part.id) AS place
        FROM (${sourceOf(scope, asked)}) AS part
        ${sort === 'account' ? sql`JOIN ${members} keyed ON keyed.id = part.id` : sql``}
        GROUP BY part.id ${sort === 'account' ? sql`, keyed.account_key` : sql``}
        ORDER BY place OFFSET ${offset} LIMIT ${limit}
      ) AS found JOIN ${members} member ON member.id = found.part_id
    ) AS page ${teams} ORDER BY place`);
  return rows;
};

/** Profit and loss of a line by day, game type, member or direct downline (AGENT-03, AGENT-12). */
export const statementService = (queries: Queries) => {
  const ofDays = (read: ReadDays, asked: Asked, { currency }: TeamReader): Line[] => {
    const wire = figuresIn(currency);
    return asked.by === 'day'
      ? read.days.toReversed().map(({ day, figures }) => ({
          day,
          ...wire.statement(figures, figures.active, asked.gameType !== undefined),
        }))
      : read.games.map(({ gameType, figures }) => ({
          gameType: gameType as GameType,
          ...wire.statement(figures, figures.active, true),
        }));
  };

  const linesOf = async (read: ReadDays, scope: Scope, asked: Asked, reader: TeamReader) => {
    const { limit, offset } = pageOf(asked);
    if (asked.by === 'day' || asked.by === 'gameType') {
      const all = ofDays(read, asked, reader);
      return { total: all.length, list: all.slice(offset, offset + limit) };
    }
    const wire = figuresIn(reader.currency);
    const rows = await memberLines(queries, scope, asked);
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        member: toPerson(reader.caller, row),
        ...wire.statement(readFigures(row), BigInt(row.activeMembers), asked.gameType !== undefined),
      })),
    };
  };

  return {
    read: async (reader: TeamReader, asked: Asked): Promise<Statement> => {
      const { facts } = pageOf(asked);
      const scope = await scopeOf(queries, reader.caller, asked);
      const read = await readDays(queries, scope, asked, asked);
      const { total, list } = await linesOf(read, scope, asked, reader);
      const wire = figuresIn(reader.currency);
      return {
        ...facts(total),
        countedTo: read.countedTo,
        list,
        sums: wire.statement(read.sums, read.active, asked.gameType !== undefined),
        days: read.days.map(({ day, figures }) => wire.day(day, figures)),
      };
    },
  };
};
