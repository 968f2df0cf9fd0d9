import { RANKS, rankOf, type Card } from './cards.ts';

/** What a player may do: guess the next card, have another in place of this one, or take what the round is worth. */
export const hiloActs = ['higher', 'lower', 'skip', 'cash'] as const;
export type HiloAct = (typeof hiloActs)[number];
export const isHiloAct = (act: string): act is HiloAct => hiloActs.some((known) => known === act);

export type HiloGuess = Exclude<HiloAct, 'skip' | 'cash'>;

export interface HiloRound {
  /** As they lay open, the first before anything was done. */
  readonly cards: readonly Card[];
  readonly acts: readonly HiloAct[];
  readonly state: 'playing' | 'won' | 'lost';
  /** What it pays when it is ended now, in minor units; 0 before the first right guess. */
  readonly worth: number;
}

/** Return to player in hundredths of a per cent, however the round is played: kept once, not at every guess. */
export const hiloRtp = 9_700;
export const HILO_MOST_STAKES = 5_000;
export const MOST_SKIPS = 5;

/**
 * Of the thirteen ranks, how many make a guess right. The same rank is right either way, but for the ace, of which
 * only what is really higher counts, and the king likewise: no guess is sure.
 */
export const waysOf = (guess: HiloGuess, card: Card): number => {
  const rank = rankOf(card);
  if (guess === 'higher') return rank === 1 ? RANKS - 1 : RANKS + 1 - rank;
  return rank === RANKS ? RANKS - 1 : rank;
};

export const isRight = (guess: HiloGuess, card: Card, next: Card): boolean => {
  const [before, after] = [rankOf(card), rankOf(next)];
  if (guess === 'higher') return before === 1 ? after > 1 : after >= before;
  return before === RANKS ? after < RANKS : after <= before;
};

const isGuess = (act: HiloAct): act is HiloGuess => act === 'higher' || act === 'lower';

const guessesOf = ({ cards, acts }: Pick<HiloRound, 'cards' | 'acts'>): number[] =>
  acts.flatMap((act, place) => (isGuess(act) ? [waysOf(act, cards[place] ?? 0)] : []));

/** What a stake has become after right guesses of so many ways each: the fair price, less the house's part, rounded down. */
export const worthOf = (stake: number, ways: readonly number[]): number => {
  if (ways.length === 0) return 0;
  const price = BigInt(stake) * BigInt(hiloRtp) * BigInt(RANKS) ** BigInt(ways.length);
  return Number(price / (10_000n * ways.reduce((product, one) => product * BigInt(one), 1n)));
};

/** What the round will be worth after another right guess; undefined where it would pay more than a round may. */
export const offerOf = (round: HiloRound, stake: number, guess: HiloGuess): number | undefined => {
  const worth = worthOf(stake, [...guessesOf(round), waysOf(guess, round.cards.at(-1) ?? 0)]);
  return worth > stake * HILO_MOST_STAKES ? undefined : worth;
};

export const skipsLeft = ({ acts }: HiloRound): number =>
  MOST_SKIPS - acts.filter((act) => act === 'skip').length;

export const isOffered = (round: HiloRound, stake: number, act: HiloAct): boolean => {
  if (round.state !== 'playing') return false;
  if (act === 'cash') return round.worth > 0;
  return act === 'skip' ? skipsLeft(round) > 0 : offerOf(round, stake, act) !== undefined;
};

/** The round after one more act. */
export const afterAct = (round: HiloRound, stake: number, act: HiloAct, draw: () => Card): HiloRound => {
  const acts = [...round.acts, act];
  if (act === 'cash') return { ...round, acts, state: 'won' };
  const next = draw();
  const cards = [...round.cards, next];
  if (act === 'skip') return { ...round, cards, acts };
  if (!isRight(act, round.cards.at(-1) ?? 0, next)) return { cards, acts, state: 'lost', worth: 0 };
  return { cards, acts, state: 'playing', worth: worthOf(stake, guessesOf({ cards, acts })) };
};
