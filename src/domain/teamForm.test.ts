import type { MatchOutcome } from '#contract/sports';
import { formOf, formsOf, standingsOf } from './teamForm';

const ended = (homeTeam: string, awayTeam: string, outcome: MatchOutcome) => ({
  ...{ competition: 'Trường gà', homeTeam, awayTeam, outcome },
  ...{ homeTeamImageUrl: `/${homeTeam}.svg`, awayTeamImageUrl: `/${awayTeam}.svg` },
});

const results = [
  ended('Ô Tía', 'Xám Khô', 'home'),
  ended('Nhạn Sáp', 'Ô Tía', 'home'),
  ended('Ô Tía', 'Nhạn Sáp', 'void'),
  ended('Xám Khô', 'Ô Tía', 'draw'),
  ended('Xám Khô', 'Nhạn Sáp', 'away'),
];

test('STAGE-02 the form of a side is its last results, latest first, without matches that were called off', () => {
  expect(formOf(results, 'Ô Tía', 5)).toEqual(['won', 'lost', 'drawn']);
  expect(formOf(results, 'Ô Tía', 2)).toEqual(['won', 'lost']);
  expect(formOf(results, 'Chuối Bông', 5)).toEqual([]);
});

test('STAGE-02 the table counts each result once for either side, and the most wins come first', () => {
  expect(standingsOf(results)).toEqual([
    { team: 'Nhạn Sáp', picture: '/Nhạn Sáp.svg', won: 2, drawn: 0, lost: 0 },
    { team: 'Ô Tía', picture: '/Ô Tía.svg', won: 1, drawn: 1, lost: 1 },
    { team: 'Xám Khô', picture: '/Xám Khô.svg', won: 0, drawn: 1, lost: 2 },
  ]);
});

test('STAGE-02 each side that has played has the form of its last five results', () => {
  const many = Array.from({ length: 6 }, () => ended('Ô Tía', 'Xám Khô', 'home'));
  expect(formsOf(many)).toEqual(
    new Map([
      ['Ô Tía', Array.from({ length: 5 }, () => 'won')],
      ['Xám Khô', Array.from({ length: 5 }, () => 'lost')],
    ]),
  );
});

test('STAGE-02 of equal wins the fewest defeats come first, then the name', () => {
  const equal = [
    ended('B', 'A', 'draw'),
    ended('C', 'D', 'home'),
    ended('E', 'C', 'home'),
    ended('F', 'A', 'draw'),
  ];
  expect(standingsOf(equal).map(({ team }) => team)).toEqual(['E', 'C', 'A', 'B', 'F', 'D']);
});
