import { baccaratBets, type BaccaratBet, type BaccaratSide } from './baccaratBets.ts';
import { rankOf, shoeOf, type Card } from './cards.ts';
import type { Draws } from '../../../platform/fairness/seedDraws.ts';

const BACCARAT_PACKS = 8;

export type BaccaratWinner = 'player' | 'banker' | 'tie';

export interface BaccaratHands {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

export interface BaccaratRound extends BaccaratHands {
  readonly winner: BaccaratWinner;
  /** What comes back of each bet, its stake included, in minor units. */
  readonly returns: readonly number[];
  /** Minor units. */
  readonly win: number;
}

/** Ten and pictures count nothing, the ace one. */
export const pointsOf = (card: Card): number => (rankOf(card) < 10 ? rankOf(card) : 0);

export const totalOf = (hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Whether the banker draws, by his two cards and the points of the third that the player drew. */
export const bankerDraws = (banker: number, playersThird: number | undefined): boolean => {
  if (playersThird === undefined) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return playersThird !== 8;
  if (banker > 6) return false;
  return playersThird >= 2 * (banker - 3) && playersThird <= 7;
};

const NATURAL = 8;
export const isNatural = (total: number): boolean => total >= NATURAL;
export const playerDraws = (total: number): boolean => total <= 5;

/** Deals a round: player, banker, player, banker, then the third cards by rule. */
export const dealHands = (next: () => Card): BaccaratHands => {
  const [one, two, three, four] = [next(), next(), next(), next()];
  const player = [one, three];
  const banker = [two, four];
  const totals = [totalOf(player), totalOf(banker)] as const;
  if (totals.some(isNatural)) return { player, banker };
  const third = playerDraws(totals[0]) ? next() : undefined;
  if (third !== undefined) player.push(third);
  if (bankerDraws(totals[1], third === undefined ? undefined : pointsOf(third))) banker.push(next());
  return { player, banker };
};

export const winnerOf = ({ player, banker }: BaccaratHands): BaccaratWinner => {
  const lead = totalOf(player) - totalOf(banker);
  return lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker';
};

const isPair = ([one, two]: readonly Card[]): boolean =>
  one !== undefined && two !== undefined && rankOf(one) === rankOf(two);

type Fate = 'wins' | 'stays' | 'loses';

export const fateOf = (side: BaccaratSide, hands: BaccaratHands): Fate => {
  if (side === 'playerPair' || side === 'bankerPair')
    return isPair(side === 'playerPair' ? hands.player : hands.banker) ? 'wins' : 'loses';
  const winner = winnerOf(hands);
  if (winner === side) return 'wins';
  return winner === 'tie' ? 'stays' : 'loses';
};

const backOf = ({ side, stake }: BaccaratBet, hands: BaccaratHands): number => {
  const fate = fateOf(side, hands);
  if (fate === 'stays') return stake;
  return fate === 'wins' ? stake + Math.floor((stake * baccaratBets[side].pays) / 100) : 0;
};

/** One round out of a fresh shoe of eight packs. */
export const dealBaccarat = (bets: readonly BaccaratBet[], draws: Draws): BaccaratRound => {
  const hands = dealHands(shoeOf(BACCARAT_PACKS, draws));
  const returns = bets.map((bet) => backOf(bet, hands));
  return {
    ...hands,
    winner: winnerOf(hands),
    returns,
    win: returns.reduce((sum, one) => sum + one, 0),
  };
};
