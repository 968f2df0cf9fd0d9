import type { GameView, RoundView } from '../../engine/gameWire.ts';
import type { Dice } from '../../engine/taiXiuBets.ts';
import type { CoinFace } from '../../engine/xocDiaBets.ts';
import type { Play, Table } from '../table.ts';
import { wordsFor } from '../words.ts';
import { taiXiuPlay } from './taiXiuPlay.ts';
import { xocDiaPlay } from './xocDiaPlay.ts';

let still = true;
beforeAll(() => {
  window.matchMedia = () => ({ matches: still }) as MediaQueryList;
});
beforeEach(() => {
  still = true;
});

const lay = (playOf: (table: Table) => Play, rounds: readonly RoundView[] = []) => {
  const waits: (() => void)[] = [];
  const play = playOf({
    game: {
      stakes: [1_000, 5_000],
      balance: 1_000_000,
      limit: 12_000,
      language: 'VI',
      unfinished: null,
      jackpot: null,
      table: null,
    } as unknown as GameView,
    words: wordsFor('VI'),
    amount: String,
    sound: { play: () => undefined },
    vibration: { play: () => undefined },
    server: { rounds: () => Promise.resolve(rounds) },
    isFast: () => false,
    pause: () => new Promise<void>((resolve) => void waits.push(resolve)),
  } as unknown as Table);
  document.body.replaceChildren(play.stage);
  const field = (name: string) => {
    const found = [...play.stage.querySelectorAll<HTMLButtonElement>('.field')].find(
      (one) => one.querySelector('.spoken, b')?.textContent === name,
    );
    if (found === undefined) throw new Error(`There is no ${name}`);
    return found;
  };
  return {
    play,
    field,
    press: (...names: string[]) => {
      for (const name of names) field(name).click();
    },
    said: () => play.stage.querySelector('.result')?.textContent,
    beads: () => [...play.stage.querySelectorAll('.beads li')].map((bead) => bead.textContent),
    state: () => play.stage.querySelector('.bowl')?.getAttribute('data-state'),
    lying: () => play.stage.querySelector('.lying')?.innerHTML ?? '',
    /** Lets the time pass for which the stage waits. */
    passes: async () => {
      waits.shift()?.();
      await new Promise((resolve) => void queueMicrotask(() => queueMicrotask(() => resolve(undefined))));
    },
  };
};

const facts = { id: 'one', stake: 2_000, win: 1_980, pot: 0, nonce: 0 } as const;
const thrown = (dice: Dice): RoundView => ({
  ...facts,
  request: {
    engine: 'taixiu',
    bets: [
      { kind: 'size', choice: 0, stake: 1_000 },
      { kind: 'sum', choice: 0, stake: 1_000 },
    ],
  },
  outcome: { engine: 'taixiu', round: { dice, returns: [1_980, 0], win: 1_980 } },
});
const shaken = (...coins: CoinFace[]): RoundView => ({
  ...facts,
  request: { engine: 'xocdia', bets: [{ side: 'odd', stake: 2_000 }] },
  outcome: { engine: 'xocdia', round: { coins, returns: [0], win: 0 } },
});

test('STAGE-03 chips on the fields of Tài Xỉu are one bet a field, and no more lie there than the table takes', () => {
  const { play, press, said } = lay(taiXiuPlay);
  expect(play.bet()).toBe('Hãy đặt phỉnh lên bàn trước.');
  press('Tài', 'Tài');
  expect(play.bet()).toEqual({ dice: [{ kind: 'size', choice: 0, stake: 10_000 }] });
  press('Tổng 17');
  expect(said()).toBe('Bàn không nhận thêm cược.');
  play.stage.querySelector<HTMLButtonElement>('[aria-label="Hoàn tác"]')?.click();
  press('Bộ ba 6');
  expect(play.bet()).toEqual({
    dice: [
      { kind: 'size', choice: 0, stake: 5_000 },
      { kind: 'triple', choice: 5, stake: 5_000 },
    ],
  });
});

test('STAGE-03 chips on the fields of Xóc Đĩa are asked for by their sides', () => {
  const { play, press } = lay(xocDiaPlay);
  press('Lẻ', '3 đỏ 1 trắng');
  expect(play.bet()).toEqual({
    coins: [
      { side: 'odd', stake: 5_000 },
      { side: 'threeRed', stake: 5_000 },
    ],
  });
});

test('STAGE-04 what lies under the bowl is still before it is lifted, and is told once it is', async () => {
  still = false;
  const { play, state, lying, said, passes, field, beads } = lay(taiXiuPlay);
  const told: string[] = [];
  void play.show(thrown([4, 6, 3]), ({ id }) => void told.push(`${id} ${said()}`));
  expect([state(), lying(), said(), told]).toEqual(['shaking', '', 'Đang mở', []]);
  await passes();
  const dice = lying();
  expect([state(), dice === '', told, beads()]).toEqual(['open', false, [], []]);
  await passes();
  expect(lying()).toBe(dice);
  expect(told).toEqual(['one 4, 6, 3, tổng 13: Tài.']);
  expect(
    [field('Tài'), field('Xỉu'), field('Tổng 13')].map(({ classList }) => classList.contains('won')),
  ).toEqual([true, false, true]);
  expect(beads()).toEqual(['T']);
});

test('STAGE-04 no chip is laid or taken while the bowl is shaken', () => {
  still = false;
  const { play, press } = lay(xocDiaPlay);
  void play.show(shaken('red', 'white', 'white', 'white'), () => undefined);
  press('Chẵn');
  play.stage.querySelector<HTMLButtonElement>('[aria-label="Xóa hết"]')?.click();
  expect(play.bet()).toEqual({ coins: [{ side: 'odd', stake: 2_000 }] });
});

test('STAGE-03 the road begins with the rounds that were played before, the newest in view', async () => {
  const { beads, play } = lay(taiXiuPlay, [thrown([1, 1, 2]), thrown([5, 5, 5]), thrown([6, 6, 2])]);
  await Promise.resolve();
  await Promise.resolve();
  expect(beads()).toEqual(['X', '3', 'T']);
  expect(play.stage.querySelector('.counts')?.textContent).toBe('TTài 1XXỉu 13Bộ ba 13 phiên');
  expect(play.stage.querySelector('.totals')?.getAttribute('aria-label')).toBe('14, 15, 4');
  expect(play.stage.textContent).toContain('Các ván đã qua không nói trước ván sau.');
});

test('STAGE-03 the sheet names what each bet pays, its stake included, and returns', () => {
  const rows = lay(taiXiuPlay)
    .play.pays()
    .map((row) => row.textContent);
  expect(rows).toHaveLength(31);
  expect(rows.slice(0, 2)).toEqual(['Tàitrả lại 96,25%1,98', 'Xỉutrả lại 96,25%1,98']);
  expect(rows).toContain('Bộ ba 1trả lại 87,96%190,00');
  expect(
    lay(xocDiaPlay)
      .play.pays()
      .map((row) => row.textContent),
  ).toEqual([
    'Chẵntrả lại 99%1,98',
    'Lẻtrả lại 99%1,98',
    '4 trắngtrả lại 93,75%15,00',
    '1 đỏ 3 trắngtrả lại 97,5%3,90',
    '3 đỏ 1 trắngtrả lại 97,5%3,90',
    '4 đỏtrả lại 93,75%15,00',
  ]);
});
