import fc from 'fast-check';
import { suits, type Card } from '../cards.ts';
import { playRound, type RoundOutcome } from '../playRound.ts';
import { placePays, placesRtp, placeWin, SWEEP_PAYS } from '../placePays.ts';
import { isActOffered } from '../steppedGames.ts';
import { beats, comboOf, combosIn, isInstantWin } from './combos.ts';
import { houseMove } from './houseMove.ts';
import { playAct, viewOfPlayer, type TienLenRound } from './playTienLen.ts';
import { afterMove, dealTienLen, placeOf, refusalOf, seatView } from './tienLenTable.ts';

const letters: Readonly<Record<string, number>> = { A: 1, T: 10, J: 11, Q: 12, K: 13 };

/** Cards by their usual letters: `As Th 2c`. */
const cardsOf = (text: string): Card[] =>
  text === ''
    ? []
    : text.split(' ').map(([rank = '', suit = '']) => {
        const number = letters[rank] ?? Number(rank);
        return suits.findIndex((one) => one.startsWith(suit)) * 13 + number - 1;
      });

const combo = (text: string) => comboOf(cardsOf(text));

test.each([
  ['3s', 'single'],
  ['2h 2c', 'pair'],
  ['7s 7h 7d', 'triple'],
  ['7s 7h 7d 7c', 'four'],
  ['Qs Kh Ad', 'run'],
  ['9c Tc Jh Qs Kd', 'run'],
  ['5s 5h 6d 6c 7s 7h', 'pairs'],
  ['Ks Ah 2d', undefined],
  ['As 2h 3d', undefined],
  ['3s 5h', undefined],
  ['3s 4h', undefined],
  ['5s 5h 6d 6c', undefined],
  ['Ks Kh As Ah 2d 2c', undefined],
  ['5s 5h 6d 6c 8s 8h', undefined],
  ['', undefined],
])('GAME-12 in Tiến Lên the cards %s are %s', (text, kind) => {
  expect(combo(text)?.kind).toBe(kind);
});

test.each([
  ['3h', '3d', true],
  ['3c', '3s', true],
  ['3d', '3h', false],
  ['2s', 'Ah', true],
  ['4s 4h', '4c 4d', true],
  ['4s 4d', '4c 4h', false],
  ['5s 6s 7s', '3s 4s 5h', true],
  ['5s 6s 7s 8s', '3s 4s 5h', false],
  ['9s 9c 9d', 'Ks', false],
  ['3s 3c 4s 4c 5s 5c', '2h', true],
  ['3s 3c 4s 4c 5s 5c', '2h 2d', false],
  ['3s 3c 4s 4c 5s 5c', 'Ah', false],
  ['8s 8h 8c 8d', '2h', true],
  ['8s 8h 8c 8d', '2h 2d', true],
  ['8s 8h 8c 8d', 'Ah Ad', false],
  ['8s 8h 8c 8d', '9s 9c Ts Tc Js Jc', true],
  ['3s 3c 4s 4c 5s 5c 6s 6c', '8s 8h 8c 8d', true],
  ['3s 3c 4s 4c 5s 5c 6s 6c', '2h 2d', true],
  ['3s 3c 4s 4c 5s 5c', '8s 8h 8c 8d', false],
])('GAME-12 in Tiến Lên %s on %s: %s', (text, lies, does) => {
  const [one, other] = [combo(text), combo(lies)];
  if (one === undefined || other === undefined) throw new Error('No cards that go together');
  expect(beats(one, other)).toBe(does);
});

test.each([
  ['3s 4h 5c 6d 7s 8s 9s Ts Js Qs Ks As 2h', true],
  ['2s 2h 2c 2d 3s 4s 5s 6s 7s 9s Ts Js Ks', true],
  ['3s 3h 5s 5h 7s 7h 9s 9h Js Jh Ks Kh 2h', true],
  ['3s 3h 4s 4h 5s 5h 6s 6h 7s 7h 9s Js Kh', true],
  ['3s 3h 4s 4h 5s 5h 6s 6h 8s 9h Ts Js Kh', false],
  ['3s 4h 5c 6d 7s 8s 9s Ts Js Qs Ks 2c 2h', false],
])('GAME-12 the hand %s wins before a card is played: %s', (text, does) => {
  expect(isInstantWin(cardsOf(text))).toBe(does);
});

test('GAME-12 the three of spades leads, who passes is out of the trick, and who is not beaten leads the next', () => {
  let table = dealTienLen([cardsOf('4s 9h'), cardsOf('3s 5h'), cardsOf('6s 7h'), cardsOf('8s Th')]);
  expect([table.turn, refusalOf(seatView(table, 1), cardsOf('5h'))]).toEqual([1, 'needsLowest']);
  for (const text of ['3s', '6s', '8s']) table = afterMove(table, cardsOf(text));
  expect(refusalOf(seatView(table, 0), cardsOf('4s'))).toBe('tooLow');
  for (const text of ['9h', '', '', 'Th']) table = afterMove(table, cardsOf(text));
  // The last seat has no cards left, and nobody of this trick may beat it but the one that lies below.
  expect([table.out, table.turn, refusalOf(seatView(table, 0), [])]).toEqual([[3], 0, undefined]);
  table = afterMove(table, []);
  expect([table.turn, table.lies]).toEqual([0, undefined]);
  table = afterMove(table, cardsOf('4s'));
  expect([table.out, placeOf(table, 3), placeOf(table, 0), placeOf(table, 2)]).toEqual([[3, 0], 0, 1, 3]);
});

test('GAME-12 the four places share what an instant win takes, and every pay is a whole amount', () => {
  expect([placesRtp, SWEEP_PAYS]).toEqual([9_625, placePays.reduce<number>((sum, one) => sum + one, 0)]);
  expect([0, 1, 2, 3].map((place) => placeWin(20, place, false))).toEqual([48, 22, 7, 0]);
  expect([placeWin(20, 0, true), placeWin(20, 3, true)]).toEqual([77, 0]);
});

const roundOf = (outcome: RoundOutcome): TienLenRound => {
  if (outcome.engine !== 'tienlen') throw new Error(outcome.engine);
  return outcome.round;
};

const request = { engine: 'tienlen', stake: 2_000 } as const;

test('GAME-12 whatever is chosen of what is allowed: no card comes twice, none from nowhere, and the round ends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(100_000),
      fc.array(fc.nat(1_000), { minLength: 60, maxLength: 60 }),
      async (nonce, choices) => {
        const seed = { serverSeed: 'cd'.repeat(32), clientSeed: 'tien len', nonce };
        const acts: string[] = [];
        for (const choice of choices) {
          const { outcome, win } = await playRound(request, seed, acts);
          const round = roundOf(outcome);
          const played = round.moves.flatMap(({ cards }) => cards);
          expect(new Set(played).size).toBe(played.length);
          expect(round.counts.reduce((sum, count) => sum + count, 0) + played.length).toBe(52);
          if (round.state === 'ended') {
            expect(win).toBe(placeWin(2_000, round.place ?? 3, round.instantWinner !== null));
            return;
          }
          expect([round.turn, win, round.shown]).toEqual([0, 0, []]);
          const view = viewOfPlayer(round);
          const moves = combosIn(round.hand)
            .map(({ cards }) => playAct(cards))
            .filter((act) => isActOffered(request, outcome, act));
          if (view.lies !== undefined) moves.push(playAct([]));
          expect(moves).not.toEqual([]);
          acts.push(moves[choice % moves.length] ?? 'auto');
        }
        throw new Error('The round did not end');
      },
    ),
    { numRuns: 25, seed: 51 },
  );
}, 60_000);

test('GAME-12 what the hint plays is always allowed, and ends as the rest that is played for the player', async () => {
  for (let nonce = 0; nonce < 12; nonce += 1) {
    const seed = { serverSeed: 'ef'.repeat(32), clientSeed: 'hint', nonce };
    const acts: string[] = [];
    let { outcome } = await playRound(request, seed);
    while (roundOf(outcome).state === 'playing') {
      const act = playAct(houseMove(viewOfPlayer(roundOf(outcome)))?.cards ?? []);
      expect([nonce, act, isActOffered(request, outcome, act)]).toEqual([nonce, act, true]);
      acts.push(act);
      ({ outcome } = await playRound(request, seed, acts));
    }
    const auto = roundOf((await playRound(request, seed, ['auto'])).outcome);
    if (acts.length > 0) expect(auto).toEqual({ ...roundOf(outcome), acts: ['auto'] });
  }
});
