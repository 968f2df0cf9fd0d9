import fc from 'fast-check';
import { PACK, suits, type Card } from '../cards.ts';
import { playRound } from '../playRound.ts';
import { holdAct, holdOfAct } from './playVideoPoker.ts';
import { paytableNames, paytableRows, paytables, rowOfHand } from './paytables.ts';
import { HAND_SIZE, pokerHandOf, pokerHands } from './pokerHand.ts';
import { simpleHold } from './simpleHold.ts';

const letters = { A: 1, T: 10, J: 11, Q: 12, K: 13 } as const;

/** Cards by their usual letters: `As Th 2c`. */
const cardsOf = (text: string): Card[] =>
  text.split(' ').map((name) => {
    const [rank = '', suit] = name;
    const number = rank in letters ? letters[rank as keyof typeof letters] : Number(rank);
    return suits.findIndex((one) => one.startsWith(suit ?? '')) * 13 + number - 1;
  });

test.each([
  ['Ah Kh Qh Jh Th', 'royalFlush'],
  ['9c Kc Qc Jc Tc', 'straightFlush'],
  ['As 2s 3s 4s 5s', 'straightFlush'],
  ['As Ah Ac Ad 4s', 'fourAcesKicker'],
  ['As Ah Ac Ad 5s', 'fourAces'],
  ['3s 3h 3c 3d As', 'fourLowKicker'],
  ['3s 3h 3c 3d Ks', 'fourLow'],
  ['5s 5h 5c 5d As', 'fourHigh'],
  ['Ks Kh Kc 2d 2s', 'fullHouse'],
  ['2h 9h Jh 4h Kh', 'flush'],
  ['As 2h 3c 4d 5s', 'straight'],
  ['As Kh Qc Jd Ts', 'straight'],
  ['Qs Kh Ac 2d 3s', 'nothing'],
  ['7s 7h 7c 2d Ks', 'threeOfAKind'],
  ['7s 7h 2c 2d Ks', 'twoPair'],
  ['Js Jh 2c 5d Ks', 'jacksOrBetter'],
  ['As Ah 2c 5d Ks', 'jacksOrBetter'],
  ['Ts Th 2c 5d Ks', 'nothing'],
] as const)('GAME-12 the cards %s make %s, in whatever order they lie', (text, hand) => {
  const cards = cardsOf(text);
  expect([pokerHandOf(cards), pokerHandOf(cards.toReversed())]).toEqual([hand, hand]);
});

test.each([
  ['Ah Kh Qh Jh 2c', 'Ah Kh Qh Jh'],
  ['Kh Qh Jh Th 9h', 'Kh Qh Jh Th 9h'],
  ['Ah Kh Qh Jh 3h', 'Ah Kh Qh Jh'],
  ['5h 6h 7h 8h Kc', '5h 6h 7h 8h'],
  ['Ks Kh 4c 4d 9s', 'Ks Kh 4c 4d'],
  ['Ks Kh 4c 7c 9c', 'Ks Kh'],
  ['Kh Qh Th 4h 9h', 'Kh Qh Th 4h 9h'],
  ['Kh Qh Th 4c 4h', 'Kh Qh Th'],
  ['2h 9h 7h 4h Ks', '2h 9h 7h 4h'],
  ['4s 4h 5c 6d 7s', '4s 4h'],
  ['4s 8h 5c 6d 7s', '4s 8h 5c 6d 7s'],
  ['4s Kh 5c 6d 7s', '4s 5c 6d 7s'],
  ['As 2h 3c 4d 9s', 'As'],
  ['Ks Qs 3c 7d 9h', 'Ks Qs'],
  ['As Kh Jc 7d 4h', 'Kh Jc'],
  ['Js Ts 3c 7d 2h', 'Js Ts'],
  ['As 9h 3c 7d 2h', 'As'],
  ['9s 8h 3c 5d 2h', ''],
] as const)('GAME-12 of %s the simple strategy holds %s', (text, held) => {
  const cards = cardsOf(text);
  expect(simpleHold(cards).map((place) => cards[place])).toEqual(held === '' ? [] : cardsOf(held));
});

test('GAME-12 every hand that pays stands in one row of its paytable, with what it pays', () => {
  for (const name of paytableNames) {
    const rows = new Map(paytableRows(name));
    for (const hand of pokerHands) {
      const row = rowOfHand(name, hand);
      expect([name, hand, row && rows.get(row)]).toEqual([
        name,
        hand,
        hand === 'nothing' ? undefined : paytables[name].pays[hand],
      ]);
    }
  }
});

const holds = fc.subarray([0, 1, 2, 3, 4]);

test('GAME-12 a hold is written in one way and read as it was', () => {
  fc.assert(fc.property(holds, (hold) => expect(holdOfAct(holdAct(hold))).toEqual(hold)));
});

test('GAME-12 whatever is held stays, what comes instead are the next cards of the pack, none twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paytableNames),
      fc.string({ maxLength: 20 }),
      fc.nat(1_000),
      holds,
      async (paytable, clientSeed, nonce, hold) => {
        const request = { engine: 'videopoker', paytable, stake: 700 } as const;
        const seed = { serverSeed: 'ab'.repeat(32), clientSeed, nonce };
        const all = await playRound(request, seed, ['hold']);
        const { outcome, win } = await playRound(request, seed, [holdAct(hold)]);
        if (outcome.engine !== 'videopoker' || all.outcome.engine !== 'videopoker')
          throw new Error(outcome.engine);
        const { dealt, cards, hand } = outcome.round;
        expect(dealt).toEqual(all.outcome.round.dealt);
        expect(new Set([...dealt, ...all.outcome.round.cards]).size).toBe(2 * HAND_SIZE);
        expect(Math.max(...cards)).toBeLessThan(PACK);
        const coming = all.outcome.round.cards;
        let next = 0;
        expect(cards).toEqual(dealt.map((card, place) => (hold.includes(place) ? card : coming[next++])));
        expect(win).toBe(paytables[paytable].pays[hand] * 700);
      },
    ),
    { numRuns: 60, seed: 51 },
  );
});
