import type { Draws } from '../../../../platform/fairness/seedDraws.ts';
import { random } from '../../../../platform/runtime/random.ts';
import { exactReturn, handsOfPack } from './exactReturn.ts';
import { paytableNames, paytables } from './paytables.ts';
import { pokerHands, type PokerHand } from './pokerHand.ts';
import { playVideoPoker, simpleAct, videoPokerWin } from './playVideoPoker.ts';

const PATIENCE = 600_000;
const hands = handsOfPack();

/** The same numbers for the same round; those of a seed are as fair, and a hundred times slower. */
const drawsBy = (round: number): Draws => {
  const { int } = random(`video poker ${round}`);
  return { below: (limit) => int(0, limit - 1) };
};

test('GAME-12 of the 2,598,960 hands of a pack as many are of each kind as mathematics says', () => {
  const counts = new Map<PokerHand, number>();
  for (const place of hands) {
    const hand = pokerHands[place] ?? 'nothing';
    counts.set(hand, (counts.get(hand) ?? 0) + 1);
  }
  const of = (...kinds: PokerHand[]) => kinds.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0);
  expect(hands).toHaveLength(2_598_960);
  expect([of('royalFlush'), of('straightFlush'), of('fullHouse'), of('flush'), of('straight')]).toEqual([
    4, 36, 3_744, 5_108, 10_200,
  ]);
  expect(of('fourAcesKicker', 'fourAces', 'fourLowKicker', 'fourLow', 'fourHigh')).toBe(624);
  expect([of('fourAcesKicker'), of('fourLowKicker')]).toEqual([12, 36]);
  expect([of('threeOfAKind'), of('twoPair'), of('jacksOrBetter')]).toEqual([54_912, 123_552, 337_920]);
});

test.each([
  ['jacks', 0.995_439],
  ['bonus', 0.991_66],
  ['doubleBonus', 0.989_808],
] as const)(
  'GAME-12 over every deal and every draw, held best, the paytable %s returns %d as published',
  (name, published) => {
    const returned = exactReturn(hands, paytables[name]);
    expect(returned).toBeCloseTo(published, 5);
    expect(paytables[name].rtp).toBe(Math.floor(returned * 10_000));
  },
  PATIENCE,
);

test.each(paytableNames)(
  'GAME-12 100,000 rounds of the paytable %s, held as the hint says, return what the hint is said to return',
  (paytable) => {
    const rounds = 100_000;
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round += 1) {
      const first = playVideoPoker(paytable, [], drawsBy(round));
      const win = videoPokerWin(playVideoPoker(paytable, [simpleAct(first)], drawsBy(round)), 1);
      sum += win;
      squares += win * win;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    // Standard errors within which 99.9 per cent of all samples are.
    expect(Math.abs(mean - paytables[paytable].simpleRtp / 10_000)).toBeLessThan(3.29 * error);
  },
  PATIENCE,
);
