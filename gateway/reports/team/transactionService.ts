import { sql } from 'drizzle-orm';
import type { TeamMove } from '#contract/team';
import type { Query, Value } from '#contract/wireTypes';
import { toPerson } from '../../agents/lines/lineMember.ts';
import { memberMoves } from '../../agents/sums/schema.ts';
import { within } from '../../brands/calendar/dayRange.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import { pageOf } from '../../http/paging/pageOf.ts';
import { members } from '../../members/members/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { figuresIn } from './figures.ts';
import { readDays } from './readDays.ts';
import type { TeamReader } from './TeamReader.ts';
import { isInScope, scopeOf, type Scope } from './teamScope.ts';

type Asked = Query<'teamTransactions'>;

interface Row extends Record<string, unknown> {
  readonly total: number;
  readonly move: string;
  readonly kind: TeamMove;
  readonly amount: string;
  readonly at: string;
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly line: string;
}

/** Movements of a line's money apart from games, as they were counted (AGENT-03, AGENT-12). */
export const transactionService = (queries: Queries) => {
  const rowsOf = async (scope: Scope, asked: Asked, timeZone: string): Promise<Row[]> => {
    const { limit, offset } = pageOf(asked);
    const { rows } = await queries.execute<Row>(sql`
      SELECT count(*) OVER ()::int AS total, ${memberMoves.postingId}::text AS move, ${memberMoves.kind},
        ${memberMoves.amount}::text, ${memberMoves.at},
        member.id, member.account, member.nickname, member.type, member.line
      FROM ${memberMoves} JOIN ${members} member ON member.id = ${memberMoves.memberId}
      WHERE ${memberMoves.merchant} = ${scope.merchant} AND ${within(memberMoves.countedAt, asked, timeZone)}
        AND ${isInScope(scope)} ${asked.kind === undefined ? sql`` : sql`AND ${memberMoves.kind} = ${asked.kind}`}
      ORDER BY ${memberMoves.countedAt} DESC, ${memberMoves.postingId} DESC, ${memberMoves.memberId}
      OFFSET ${offset} LIMIT ${limit}`);
    return rows;
  };

  return {
    page: async (reader: TeamReader, asked: Asked): Promise<Value<'teamTransactions'>> => {
      const { caller, currency, timeZone } = reader;
      const { facts } = pageOf(asked);
      const scope = await scopeOf(queries, caller, asked);
      const read = await readDays(queries, scope, { from: asked.from, to: asked.to });
      const rows = await rowsOf(scope, asked, timeZone);
      const wire = figuresIn(currency);
      return {
        ...facts(rows[0]?.total ?? 0),
        countedTo: read.countedTo,
        list: rows.map((row) => ({
          // Of a transfer both sides are in the line.
          id: `${row.move}-${row.id}`,
          member: toPerson(caller, row),
          kind: row.kind,
          amount: wireMoney(BigInt(row.amount), currency),
          at: new Date(row.at).toISOString(),
        })),
        sums: wire.moves(read.sums),
        days: read.days.map(({ day, figures }) => wire.day(day, figures)),
      };
    },
  };
};
