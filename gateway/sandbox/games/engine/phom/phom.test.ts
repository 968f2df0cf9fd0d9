import fc from 'fast-check';
import { suits, type Card } from '../cards.ts';
import { placeWin } from '../placePays.ts';
import { playRound, type RoundOutcome } from '../playRound.ts';
import { actsOf, isActOffered } from '../steppedGames.ts';
import { houseAct } from './houseAct.ts';
import { layDown, rankSeats } from './layDown.ts';
import { arrange, isFull, isPhom, pointsOf } from './phoms.ts';
import type { PhomRound } from './playPhom.ts';
import { afterAct, dealPhom, discardAct, DRAW, EAT, isAllowed, isPhomOver, seatView } from './phomTable.ts';

const letters: Readonly<Record<string, number>> = { A: 1, T: 10, J: 11, Q: 12, K: 13 };

/** Cards by their usual letters: `As Th 2c`. */
const cardsOf = (text: string): Card[] =>
  text === ''
    ? []
    : text.split(' ').map(([rank = '', suit = '']) => {
        const number = letters[rank] ?? Number(rank);
        return suits.findIndex((one) => one.startsWith(suit)) * 13 + number - 1;
      });
const cardOf = (text: string): Card => cardsOf(text)[0] ?? 0;

test.each([
  ['7s 7h 7d', true],
  ['7s 7h 7d 7c', true],
  ['As 2s 3s', true],
  ['Jh Qh Kh', true],
  ['4d 5d 6d 7d 8d', true],
  ['Qs Ks As', false],
  ['4d 5d 6h', false],
  ['4d 5d 7d', false],
  ['7s 7h', false],
  ['Ks Ah 2h', false],
])('GAME-12 in Phỏm the cards %s are a phỏm: %s', (text, is) => {
  expect(isPhom(cardsOf(text))).toBe(is);
});

test.each([
  // The sevens take 21 points off the hand, the run only 18.
  ['5s 6s 7s 7h 7d 2c 3d Kh Ts', '', '2c 3d 5s 6s Ts Kh'],
  ['7s 7h 7d 8s 9s 2c 3d 4h Kc', '', '2c 3d 4h 7h 7d Kc'],
  ['7s 7h 7d 7c 8s 9s 2c 3d 4h', '', '2c 3d 4h'],
  // The five was eaten: its run stays.
  ['5s 6s 7s 7h 7d 2c 3d Kh Ts', '5s', '2c 3d 7h 7d Ts Kh'],
  ['As 2s 3s 4h 5h 6h 9d 9c 9s', '3s 9d', ''],
])('GAME-12 the hand %s with %s eaten leaves %s', (hand, eaten, left) => {
  const found = arrange(cardsOf(hand), cardsOf(eaten));
  expect(found?.left.toSorted()).toEqual(cardsOf(left).toSorted());
});

test('GAME-12 no two eaten cards share a phỏm', () => {
  expect(arrange(cardsOf('4s 5s 6s 7s Kd'), cardsOf('4s 7s'))).toBeUndefined();
  expect(arrange(cardsOf('4s 5s 6s 7s 8s 9s Kd'), cardsOf('4s 9s'))?.phoms).toHaveLength(2);
});

const table = () =>
  dealPhom(
    cardsOf(
      [
        '5s 6s 9d 9c Ah 3d Jc Kh Qs',
        '7s 7h 8c 2d 4h Td Ts Kc Js',
        '2s 2h 5d 6d 8h 8d 3c Qc Ac',
        '3s 4c 5h 7c 9s Jd Qd Kd As',
        'Tc 2c 4d 3h 6c 5c 9h 7d Ks Th Jh Qh 6h Ad 4s 8s',
      ].join(' '),
    ),
    3,
  );

test('GAME-12 a seat eats only what completes a phỏm, keeps it there, and the stock gives what it does not eat', () => {
  let now = table();
  expect([now.turn, now.isTaking, now.hands.map(({ length }) => length)]).toEqual([3, false, [9, 9, 9, 10]]);
  // Nothing is taken before the first discard.
  expect([DRAW, EAT].map((act) => isAllowed(seatView(now, 3), act))).toEqual([false, false]);
  now = afterAct(now, discardAct(cardOf('7c')));
  expect(isAllowed(seatView(now, 0), EAT)).toBe(false);
  expect(isAllowed(seatView(table(), 3), discardAct(cardOf('5s')))).toBe(false);
  now = afterAct(table(), discardAct(cardOf('9s')));
  expect(isAllowed(seatView(now, 0), discardAct(cardOf('Kh')))).toBe(false);
  expect(isAllowed(seatView(now, 0), EAT)).toBe(true);
  now = afterAct(now, EAT);
  expect([now.discards[3], now.eaten[0], now.stock.length]).toEqual([[], cardsOf('9s'), 15]);
  const allowed = ['9s', '9d', '9c', 'Kh', '5s'].map((card) =>
    isAllowed(seatView(now, 0), discardAct(cardOf(card))),
  );
  expect(allowed).toEqual([false, false, false, true, true]);
  now = afterAct(now, discardAct(cardOf('Kh')));
  expect(isAllowed(seatView(now, 1), EAT)).toBe(false);
  now = afterAct(now, DRAW);
  expect([now.hands[1]?.at(-1), now.stock.length]).toEqual([cardOf('2c'), 14]);
});

test('GAME-12 ten cards of which at most one is left over are ù and end the round at once', () => {
  expect(isFull(cardsOf('As 2s 3s 4h 5h 6h 9d 9c 9s Kh'), [])).toBe(true);
  expect(isFull(cardsOf('As 2s 3s 4h 5h 6h 9d 9c 9s 9h'), cardsOf('9h'))).toBe(true);
  expect(isFull(cardsOf('As 2s 3s 4h 5h 6h 9d 9c Qs Kh'), [])).toBe(false);
  const pack = cardsOf('As 2s 3s 4h 5h 6h 9d 9c Kh');
  const others = Array.from({ length: 52 }, (_, card) => card).filter((card) => !pack.includes(card));
  const nine = others.filter((card) => card !== cardOf('9s'));
  const dealt = dealPhom([...pack, ...nine.slice(0, 27), cardOf('9s'), ...nine.slice(27)], 0);
  expect([dealt.fullSeat, isPhomOver(dealt)]).toEqual([0, true]);
});

/** Seats lay down in the order in which they are named. */
const lay = (...hands: readonly string[]) =>
  layDown(hands.map((hand, seat) => ({ seat, hand: cardsOf(hand), eaten: [] })));

test('GAME-12 a seat sends cards to phỏm that lie there already, to runs before sets, and none without a phỏm of its own', () => {
  const laid = lay(
    '4s 5s 6s Kd Kc Kh As 9h Th',
    '9d 9c 9s 7s 8s Ks 2h Jd Qd',
    '7c 7d 7h 3s 2d 4h 6h Jh Qh',
    '2s 8h Td Jc Ac 3c 5c 6c Tc',
  );
  expect(laid.map(({ sent }) => sent)).toEqual([[], cardsOf('7s 8s Ks'), cardsOf('3s'), []]);
  expect(laid.map(({ left }) => pointsOf(left))).toEqual([20, 25, 35, 56]);
  expect(rankSeats(laid)).toEqual([0, 1, 2, 3]);
});

test('GAME-12 of equal points the seat that laid down first is before the other, and seats without a phỏm come last in their order', () => {
  const laid = lay(
    'As 2h 3d 4c 6s 7h 8d 9c Ts',
    'Kd Kc Kh 2s 4d 6h 9s Tc Jh',
    'Qd Qc Qh 2c 4s 6d 9h Td Jc',
    'As 2d 3h 5c 6c 7d 8c 9d Th',
  );
  expect(laid.map(({ phoms }) => phoms.length)).toEqual([0, 1, 1, 0]);
  expect(rankSeats(laid)).toEqual([1, 2, 0, 3]);
});

const roundOf = (outcome: RoundOutcome): PhomRound => {
  if (outcome.engine !== 'phom') throw new Error(outcome.engine);
  return outcome.round;
};

const request = { engine: 'phom', stake: 2_000 } as const;
const everyAct = [DRAW, EAT, ...Array.from({ length: 52 }, (_, card) => discardAct(card))];
const foreign = [
  '',
  'pass',
  'play 3',
  'discard',
  'discard 52',
  'discard 3 4',
  'discard 03',
  'eat 3',
  'draw 1',
];

test('GAME-12 whatever is chosen of what is allowed: all 52 cards are there once, nothing else is allowed, and the round replays', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(100_000),
      fc.array(fc.nat(1_000), { minLength: 9, maxLength: 9 }),
      async (nonce, choices) => {
        const seed = { serverSeed: 'ab'.repeat(32), clientSeed: 'phom', nonce };
        const acts: string[] = [];
        for (const choice of choices) {
          const { outcome, win } = await playRound(request, seed, acts);
          const round = roundOf(outcome);
          expect(await playRound(request, seed, actsOf(outcome))).toEqual({ outcome, win });
          const { hand, open } = round.view;
          expect(new Set([...hand, ...open, ...round.view.eaten]).size).toBe(
            new Set(hand).size + open.length - round.view.eaten.length,
          );
          if (round.state === 'ended') {
            const held = round.laid.flatMap(({ phoms, sent, left }) => [...phoms.flat(), ...sent, ...left]);
            const lying = open.filter((card) => !held.includes(card));
            expect([...held, ...lying, ...round.stock].toSorted((one, other) => one - other)).toEqual(
              Array.from({ length: 52 }, (_, card) => card),
            );
            expect(win).toBe(placeWin(2_000, round.place ?? 3, round.fullSeat !== null));
            expect(everyAct.some((act) => isActOffered(request, outcome, act))).toBe(false);
            return;
          }
          expect([win, round.laid, round.stock]).toEqual([0, [], []]);
          expect(
            round.moves.every(({ seat, kind, card }) => (card === null) === (kind === 'draw' && seat !== 0)),
          ).toBe(true);
          for (const act of foreign) expect([act, isActOffered(request, outcome, act)]).toEqual([act, false]);
          const allowed = everyAct.filter((act) => isActOffered(request, outcome, act));
          if (round.view.isTaking) expect(allowed.every((act) => act === DRAW || act === EAT)).toBe(true);
          else expect(allowed.every((act) => hand.some((card) => act === discardAct(card)))).toBe(true);
          expect(allowed).not.toEqual([]);
          acts.push(allowed[choice % allowed.length] ?? 'auto');
        }
        throw new Error('The round did not end');
      },
    ),
    { numRuns: 100, seed: 51 },
  );
}, 60_000);

test('GAME-12 what the hint does in Phỏm is always allowed, and ends as the rest that is played for the player', async () => {
  for (let nonce = 0; nonce < 20; nonce += 1) {
    const seed = { serverSeed: 'ef'.repeat(32), clientSeed: 'hint', nonce };
    const acts: string[] = [];
    let { outcome } = await playRound(request, seed);
    while (roundOf(outcome).state === 'playing') {
      const act = houseAct(roundOf(outcome).view);
      expect([nonce, act, isActOffered(request, outcome, act)]).toEqual([nonce, act, true]);
      acts.push(act);
      ({ outcome } = await playRound(request, seed, acts));
    }
    const auto = roundOf((await playRound(request, seed, ['auto'])).outcome);
    if (acts.length > 0) expect(auto).toEqual({ ...roundOf(outcome), acts: ['auto'] });
  }
});
