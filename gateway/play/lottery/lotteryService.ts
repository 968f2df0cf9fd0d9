import { lotteryLimits, prizeModes as allPrizeModes, type LottoArea, type PlayType } from '#contract/lottery';
import type { Body, Value } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { playWallet } from '../../money/wallets/playWallet.ts';
import { drawStore } from './drawStore.ts';
import type { Lottery } from './lotteries.ts';
import type { LotteryPlace } from './lotteryPlace.ts';
import { rates } from './rates.ts';
import { ticketStore } from './ticketStore.ts';
import { toDraw, toLottery } from './views.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

const WEEK = 7 * 86_400_000;
const MOST_DRAWS = 50;

type Offer = Pick<LotteryPlace, 'lotteries'>;

const inArea = ({ lotteries }: Offer, area: LottoArea | undefined): Lottery[] =>
  lotteries.filter((lottery) => area === undefined || lottery.area === area);

const named = ({ lotteries }: Offer, gameCode: string): Lottery | undefined =>
  lotteries.find(({ code }) => code === gameCode);

/** What lotteries there are, when they draw and what they drew (LOTT-01). */
export const lotteryService = (queries: Queries) => {
  const draws = drawStore(queries);
  const tickets = ticketStore(queries);

  const listed = async (shown: readonly Lottery[], place: LotteryPlace) => {
    const { merchant, now } = place;
    const next = new Map((await draws.upcoming(merchant, now)).map((draw) => [draw.lottery, draw]));
    return Promise.all(shown.map((lottery) => toLottery(lottery, next.get(lottery.code), place)));
  };

  return {
    menu: (place: LotteryPlace, area: LottoArea | undefined) => listed(inArea(place, area), place),

    recent: async (place: LotteryPlace, player: Player) =>
      listed(
        (await tickets.played(player)).flatMap((code) => named(place, code) ?? []),
        place,
      ),

    /** The most played of the last week first; among those alike, the order of the house. */
    popular: async (place: LotteryPlace, count: number, prizeModes: readonly string[] = allPrizeModes) => {
      const counts = await tickets.countByLottery(place.merchant, new Date(place.now.getTime() - WEEK));
      const shown = place.lotteries
        .filter(({ prizeMode }) => prizeModes.includes(prizeMode))
        .toSorted((a, b) => (counts.get(b.code) ?? 0) - (counts.get(a.code) ?? 0));
      return listed(shown.slice(0, count), place);
    },

    /** Refuses `not_found` for a lottery of another area. */
    opened: async (place: LotteryPlace, code: string, count: number, area?: LottoArea) => {
      const lottery = named(place, code);
      if (lottery === undefined || (area !== undefined && lottery.area !== area)) return refuse('not_found');
      const rows = await draws.opened(place.merchant, code, Math.min(count, MOST_DRAWS));
      return Promise.all(rows.map((row) => toDraw(row, place.language)));
    },

    /** The last draw of each lottery, or what was drawn on a day; the last drawn first. */
    lastDraws: async (place: LotteryPlace, area: LottoArea | undefined, day?: string) => {
      const { merchant, language } = place;
      const codes = inArea(place, area).map(({ code }) => code);
      const rows = await (day === undefined
        ? draws.latest(merchant, codes)
        : draws.ofDay(merchant, codes, day));
      const sorted = rows.toSorted((a, b) => b.drawsAt.getTime() - a.drawsAt.getTime());
      return Promise.all(sorted.map((row) => toDraw(row, language)));
    },

    /** One lottery as it is bet on. Refuses `not_found`. */
    lobby: async (place: LotteryPlace, code: string, tenant: Tenant): Promise<Value<'lotteryLobby'>> => {
      const lottery = named(place, code) ?? refuse('not_found');
      const [shown] = await listed([lottery], place);
      const [last] = await draws.opened(place.merchant, code, 1);
      const money = (written: number) => wireMoney(scaledSum(written, tenant), tenant.currency);
      return {
        ...(shown ?? refuse('not_found')),
        last: last ? await toDraw(last, place.language) : null,
        playTypes: Object.entries(rates[lottery.format]).map(([playType, pays]) => ({
          playType: playType as PlayType,
          pays: pays.map((pay) => ({ ...pay })),
        })),
        limits: { leastUnit: money(lotteryLimits.leastUnit), mostStake: money(lotteryLimits.mostStake) },
        wallet: await playWallet(queries, place.merchant, lottery.vassalage),
      };
    },

    /** Which lottery a launch opens: the one named, or the first of its area and prize mode. Refuses `not_found`. */
    launched: (offer: Offer, { lottoArea, prizeMode, gameCode }: Body<'lotteryLaunch'>): Lottery =>
      inArea(offer, lottoArea).find(
        (lottery) =>
          (prizeMode === undefined || lottery.prizeMode === prizeMode) &&
          (gameCode === undefined || lottery.code === gameCode),
      ) ?? refuse('not_found'),
  };
};
