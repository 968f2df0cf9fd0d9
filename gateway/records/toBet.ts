import type { GameType, Language } from '#contract/constants';
import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import type { Bet } from '../bets/betRepository.ts';
import { resultOf } from '../bets/resultOf.ts';
import type { ListedGame } from '../games/gameRepository.ts';
import { toGame } from '../games/toGame.ts';
import { wordsIn } from '../content/texts.ts';
import { lotteryOf } from '../lottery/lotteries.ts';

/** A round as its player reads it. A lottery has its own name; a game that has left the brand keeps its code for one. */
export const toBet = (
  bet: Bet,
  listed: ListedGame | undefined,
  language: Language,
): Value<'betRecord'>['list'][number] => {
  const currency = bet.currency as Currency;
  const money = (amount: bigint) => ({ amount: amount.toString(), currency });
  const game = listed && toGame(listed, language, bet.placedAt);
  const lottery = lotteryOf(bet.gameCode);
  return {
    id: bet.id,
    gameCode: bet.gameCode,
    gameName: lottery ? wordsIn(lottery.names, language) : (game?.gameName ?? bet.gameCode),
    showIcon: game?.showIcon ?? null,
    gameType: bet.gameType as GameType,
    vendorName: game?.vendorName ?? bet.vassalage,
    stake: money(bet.stake),
    validBet: money(bet.validBet),
    win: money(bet.win),
    net: bet.state === 'settled' ? money(bet.win - bet.stake) : null,
    result: resultOf(bet),
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
  };
};
