import { and, asc, desc, eq } from 'drizzle-orm';
import type { Currency } from '#contract/money';
import type { Query, Value } from '#contract/wireTypes';
import type { Bet } from '../../play/bets/betRepository.ts';
import { bets } from '../../play/bets/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ticketStore } from '../../play/lottery/ticketStore.ts';
import { toTicket } from '../../play/sports/views.ts';
import { toRecorded } from '../../play/lottery/views.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { ProofAsked } from '../../catalogue/vendors/GameVendor.ts';
import type { GameVendors } from '../../catalogue/vendors/GameVendors.ts';
import { betFilter, betsOf, betSums, type BetOwner } from './betFilter.ts';
import { dayOf, dayText } from '../../brands/calendar/dayRange.ts';
import { pageOf } from '../../http/paging/pageOf.ts';
import { playedOn } from './playedOn.ts';
import { sumsOf } from './sumsOf.ts';
import { toBet } from './toBet.ts';

export interface Reader extends BetOwner {
  readonly currency: Currency;
  readonly timeZone: string;
}

const moneyIn = (currency: Currency) => (amount: string) => ({ amount, currency });

/** The betting record (MEM-08). */
export const betRecordService = (queries: Queries, vendors: Pick<GameVendors, 'of'>) => {
  const { gamesOf, matchesOf } = playedOn(queries);
  const proofOf = ({ merchant, vassalage, roundRef }: Bet) =>
    vendors.of(vassalage).roundProof(merchant, roundRef);
  return {
    page: async (reader: Reader, query: Query<'betRecord'>): Promise<Value<'betRecord'>> => {
      const { limit, offset, facts } = pageOf(query);
      const wanted = betFilter(reader, query, reader.timeZone);
      const money = moneyIn(reader.currency);
      const day = dayOf(bets.placedAt, reader.timeZone);
      const [days, rows] = await Promise.all([
        queries
          .select({ day: dayText(day), ...betSums })
          .from(bets)
          .where(wanted)
          .groupBy(day)
          .orderBy(asc(day)),
        queries
          .select()
          .from(bets)
          .where(wanted)
          .orderBy(desc(bets.placedAt), desc(bets.id))
          .offset(offset)
          .limit(limit),
      ]);
      const [games, matches] = await Promise.all([
        gamesOf(
          reader.merchant,
          rows.map(({ gameCode }) => gameCode),
        ),
        matchesOf(reader, rows),
      ]);
      const { count: total, stake, validBet, net } = sumsOf(days);
      return {
        ...facts(total),
        list: rows.map((row) =>
          toBet(row, { game: games.get(row.gameCode), sports: matches.get(row.id) }, query.language),
        ),
        sums: { count: total, stake: money(stake), validBet: money(validBet), net: money(net) },
        days: days.map((one) => ({ day: one.day, stake: money(one.stake), net: money(one.net) })),
      };
    },

    /** One round with what proves it, where its vendor can. Refuses `not_found` for anybody else's. */
    round: async (
      reader: Reader,
      { id, language }: Query<'betRound'>,
      asked: Pick<ProofAsked, 'request' | 'tenant'>,
    ): Promise<Value<'betRound'>> => {
      const [bet] = await queries
        .select()
        .from(bets)
        .where(and(betsOf(reader), eq(bets.id, id)));
      if (bet === undefined) return refuse('not_found');
      const games = await gamesOf(reader.merchant, [bet.gameCode]);
      const [ticket] = await ticketStore(queries).byIds(reader, [bet.id]);
      const staked = (await matchesOf(reader, [bet])).get(bet.id);
      const shown = toBet(bet, { game: games.get(bet.gameCode), sports: staked }, language);
      const { gameName: name, vendorName } = shown;
      const page = () =>
        vendors.of(bet.vassalage).proofPage({ ...asked, language, name, vendorName }, bet.roundRef);
      return {
        bet: shown,
        round: bet.roundRef,
        sports: staked ? toTicket(staked, language) : null,
        proofPage: ticket === undefined && staked === undefined ? await page() : null,
        ...(ticket ? await toRecorded(ticket, language) : { proof: await proofOf(bet), lottery: null }),
      };
    },
  };
};
