import type { Language } from '#contract/constants';
import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import { gameRepository } from '../../catalogue/games/gameRepository.ts';
import { toGame } from '../../catalogue/games/toGame.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import type { Queries } from '../../platform/database/database.ts';
import { freeRoundStore } from '../../play/freeRounds/freeRoundStore.ts';
import type { RewardOwner } from '../rewards/rewardStore.ts';
import { freeRoundState } from './freeRoundState.ts';

/** The free rounds of a member with the games that take them; a game that has left the brand is not told. */
export const freeRoundViews = (queries: Queries) => ({
  list: async (owner: RewardOwner, language: Language, now: Date): Promise<Value<'freeRounds'>> => {
    const rows = await freeRoundStore(queries).ofMember(owner);
    const codes = [...new Set(rows.flatMap(({ gameCodes }) => gameCodes))];
    const listed = await gameRepository(queries).byCodes(owner.merchant, codes);
    const gameOf = new Map(listed.map((one) => [one.game.gameCode, one]));
    return {
      list: rows.map((row) => {
        const { id, source, total, taken, stake, won, times, wagerDays } = row;
        const money = (amount: bigint) => wireMoney(amount, row.currency as Currency);
        return {
          ...{ id, source, total, times, days: wagerDays },
          left: total - taken,
          stake: money(stake),
          won: money(won),
          games: row.gameCodes.flatMap((code) => {
            const game = gameOf.get(code);
            return game === undefined || game.game.goneAt !== null ? [] : [toGame(game, language, now)];
          }),
          state: freeRoundState(row, now),
          createdAt: row.createdAt.toISOString(),
          until: row.until.toISOString(),
          isPaid: row.closedAt !== null,
        };
      }),
    };
  },
});
