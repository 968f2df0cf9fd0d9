import { bigRoad, type RoadSide } from './bigRoad.ts';

const names = { f: 'first', s: 'second', n: 'neither' } as const satisfies Record<string, RoadSide>;
const isName = (letter: string): letter is keyof typeof names => Object.hasOwn(names, letter);
const drawn = (rounds: string) =>
  bigRoad([...rounds].flatMap((letter) => (isName(letter) ? [names[letter]] : []))).map(
    ({ column, row, side, between }) => `${side[0]}${column}${row}${between === 0 ? '' : `+${between}`}`,
  );

test('STAGE-03 each run of one side goes down a column of the road', () => {
  expect(drawn('ffsfss')).toEqual(['f00', 'f01', 's10', 'f20', 's30', 's31']);
});

test('STAGE-03 a run that is longer than the road is deep turns to the right, and the next begins beside its head', () => {
  expect(drawn('ffffffffs')).toEqual(['f00', 'f01', 'f02', 'f03', 'f04', 'f05', 'f15', 'f25', 's10']);
  // The second long run finds its way down taken, and turns earlier.
  expect(drawn('ffffffffsssssss').slice(-3)).toEqual(['s14', 's24', 's34']);
});

test('STAGE-03 a round for neither side begins no column and is marked on the round before it', () => {
  expect(drawn('nfnnfs')).toEqual(['f00+2', 'f01', 's10']);
});

test('STAGE-03 no two rounds lie on one place, whatever came before', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    let state = seed;
    const rounds = Array.from({ length: 60 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state % 5 < 3 ? 'f' : state % 5 === 3 ? 's' : 'n';
    });
    const cells = drawn(rounds.join('')).map((cell) => cell.slice(1).replace(/\+\d+$/, ''));
    expect({ seed, places: new Set(cells).size }).toEqual({ seed, places: cells.length });
  }
});
