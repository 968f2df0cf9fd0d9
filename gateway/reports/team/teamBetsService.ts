import { and, desc, eq, sql } from 'drizzle-orm';
import type { Query, Value } from '#contract/wireTypes';
import { lineMember, toPerson } from '../../agents/lines/lineMember.ts';
import { dayOf, dayText, within } from '../../brands/calendar/dayRange.ts';
import { pageOf } from '../../http/paging/pageOf.ts';
import type { Queries } from '../../platform/database/database.ts';
import { bets } from '../../play/bets/schema.ts';
import { resultIs } from '../records/betFilter.ts';
import { playedOn } from '../records/playedOn.ts';
import { toBet } from '../records/toBet.ts';
import { addFigures, figuresIn, type FigureName } from './figures.ts';
import type { TeamReader } from './TeamReader.ts';

const noFigures = addFigures([]);
const over = (what: ReturnType<typeof sql>) => sql<string>`coalesce(sum(${what}) OVER (), 0)::text`;
const isCarried = (day: ReturnType<typeof dayOf>) =>
  sql`CASE WHEN ${bets.countedOn} < ${day} THEN ${bets.win} - ${bets.stake} ELSE 0 END`;

/** Rounds of one member of the line: those of which the sums of the days are made (AGENT-03, AGENT-12). */
export const teamBetsService = (queries: Queries) => ({
  /** Refuses `not_found` for whoever is not in the caller's line. */
  page: async (reader: TeamReader, asked: Query<'teamBets'>): Promise<Value<'teamBets'>> => {
    const { caller, currency, timeZone } = reader;
    const { merchant } = caller;
    const { limit, offset, facts } = pageOf(asked);
    const member = await lineMember(queries, caller, { memberId: asked.memberId });
    const day = dayOf(bets.countedAt, timeZone);
    const rows = await queries
      .select({
        bet: bets,
        countedOn: dayText(day),
        total: sql<number>`count(*) OVER ()::int`,
        stake: over(sql`${bets.stake}`),
        validBet: over(sql`${bets.validBet}`),
        win: over(sql`${bets.win}`),
        carried: over(isCarried(day)),
      })
      .from(bets)
      .where(
        and(
          eq(bets.merchant, merchant),
          eq(bets.memberId, member.id),
          within(bets.countedAt, asked, timeZone),
          asked.gameType === undefined ? undefined : eq(bets.gameType, asked.gameType),
          asked.result === undefined ? undefined : resultIs(asked.result),
        ),
      )
      .orderBy(desc(bets.countedAt), desc(bets.id))
      .offset(offset)
      .limit(limit);
    const { gamesOf, matchesOf } = playedOn(queries);
    const found = rows.map(({ bet }) => bet);
    const games = await gamesOf(
      merchant,
      found.map(({ gameCode }) => gameCode),
    );
    const matches = await matchesOf({ merchant, memberId: member.id }, found);
    const [first] = rows;
    const read = (name: 'stake' | 'validBet' | 'win' | 'carried'): bigint => BigInt(first?.[name] ?? 0);
    const sums: Partial<Record<FigureName, bigint>> = {
      bets: BigInt(first?.total ?? 0),
      stake: read('stake'),
      validBet: read('validBet'),
      win: read('win'),
      net: read('win') - read('stake'),
      carried: read('carried'),
    };
    return {
      ...facts(first?.total ?? 0),
      member: toPerson(caller, member),
      list: rows.map(({ bet, countedOn }) => ({
        ...toBet(bet, { game: games.get(bet.gameCode), sports: matches.get(bet.id) }, asked.language),
        countedOn,
      })),
      sums: figuresIn(currency).play({ ...noFigures, ...sums }),
    };
  },
});
