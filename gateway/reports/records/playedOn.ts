import { isSport } from '#contract/sports';
import { gameRepository } from '../../catalogue/games/gameRepository.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Bet } from '../../play/bets/betRepository.ts';
import { sportsBetStore } from '../../play/sports/sportsBetStore.ts';
import type { BetOwner } from './betFilter.ts';

/** What rounds were played on, by game code and by bet. */
export const playedOn = (queries: Queries) => ({
  gamesOf: async (merchant: string, codes: readonly string[]) => {
    const listed = await gameRepository(queries).byCodes(merchant, [...new Set(codes)]);
    return new Map(listed.map((row) => [row.game.gameCode, row]));
  },
  matchesOf: async (owner: BetOwner, rows: readonly Bet[]) => {
    const ids = rows.filter(({ gameType }) => isSport(gameType)).map(({ id }) => id);
    const known = ids.length === 0 ? [] : await sportsBetStore(queries).byIds(owner, ids);
    return new Map(known.map((facts) => [facts.ticket.id, facts]));
  },
});
