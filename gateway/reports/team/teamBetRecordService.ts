import { sql } from 'drizzle-orm';
import type { GameType } from '#contract/constants';
import type { Query, Value } from '#contract/wireTypes';
import { toPerson } from '../../agents/lines/lineMember.ts';
import { NO_GAME } from '../../agents/sums/NO_GAME.ts';
import { memberDays } from '../../agents/sums/schema.ts';
import { pageOf } from '../../http/paging/pageOf.ts';
import { members } from '../../members/members/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { figureColumns, figureNames, figuresIn, readFigures, type FigureTexts } from './figures.ts';
import { readDays } from './readDays.ts';
import type { TeamReader } from './TeamReader.ts';
import { isInScope, scopeOf, type Scope } from './teamScope.ts';

type Asked = Query<'teamBetRecord'>;

interface Row extends FigureTexts, Record<string, unknown> {
  readonly day: string;
  readonly gameType: string;
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly line: string;
}

interface CountedDay {
  readonly day: string;
  readonly parts: number;
}

/** The days of which a page of rows is made, the last first, and how many of their rows stand before it. */
export const daysOfPage = (
  days: readonly CountedDay[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): { readonly days: string[]; readonly skipped: number } => {
  const found: string[] = [];
  let before = 0;
  let skipped = 0;
  for (const { day, parts } of days.toSorted((a, b) => (a.day < b.day ? 1 : -1))) {
    if (before >= offset + limit) break;
    if (before + parts > offset) {
      if (found.length === 0) skipped = offset - before;
      found.push(day);
    }
    before += parts;
  }
  return { days: found, skipped };
};

const figures = sql.raw(
  figureNames
    .map((name) => (name === 'parts' ? `'1' AS "parts"` : `days.${figureColumns[name]}::text AS "${name}"`))
    .join(', '),
);

/** Who of a line bet how much on what, day by day: `teamBets` has the rounds of a row (AGENT-03, AGENT-12). */
export const teamBetRecordService = (queries: Queries) => {
  const rowsOf = async (
    scope: Scope,
    { gameType }: Asked,
    page: { days: readonly string[]; skipped: number; limit: number },
  ): Promise<Row[]> => {
    if (page.days.length === 0) return [];
    const { rows } = await queries.execute<Row>(sql`
      SELECT to_char(days.day, 'YYYY-MM-DD') AS day, days.game_type AS "gameType", ${figures},
        member.id, member.account, member.nickname, member.type, member.line
      FROM ${memberDays} days JOIN ${members} member ON member.id = days.member_id
      WHERE days.merchant = ${scope.merchant} AND days.day = ANY(${sql.param(page.days)}::date[])
        AND ${gameType === undefined ? sql`days.game_type <> ${NO_GAME}` : sql`days.game_type = ${gameType}`}
        AND ${isInScope(scope)}
      ORDER BY days.day DESC, days.valid_bet DESC, days.member_id, days.game_type
      OFFSET ${page.skipped} LIMIT ${page.limit}`);
    return rows;
  };

  return {
    page: async (reader: TeamReader, asked: Asked): Promise<Value<'teamBetRecord'>> => {
      const { limit, offset, facts } = pageOf(asked);
      const scope = await scopeOf(queries, reader.caller, asked);
      const read = await readDays(queries, scope, asked);
      const counted = read.betDays.map(({ day, figures: { parts } }) => ({ day, parts: Number(parts) }));
      const total = counted.reduce((sum, { parts }) => sum + parts, 0);
      const rows = await rowsOf(scope, asked, { ...daysOfPage(counted, { offset, limit }), limit });
      const wire = figuresIn(reader.currency);
      return {
        ...facts(total),
        countedTo: read.countedTo,
        list: rows.map((row) => ({
          day: row.day,
          member: toPerson(reader.caller, row),
          gameType: row.gameType as GameType,
          ...wire.play(readFigures(row)),
        })),
        sums: wire.play(read.sums),
        days: read.days.map(({ day, figures: sums }) => wire.day(day, sums)),
        games: read.games.map(({ gameType, figures: sums }) => wire.game(gameType, sums)),
      };
    },
  };
};
