import type { GameType, Language } from '#contract/constants';
import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import type { Bet } from '../../play/bets/betRepository.ts';
import { resultOf } from '../../play/bets/resultOf.ts';
import type { ListedGame } from '../../catalogue/games/gameRepository.ts';
import { toGame } from '../../catalogue/games/toGame.ts';
import { wordsIn } from '../../brands/languages/texts.ts';
import { lotteryOf } from '../../play/lottery/lotteries.ts';
import type { TicketFacts } from '../../play/sports/sportsBetStore.ts';
import { toNamed } from '../../play/sports/views.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

/** What a round was played on. */
export interface PlayedOn {
  readonly game: ListedGame | undefined;
  readonly sports: TicketFacts | undefined;
}

/** Of a parlay its first match, and how many more there are. */
const matchWords = ({ legs }: TicketFacts, language: Language) => {
  const [first, ...others] = legs;
  if (first === undefined) return undefined;
  const { homeTeam, awayTeam, competition } = toNamed(first.match, language);
  const more = others.length > 0 ? `, +${others.length}` : '';
  return { name: `${homeTeam} – ${awayTeam}${more}`, of: competition };
};

/**
 * A round as its player reads it. Matches and lotteries have names of their own; a game that has left the brand keeps its
 * code for one.
 */
export const toBet = (
  bet: Bet,
  { game: listed, sports }: PlayedOn,
  language: Language,
): Value<'betRecord'>['list'][number] => {
  const currency = bet.currency as Currency;
  const money = (amount: bigint) => wireMoney(amount, currency);
  const game = listed && toGame(listed, language, bet.placedAt);
  const lottery = lotteryOf(bet.gameCode);
  const match = sports && matchWords(sports, language);
  return {
    id: bet.id,
    gameCode: bet.gameCode,
    gameName: match?.name ?? (lottery ? wordsIn(lottery.names, language) : (game?.gameName ?? bet.gameCode)),
    showIcon: game?.showIcon ?? null,
    gameType: bet.gameType as GameType,
    vendorName: match?.of ?? game?.vendorName ?? bet.vassalage,
    stake: money(bet.stake),
    validBet: money(bet.validBet),
    win: money(bet.win),
    net: bet.state === 'settled' ? money(bet.win - bet.stake) : null,
    result: resultOf(bet),
    free: bet.freeStake === null ? null : { stake: money(bet.freeStake), win: money(bet.freeWin ?? 0n) },
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
  };
};
