import type { Language } from '#contract/constants';
import { sportsLimits, type Sport } from '#contract/sports';
import type { HotMatch, MatchPrice, Value } from '#contract/wireTypes';
import type { Queries } from '../../platform/database/database.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { playWallet } from '../../money/wallets/playWallet.ts';
import { isHidden } from '../../catalogue/games/isHidden.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { bookOf } from './books.ts';
import { codesOf, competitions } from './competitions/competitions.ts';
import { contestOf } from './contest.ts';
import { feedStore } from './feedStore.ts';
import { matchStore, type MatchRow } from './matchStore.ts';
import { quoteAt, type Quote } from './quote.ts';
import { toCourse } from './courseView.ts';
import { toHotMatch, toMatch, toPrice, toResult } from './views.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

const DAY = 86_400_000;
const MOST_RESULTS = 60;
const HOT = 7;
/** Of the hot ones, so many run already: the others come. */
const HOT_RUNNING = 3;

const allCodes = competitions.map(({ code }) => code);
const hotCodes = competitions.filter(({ hot }) => hot).map(({ code }) => code);

interface Place {
  readonly merchant: string;
  readonly language: Language;
  readonly now: Date;
}

interface Quoted {
  readonly match: MatchRow;
  readonly quote: Quote;
}

/** What can be bet on, at which price (SPORT-01). While the feed stands, all of it is as it was when it stopped. */
export const board = (queries: Queries) => {
  const store = matchStore(queries);
  const feed = feedStore(queries);

  const quoted = async (merchant: string, codes: readonly string[], now: Date) => {
    const stoppedAt = await feed.stoppedAt(merchant);
    const at = stoppedAt ?? now;
    const rows = await store.current(merchant, codes, at);
    const list = rows.flatMap((match): Quoted[] => {
      const quote = quoteAt(match, at);
      return quote ? [{ match, quote }] : [];
    });
    return { list, paused: stoppedAt !== undefined };
  };

  return {
    hot: async ({ merchant, language, now }: Place): Promise<HotMatch[]> => {
      const { list } = await quoted(merchant, hotCodes, now);
      // What takes no bets makes room for what does.
      const running = list
        .filter(({ quote }) => quote.minute !== undefined && !quote.locked)
        .slice(0, HOT_RUNNING);
      const coming = list.filter(({ quote }) => quote.minute === undefined);
      return [...running, ...coming]
        .slice(0, HOT)
        .map(({ match, quote }) => toHotMatch(match, quote, language));
    },

    matches: async (
      { merchant, language, now }: Place,
      sport: Sport,
      tenant: Tenant,
    ): Promise<Value<'sportsMatches'>> => {
      const { list, paused } = await quoted(merchant, codesOf(sport), now);
      const money = (written: number) => wireMoney(scaledSum(written, tenant), tenant.currency);
      const { leastStake, mostStake, mostParlayStake, mostParlayReturn } = sportsLimits;
      return {
        list: list.map(({ match, quote }) => toMatch(match, quote, language)),
        paused,
        limits: {
          leastStake: money(leastStake),
          mostStake: money(mostStake),
          mostParlayStake: money(mostParlayStake),
          mostParlayReturn: money(mostParlayReturn),
        },
        wallet: await playWallet(queries, merchant, bookOf(sport).vassalage),
      };
    },

    /** Refuses `not_found`. */
    match: async ({ merchant, language, now }: Place, id: string, tenant: Tenant) => {
      const row = await store.find({ merchant, id });
      const sport = row && contestOf(row)?.play.sport;
      if (row === undefined || sport === undefined || isHidden(tenant.market, sport))
        return refuse('not_found');
      return toCourse(row, (await feed.stoppedAt(merchant)) ?? now, language);
    },

    results: async ({ merchant, language, now }: Place, sport: Sport) => {
      const rows = await store.ended(merchant, codesOf(sport), new Date(now.getTime() - DAY), MOST_RESULTS);
      return rows.map((row) => toResult(row, language));
    },

    /** Prices of everything that can be bet on, for the socket. */
    prices: async (merchant: string, now: Date): Promise<{ list: MatchPrice[]; paused: boolean }> => {
      const { list, paused } = await quoted(merchant, allCodes, now);
      return { list: list.map(({ match, quote }) => toPrice(match.id, quote)), paused };
    },
  };
};
