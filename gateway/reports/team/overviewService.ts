import { sql } from 'drizzle-orm';
import type { Query, Value } from '#contract/wireTypes';
import { toPerson } from '../../agents/lines/lineMember.ts';
import { NO_GAME } from '../../agents/sums/NO_GAME.ts';
import { lineSizes, memberDays, teamDays } from '../../agents/sums/schema.ts';
import { brandDay } from '../../brands/calendar/brandDay.ts';
import { dayLater, daysIn, type DayRange } from '../../brands/calendar/dayRange.ts';
import { members } from '../../members/members/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { activeBelow } from './activeMembers.ts';
import { figuresIn } from './figures.ts';
import { readDays, splitDays, type FoldedDays } from './readDays.ts';
import type { TeamReader } from './TeamReader.ts';
import { isInScope, wholeLine } from './teamScope.ts';

/** So many direct downlines stand out. */
const TOP = 5;

interface LineRow extends Record<string, unknown> {
  readonly members: number;
  readonly direct: number;
  readonly agents: number;
  readonly joined: number;
  readonly activeBefore: string;
  readonly income: string;
  readonly incomeBefore: string;
}

interface TopRow extends Record<string, unknown> {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly line: string;
  readonly members: number;
  readonly valid_bet: string;
  readonly net: string;
  readonly days: readonly { readonly day: string; readonly net: string }[];
}

/** As many days right before. */
const before = ({ from, to }: DayRange): DayRange => ({
  from: dayLater(from, -daysIn({ from, to })),
  to: dayLater(from, -1),
});

/** Everything below an agent at a glance (AGENT-02): three statements. */
export const overviewService = (queries: Queries) => {
  const lineOf = async (
    { caller, timeZone }: TeamReader,
    { span, earlier, now }: { readonly span: DayRange; readonly earlier: DayRange; readonly now: Date },
  ): Promise<LineRow | undefined> => {
    const { merchant, memberId } = caller;
    const income = ({ from, to }: DayRange) => sql`(SELECT coalesce(sum(commission), 0) FROM ${memberDays}
      WHERE merchant = ${merchant} AND member_id = ${memberId} AND game_type = ${NO_GAME}
        AND day >= ${from}::date AND day <= ${to}::date)::text`;
    const { rows } = await queries.execute<LineRow>(sql`
      SELECT coalesce(size.members, 0) AS members, coalesce(size.direct, 0) AS direct,
        coalesce(size.agents, 0) AS agents,
        coalesce((SELECT joined FROM ${teamDays} WHERE merchant = ${merchant} AND agent_id = ${memberId}
          AND day = ${brandDay(now, timeZone)}::date AND game_type = ${NO_GAME}), 0) AS joined,
        (${activeBelow(wholeLine(caller), earlier)})::text AS "activeBefore",
        ${income(span)} AS income, ${income(earlier)} AS "incomeBefore"
      FROM (SELECT 1) AS one
      LEFT JOIN ${lineSizes} size ON size.merchant = ${merchant} AND size.member_id = ${memberId}`);
    return rows[0];
  };

  const topOf = async ({ caller }: TeamReader, { from, to }: DayRange): Promise<TopRow[]> => {
    const direct = isInScope({ ...wholeLine(caller), kind: 'direct' });
    const onDays = sql`day >= ${from}::date AND day <= ${to}::date AND game_type <> ${NO_GAME}`;
    const { rows } = await queries.execute<TopRow>(sql`
      WITH part AS (
        SELECT member.id, day, valid_bet, net FROM ${members} member
        JOIN ${memberDays} own ON own.merchant = member.merchant AND own.member_id = member.id
        WHERE ${direct} AND ${onDays}
        UNION ALL SELECT member.id, day, valid_bet, net FROM ${members} member
        JOIN ${teamDays} team ON team.merchant = member.merchant AND team.agent_id = member.id
        WHERE ${direct} AND ${onDays}
      ), top AS (
        SELECT id, sum(valid_bet) AS valid_bet, sum(net) AS net FROM part GROUP BY id
        ORDER BY sum(valid_bet) DESC, id LIMIT ${TOP}
      )
      SELECT member.id, member.account, member.nickname, member.type, member.line,
        coalesce(size.members, 0) AS members, top.valid_bet::text, top.net::text, (
          SELECT jsonb_agg(jsonb_build_object('day', to_char(day, 'YYYY-MM-DD'), 'net', net::text) ORDER BY day)
          FROM (SELECT day, sum(part.net) AS net FROM part WHERE part.id = top.id GROUP BY day) AS days
        ) AS days
      FROM top JOIN ${members} member ON member.id = top.id
      LEFT JOIN ${lineSizes} size ON size.merchant = member.merchant AND size.member_id = member.id
      ORDER BY top.valid_bet DESC, top.id`);
    return rows;
  };

  return {
    read: async (
      reader: TeamReader,
      asked: Query<'teamOverview'>,
      now: Date,
    ): Promise<Value<'teamOverview'>> => {
      const wire = figuresIn(reader.currency);
      const { money } = wire;
      const earlier = before(asked);
      const both = { from: earlier.from, to: asked.to };
      const read = await readDays(queries, wholeLine(reader.caller), both, asked);
      const line = await lineOf(reader, { span: asked, earlier, now });
      const top = await topOf(reader, asked);
      const span = splitDays(read, asked);
      const sumsOf = ({ sums }: Pick<FoldedDays, 'sums'>, active: bigint, income: string | undefined) => ({
        ...wire.statement(sums, active, false),
        money: wire.moves(sums),
        joined: Number(sums.joined),
        firstDeposits: Number(sums.firstDeposits),
        income: money(BigInt(income ?? 0)),
      });
      return {
        countedTo: read.countedTo,
        line: {
          members: line?.members ?? 0,
          direct: line?.direct ?? 0,
          agents: line?.agents ?? 0,
          joinedToday: line?.joined ?? 0,
        },
        sums: sumsOf(span, read.active, line?.income),
        before: sumsOf(splitDays(read, earlier), BigInt(line?.activeBefore ?? 0), line?.incomeBefore),
        days: span.days.map(({ day, figures }) => wire.day(day, figures)),
        games: span.games.map(({ gameType, figures }) => wire.game(gameType, figures)),
        top: top.map((row) => ({
          member: toPerson(reader.caller, row),
          members: row.members,
          validBet: money(BigInt(row.valid_bet)),
          net: money(BigInt(row.net)),
          days: row.days.map(({ day, net }) => ({ day, net: money(BigInt(net)) })),
        })),
      };
    },
  };
};
