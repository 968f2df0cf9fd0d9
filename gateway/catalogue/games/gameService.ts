import type { Query, Value } from '#contract/wireTypes';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { searchWords } from '../../platform/text/searchWords.ts';
import type { GameFilter, SearchWords } from './gameFilter.ts';
import { gameRepository } from './gameRepository.ts';
import { gameVocabulary } from './gameVocabulary.ts';
import { nearWords } from './nearWords.ts';
import { highestStake } from './highestStake.ts';
import { isShown } from './isShown.ts';
import { toGame } from './toGame.ts';
import { vendorCodeFor, vendorOfCode } from './vendorRules.ts';
import type { GameVendors } from '../vendors/GameVendors.ts';

const LARGEST_PAGE = 200;
const MOST_HOT = 60;
const OTHERS = 6;

const number = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));

/** A vendor whose code is blank in a language (NAV-12) cannot be asked for. */
const vendorAsked = (code: string | undefined) => (code ? vendorOfCode(code) : undefined);

/** What the service knows of the brand that is asked. */
type Place = Pick<Tenant, 'merchantCode' | 'currency' | 'market' | 'lotteries'>;

const filterOf = (place: Place, query: Query<'gameList'>): GameFilter => ({
  merchant: place.merchantCode,
  hidden: place.market.hiddenCategories,
  lotteries: place.lotteries,
  language: query.language,
  gameType: query.gameType,
  vassalage: vendorAsked(query.vassalage),
  gameClassify: query.gameClassify,
  tag: query.tag,
  stake: number(query.minBet),
  lines: number(query.minLineNum),
  sort: query.sort,
});

export const gameService = (queries: Queries, vendors: Pick<GameVendors, 'of'>) => {
  const repository = gameRepository(queries);
  const vocabularyOf = gameVocabulary(queries);

  const forgiving = async (merchant: string, typed: readonly string[], now: Date): Promise<SearchWords> => {
    const vocabulary = await vocabularyOf(merchant, now);
    return typed.map((word, place) => nearWords(word, vocabulary, place === typed.length - 1));
  };

  /** Games that have every word, else those that have words like them. */
  const search = async (filter: GameFilter, name: string | undefined, now: Date) => {
    const typed = searchWords(name ?? '');
    if (typed.length === 0) return { filter, total: await repository.count(filter), approximate: false };
    const exact = { ...filter, words: typed.map((word) => [word]) };
    const total = await repository.count(exact);
    if (total > 0) return { filter: exact, total, approximate: false };
    const near = { ...filter, words: await forgiving(filter.merchant, typed, now) };
    return { filter: near, total: await repository.count(near), approximate: true };
  };

  return {
    /**
     * A page of games. A search without a hit is repeated with a slip or two forgiven. Refuses `bad_request` for a
     * page out of bounds or another brand's merchant.
     */
    list: async (place: Place, query: Query<'gameList'>, now: Date): Promise<Value<'gameList'>> => {
      const { merchantCode: merchant } = place;
      const pageNum = Number(query.pageNo);
      const pageSize = Number(query.pageSize);
      if (query.merchant !== merchant || pageNum < 1 || pageSize < 1 || pageSize > LARGEST_PAGE) {
        return refuse('bad_request');
      }
      const { filter, total, approximate } = await search(filterOf(place, query), query.gameName, now);
      const [rows, counts] = await Promise.all([
        repository.page(filter, (pageNum - 1) * pageSize, pageSize),
        query.withVendors && repository.vendorCounts(filter),
      ]);
      return {
        games: rows.map((row) => toGame(row, query.language, now, query.imgSize)),
        pageNum,
        totalPages: Math.ceil(total / pageSize),
        total,
        ...(approximate && total > 0 && { approximate }),
        ...(counts && {
          vendors: counts
            .map((vendor) => ({ ...vendor, vassalage: vendorCodeFor(vendor.vassalage, query.language) }))
            .filter(({ vassalage }) => vassalage !== ''),
        }),
      };
    },

    /** What the sheet of one game shows. Refuses `not_found`. */
    detail: async (
      place: Place,
      { gameCode, language }: Query<'gameDetail'>,
      now: Date,
    ): Promise<Value<'gameDetail'>> => {
      const { merchantCode: merchant, currency, market } = place;
      const [listed] = await repository.byCodes(merchant, [gameCode]);
      if (listed === undefined || !isShown(place, listed.game)) return refuse('not_found');
      const { game } = listed;
      const { stakes, limit, lines, rtp, maxWin } = vendors.of(game.vassalage).facts(game);
      const money = (amount: number) => ({ amount: String(amount), currency });
      const others = await repository.open(
        { merchant, gameType: game.gameType, but: gameCode, lotteries: place.lotteries },
        now,
        OTHERS,
      );
      return {
        game: toGame(listed, language, now),
        gameClassify: game.gameClassify,
        minBet: money(stakes[0] ?? game.minBet),
        maxBet: money(highestStake(limit, game.gameType, market)),
        lineNum: lines,
        rtp,
        maxWin,
        others: others.map((other) => toGame(other, language, now)),
      };
    },

    /** Refuses `bad_request` for another brand's merchant. */
    hot: async (place: Place, query: Query<'hotGames'>, now: Date): Promise<Value<'hotGames'>> => {
      const { merchantCode: merchant } = place;
      if (query.merchantCode !== merchant) return refuse('bad_request');
      const rows = await repository.hot(merchant, vendorAsked(query.vassalage), MOST_HOT);
      const shown = rows.filter(({ game }) => isShown(place, game));
      return { list: shown.map((row) => toGame(row, query.language, now)) };
    },
  };
};
