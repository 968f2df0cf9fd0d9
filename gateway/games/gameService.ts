import type { Query, Value } from '#contract/wireTypes';
import type { Queries } from '../database/database.ts';
import { refuse } from '../refusal.ts';
import { foldText } from './foldText.ts';
import { gameRepository } from './gameRepository.ts';
import { toGame } from './toGame.ts';
import { vendorOfCode } from './vendorRules.ts';

const LARGEST_PAGE = 200;

const number = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));

export const gameService = (queries: Queries) => {
  const repository = gameRepository(queries);
  return {
    /** A page of games in the catalogue's order. Refuses `bad_request` for a page out of bounds or another brand's merchant. */
    list: async (merchant: string, query: Query<'gameList'>): Promise<Value<'gameList'>> => {
      const pageNum = Number(query.pageNo);
      const pageSize = Number(query.pageSize);
      if (query.merchant !== merchant || pageNum < 1 || pageSize < 1 || pageSize > LARGEST_PAGE) {
        return refuse('bad_request');
      }
      const text = foldText(query.gameName ?? '');
      const filter = {
        merchant,
        gameType: query.gameType,
        vassalage: query.vassalage === undefined ? undefined : vendorOfCode(query.vassalage),
        gameClassify: query.gameClassify,
        text: text === '' ? undefined : text,
        stake: number(query.minBet),
        lines: number(query.minLineNum),
      };
      const [total, rows] = await Promise.all([
        repository.count(filter),
        repository.page(filter, (pageNum - 1) * pageSize, pageSize),
      ]);
      return {
        games: rows.map(({ game, vendorName }) => toGame(game, vendorName, query.language)),
        pageNum,
        totalPages: Math.ceil(total / pageSize),
        total,
      };
    },
  };
};
