import type { GameView, RoundView } from '../../engine/gameWire.ts';
import type { Table } from '../table.ts';
import { wordsFor } from '../words.ts';
import { baccaratPlay } from './baccaratPlay.ts';

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const lay = (language = 'VI') => {
  const play = baccaratPlay({
    game: {
      stakes: [1_000, 5_000],
      balance: 1_000_000,
      limit: 12_000,
      language,
      table: null,
    } as unknown as GameView,
    words: wordsFor(language),
    amount: String,
    sound: { play: () => undefined },
    isFast: () => false,
    isPaused: () => false,
    pause: () => Promise.resolve(),
    server: { rounds: () => Promise.resolve([]) },
  } as unknown as Table);
  return {
    play,
    press: (...fields: string[]) => {
      for (const field of fields) play.stage.querySelector<HTMLButtonElement>(`.field.${field}`)?.click();
    },
    result: () => play.stage.querySelector('.result')?.textContent,
    chip: (field: string) => play.stage.querySelector(`.field.${field} .chip`)?.textContent,
  };
};

const bets = [
  { side: 'player', stake: 1_000 },
  { side: 'playerPair', stake: 1_000 },
] as const;

/** Seven and seven against a king and a four: a natural of four to four. */
const tie: RoundView = {
  id: 'one',
  stake: 2_000,
  win: 14_000,
  nonce: 0,
  pot: 0,
  request: { engine: 'baccarat', bets },
  outcome: {
    engine: 'baccarat',
    round: { player: [6, 19, 12], banker: [12, 3, 25], winner: 'tie', returns: [1_000, 13_000], win: 14_000 },
  },
};

test('GAME-12 chips of baccarat lie on their fields, add up to the stake, and go back one by one', () => {
  const { play, press, chip } = lay();
  expect(play.bet()).toBe('Hãy đặt phỉnh lên bàn trước.');
  press('player', 'player');
  expect(chip('player')).toBe('10000');
  expect(play.stake()).toBe(10_000);
  press('tie');
  expect(play.stage.querySelector('.result')?.textContent).toBe('Bàn không nhận thêm cược.');
  play.stage.querySelector<HTMLButtonElement>('[aria-label="Hoàn tác"]')?.click();
  expect(play.bet()).toEqual({ sides: [{ side: 'player', stake: 5_000 }] });
});

test('GAME-12 a round of baccarat is told in words, its fields are lit and its bead is laid', async () => {
  const { play, result, chip } = lay();
  await play.show(tie, () => undefined);
  expect(result()).toBe('Hòa 4 điểm.');
  expect(chip('playerPair')).toBe('1000');
  const classes = (field: string) => play.stage.querySelector(`.field.${field}`)?.classList;
  expect(classes('tie')?.contains('won')).toBe(true);
  expect(classes('playerPair')?.contains('won')).toBe(true);
  expect(classes('player')?.contains('stays')).toBe(true);
  expect(play.stage.querySelector('.beads li')?.getAttribute('aria-label')).toBe('Hòa');
  expect([...play.stage.querySelectorAll('.hand .total')].map((total) => total.textContent)).toEqual([
    '4',
    '4',
  ]);
});

test('GAME-12 the sheet of baccarat names what each bet pays and returns', () => {
  const { play } = lay('EN');
  expect(play.pays().map((row) => row.textContent)).toEqual([
    'Player pairreturns 97.1%12:1',
    'Playerreturns 98.76%1:1',
    'Tiereturns 95.15%9:1',
    'Bankerreturns 98.94%0.95:1',
    'Banker pairreturns 97.1%12:1',
  ]);
});
