import { PACK, RANKS, rankOf, type Card } from './cards.ts';
import {
  afterAct,
  HILO_MOST_STAKES,
  hiloRtp,
  isOffered,
  isRight,
  MOST_SKIPS,
  offerOf,
  waysOf,
  worthOf,
  type HiloAct,
  type HiloRound,
} from './hiloRules.ts';
import { playHilo } from './playHilo.ts';

const ranks: readonly Card[] = Array.from({ length: RANKS }, (_, rank) => rank);
const guesses = ['higher', 'lower'] as const;
const STAKE = 1_000_000;

const dealt = (card: Card): HiloRound => ({ cards: [card], acts: [], state: 'playing', worth: 0 });

/** What a way of playing returns on average, over every card that may come. */
const returnOf = (plan: (round: HiloRound) => HiloAct): number => {
  const from = (round: HiloRound): number => {
    if (round.state !== 'playing') return round.worth;
    const act = plan(round);
    if (act === 'cash') return afterAct(round, STAKE, act, () => 0).worth;
    const next = ranks.map((card) => from(afterAct(round, STAKE, act, () => card)));
    return next.reduce((sum, one) => sum + one, 0) / RANKS;
  };
  return ranks.reduce((sum, card) => sum + from(dealt(card)), 0) / RANKS / STAKE;
};

const likelier = ({ cards }: HiloRound) => (rankOf(cards.at(-1) ?? 0) <= 7 ? 'higher' : 'lower');
const unlikelier = (round: HiloRound) => (likelier(round) === 'higher' ? 'lower' : 'higher');
const done = ({ acts }: HiloRound) => acts.length;

test.each([
  ['cashes after one likely guess', (round: HiloRound) => (done(round) < 1 ? likelier(round) : 'cash')],
  ['cashes after three likely guesses', (round: HiloRound) => (done(round) < 3 ? likelier(round) : 'cash')],
  ['takes the unlikely guess twice', (round: HiloRound) => (done(round) < 2 ? unlikelier(round) : 'cash')],
  [
    'has another card in place of a middling one',
    (round: HiloRound) => {
      const isMiddling = Math.abs(rankOf(round.cards.at(-1) ?? 0) - 7) < 4;
      if (done(round) === 0 && isMiddling) return 'skip';
      return round.worth === 0 ? likelier(round) : 'cash';
    },
  ],
  ['stops at twice the stake', (round: HiloRound) => (round.worth < 2 * STAKE ? likelier(round) : 'cash')],
] as const)('GAME-12 hi-lo returns what it says to who %s', (name, plan) => {
  const bounded = (round: HiloRound): HiloAct => (done(round) >= 5 ? 'cash' : plan(round));
  const returned = returnOf(bounded) * 10_000;
  // Rounding down takes less than one minor unit of each win.
  expect(returned).toBeLessThanOrEqual(hiloRtp + 1e-6);
  expect(returned).toBeGreaterThan(hiloRtp - 0.05);
  expect(name).not.toBe('');
});

test('GAME-12 a guess of hi-lo is right for as many ranks as its price says, and never sure', () => {
  for (const guess of guesses)
    for (const card of ranks) {
      const right = ranks.filter((next) => isRight(guess, card, next)).length;
      expect([guess, card, right]).toEqual([guess, card, waysOf(guess, card)]);
      expect(right).toBeLessThan(RANKS);
      expect(worthOf(STAKE, [right])).toBe(Math.floor((STAKE * 0.97 * RANKS) / right));
    }
});

test('GAME-12 suits do not count in hi-lo', () => {
  for (let card = 0; card < PACK; card += 1)
    for (let next = 0; next < PACK; next += 1)
      expect(isRight('higher', card, next)).toBe(isRight('higher', card % RANKS, next % RANKS));
});

test('GAME-12 hi-lo offers no guess that would pay more than a round may, only the way out', () => {
  const sixes = Array.from({ length: 5 }, () => 1);
  const round: HiloRound = {
    cards: [0, 0, 0, 0, 0],
    acts: ['lower', 'lower', 'lower'],
    state: 'playing',
    worth: worthOf(100, sixes.slice(0, 3)),
  };
  expect(round.worth).toBeLessThanOrEqual(100 * HILO_MOST_STAKES);
  expect(offerOf(round, 100, 'lower')).toBeUndefined();
  expect([
    isOffered(round, 100, 'lower'),
    isOffered(round, 100, 'higher'),
    isOffered(round, 100, 'cash'),
  ]).toEqual([false, true, true]);
});

test('GAME-12 hi-lo lets a card be put by five times, and nothing be cashed before the first right guess', () => {
  const acts = Array.from({ length: MOST_SKIPS }, () => 'skip' as const);
  const round = playHilo(100, acts, { below: () => 6 });
  expect(round.cards).toHaveLength(MOST_SKIPS + 1);
  expect([isOffered(round, 100, 'skip'), isOffered(round, 100, 'cash')]).toEqual([false, false]);
});

test('GAME-12 a round of hi-lo is the same as far as it goes, whatever is done afterwards', () => {
  const cards = [4, 17, 30, 43, 9];
  const draws = () => {
    const left = [...cards];
    return { below: () => left.shift() ?? 0 };
  };
  const whole = playHilo(100, ['higher', 'higher', 'skip', 'cash'], draws());
  const part = playHilo(100, ['higher'], draws());
  expect(whole).toMatchObject({ state: 'won', worth: worthOf(100, [9, 9]) });
  expect(whole.cards.slice(0, 2)).toEqual(part.cards);
  expect(playHilo(100, ['higher', 'lower', 'lower'], { below: () => 4 }).state).toBe('playing');
});
