import type { GameType, Language } from '#contract/constants';
import type { Currency } from '#contract/money';
import type { BetResult } from '#contract/records';
import type { Value } from '#contract/wireTypes';
import type { Bet } from '../bets/betRepository.ts';
import type { ListedGame } from '../games/gameRepository.ts';
import { toGame } from '../games/toGame.ts';

const resultOf = ({ state, stake, win }: Bet): BetResult => {
  if (state !== 'settled') return state;
  return win > stake ? 'won' : win < stake ? 'lost' : 'even';
};

/** A round as its player reads it. A game that has left the brand keeps its code for a name. */
export const toBet = (
  bet: Bet,
  listed: ListedGame | undefined,
  language: Language,
): Value<'betRecord'>['list'][number] => {
  const currency = bet.currency as Currency;
  const money = (amount: bigint) => ({ amount: amount.toString(), currency });
  const game = listed && toGame(listed, language, bet.placedAt);
  return {
    id: bet.id,
    gameCode: bet.gameCode,
    gameName: game?.gameName ?? bet.gameCode,
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
