import type { GameView } from '../../engine/gameWire.ts';
import { splits } from '../../engine/rouletteBets.ts';
import type { Table } from '../table.ts';
import { wordsFor } from '../words.ts';
import { roulettePlay } from './roulettePlay.ts';

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const lay = (language = 'VI', rounds: readonly object[] = []) => {
  const play = roulettePlay({
    game: { stakes: [1_000, 5_000], balance: 1_000_000, limit: 20_000 } as unknown as GameView,
    words: wordsFor(language),
    amount: String,
    sound: { play: () => undefined, set: () => undefined },
    isFast: () => false,
    pause: () => Promise.resolve(),
    server: { rounds: () => Promise.resolve(rounds) },
  } as unknown as Table);
  const button = (name: string) => {
    const named = [...play.stage.querySelectorAll('button')];
    // The colour of a number follows it.
    const found = named.find((one) =>
      [name, `${name} đỏ`, `${name} đen`].includes(one.getAttribute('aria-label') ?? one.textContent),
    );
    if (found === undefined) throw new Error(`There is no ${name}`);
    return found;
  };
  return {
    play,
    press: (...names: string[]) => {
      for (const name of names) button(name).click();
    },
    said: () => play.stage.querySelector('.result')?.textContent,
  };
};

const splitOf = (low: number, high: number) =>
  splits.findIndex(([one, other]) => one === low && other === high);

test('GAME-12 two neighbours are bet on with one chip by touching one after the other', () => {
  const { play, press, said } = lay();
  press('Cược đôi', 'Số 8', 'Số 5');
  expect(play.bet()).toEqual({ bets: [{ kind: 'split', choice: splitOf(5, 8), stake: 5_000 }] });
  expect(said()).toBe('5000 vào Số 5 và 8');
  press('Số 2', 'Số 3');
  expect(play.bet()).toMatchObject({ bets: [{}, { kind: 'split', choice: splitOf(2, 3) }] });
});

test('GAME-12 numbers that do not touch are no pair: the later one begins anew', () => {
  const { play, press, said } = lay();
  press('Cược đôi', 'Số 1', 'Số 36');
  expect(play.stake()).toBe(0);
  expect(said()).toBe('Số nào kề bên số 36?');
  press('Số 33');
  expect(play.bet()).toMatchObject({ bets: [{ choice: splitOf(33, 36) }] });
});

test('GAME-12 without it a touch of a number bets on that number alone, and zero has three neighbours', () => {
  const { play, press } = lay();
  press('Cược đôi', 'Số 0', 'Số 2', 'Cược đôi', 'Số 2');
  expect(play.bet()).toMatchObject({
    bets: [
      { kind: 'split', choice: splitOf(0, 2) },
      { kind: 'straight', choice: 2 },
    ],
  });
  expect(splits).toHaveLength(60);
});

test('GAME-12 the chips of a round that is shown lie where they were laid, and what won is lit', async () => {
  const { play } = lay('EN');
  await play.show(
    {
      id: 'x',
      stake: 2_000,
      win: 18_000,
      nonce: 0,
      pot: 0,
      request: { engine: 'roulette', bets: [{ kind: 'split', choice: splitOf(5, 8), stake: 1_000 }] },
      outcome: { engine: 'roulette', round: { number: 8, returns: [18_000], win: 18_000 } },
    },
    () => undefined,
  );
  const five = play.stage.querySelector('[aria-label="Number 5 red"]');
  expect(five?.querySelector('.chip.to-third')?.textContent).toBe('1000');
  expect(five?.classList.contains('won')).toBe(true);
});

test('GAME-12 the numbers of the own last rounds are listed, the newest first, and the next one joins them', async () => {
  const fallen = (number: number) => ({
    id: String(number),
    outcome: { engine: 'roulette', round: { number } },
  });
  const { play } = lay('EN', [fallen(0), fallen(7), fallen(26)]);
  await Promise.resolve();
  const listed = () =>
    [...play.stage.querySelectorAll('.past-list li')].map((item) => item.getAttribute('aria-label'));
  await Promise.resolve();
  expect(listed()).toEqual(['0', '7 red', '26 black']);
  await play.show(
    {
      ...fallen(12),
      stake: 1_000,
      request: { engine: 'roulette', bets: [{ kind: 'straight', choice: 1, stake: 1_000 }] },
    } as never,
    () => undefined,
  );
  expect(listed()).toEqual(['12 red', '0', '7 red', '26 black']);
});
