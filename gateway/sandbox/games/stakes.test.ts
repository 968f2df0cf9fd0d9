import fc from 'fast-check';
import { currencies, usualMoneyStep } from '#contract/money';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { worldSeed } from '../catalogue/worldSeed.ts';
import { jackpotRule } from './engine/jackpotRule.ts';
import { roundSum } from './roundSum.ts';
import { bowlChips, cardChips, chips, slotStakes } from './stakes.ts';
import { vendorGame } from './vendorGame.ts';

const isRound = (sum: number): boolean => Number.isSafeInteger(sum) && /^[1-9]0*$/.test(String(sum));

/** A larger stake than any game of the sandbox begins with. */
const LARGEST = 10 ** 9;
const minBets = fc.integer({ min: 1, max: LARGEST });

/** Kinds of games that differ in how their stakes are made, and the steps by which brands write sums. */
const kinds = [
  ...new Map(
    catalogue(worldSeed).games.map((game) => [
      `${game.gameType} ${game.category} ${game.minBet} ${game.lineNum} ${game.cover.motif}`,
      game,
    ]),
  ).values(),
];
const steps = [...new Set([...currencies().map(usualMoneyStep), 1, 100, 100_000])];

test('GAME-12 a table asked for 243, 1.215 or 150: every game in every currency begins and ends with a round sum', () => {
  const odd = kinds.flatMap(({ category, cover, gameType, ...game }) =>
    steps.flatMap((moneyStep) => {
      const minBet = Number(scaledSum(game.minBet, { moneyStep }));
      const { stakes, limit } = vendorGame({
        ...game,
        ...{ gameType, minBet, art: cover, gameClassify: category ?? gameType },
      });
      const bounds = [stakes[0] ?? 0, stakes.at(-1) ?? 0, limit];
      return bounds.every(isRound) && (stakes[0] ?? 0) >= minBet
        ? []
        : [`${game.gameCode}: ${bounds.join(', ')}`];
    }),
  );
  expect(kinds.length).toBeGreaterThan(100);
  expect(odd).toEqual([]);
});

test('GAME-12 whatever the smallest bet and the lines, stakes are round, whole and multiples of the smallest', () => {
  fc.assert(
    fc.property(minBets, fc.integer({ min: 1, max: 1_024 }), (minBet, lines) => {
      for (const stakes of [slotStakes(minBet, lines), chips(minBet), cardChips(minBet), bowlChips(minBet)]) {
        const [first = 0] = stakes;
        expect(isRound(first) && first >= minBet).toBe(true);
        expect(stakes.every((stake) => Number.isSafeInteger(stake) && stake % first === 0)).toBe(true);
      }
      expect(slotStakes(minBet, lines)[0]).toBeGreaterThanOrEqual(lines);
      expect(cardChips(minBet).every((chip) => chip % 20 === 0)).toBe(true);
      expect(bowlChips(minBet).every((chip) => chip % 50 === 0)).toBe(true);
    }),
  );
});

test.each([
  [243, 100, 500],
  [1_024, 100, 2_000],
  [9, 100, 100],
  [9, 10, 100],
  [30, 20, 100],
  [5, 10, 10],
  [40, 100, 200],
  [20, 10_000, 10_000],
])('GAME-12 a slot of %i lines for %i at least begins with %i', (lines, minBet, first) => {
  expect(slotStakes(minBet, lines)[0]).toBe(first);
});

test('GAME-12 a sum that no round sum is a multiple of ends the search at once', () => {
  expect(roundSum(1, 243)).toBe(1);
  expect(roundSum(100, 64)).toBe(100);
  expect(roundSum(LARGEST + 1, 7)).toBe(2 * LARGEST);
});

test('GAME-12 each stake of a game with a pot has whole chances of it', () => {
  fc.assert(
    fc.property(minBets, fc.integer({ min: 1, max: 243 }), (minBet, lines) => {
      const stakes = slotStakes(minBet, lines);
      const jackpot = { tier: 'gold', start: 1, of: 1, smallest: stakes[0] ?? 1 } as const;
      expect(stakes.every((stake) => Number.isInteger(jackpotRule(jackpot, stake).chances))).toBe(true);
    }),
  );
});
