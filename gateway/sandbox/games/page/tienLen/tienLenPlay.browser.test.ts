import type { RoundView } from '../../engine/gameWire.ts';
import type { TienLenRound } from '../../engine/tienLen/playTienLen.ts';
import { actTable } from '../testing/actTable.ts';
import { tienLenPlay } from './tienLenPlay.ts';
import { trickAfter } from './trickAfter.ts';

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

/** The player has threes of spades and hearts, a five and an ace; seat 3 led a four of spades. */
const open: TienLenRound = {
  dealt: [15, 4, 30, 0],
  hand: [15, 4, 30, 0],
  counts: [4, 13, 13, 12],
  moves: [{ seat: 3, cards: [3] }],
  lies: { seat: 3, cards: [3] },
  turn: 0,
  passed: [],
  out: [],
  acts: [],
  state: 'playing',
  place: null,
  instantWinner: null,
  shown: [],
};
const ended: TienLenRound = {
  ...open,
  hand: [],
  counts: [0, 2, 0, 5],
  moves: [...open.moves, { seat: 0, cards: [4] }, { seat: 1, cards: [] }],
  acts: ['play 4'],
  state: 'ended',
  place: 1,
  out: [2, 0],
  shown: [[7, 8], [], [9, 10, 11, 12, 13]],
};

const viewOf = (round: TienLenRound): RoundView => ({
  id: 'one',
  stake: 1_000,
  win: round.state === 'ended' ? 1_100 : 0,
  nonce: 0,
  pot: 0,
  request: { engine: 'tienlen', stake: 1_000 },
  outcome: { engine: 'tienlen', round },
});

const lay = (...answers: (TienLenRound | 'no_answer')[]) => {
  const { table, asked } = actTable(
    { stakes: [1_000, 2_000] },
    answers.map((answer) => (answer === 'no_answer' ? answer : viewOf(answer))),
  );
  const play = tienLenPlay(table);
  document.body.replaceChildren(play.stage);
  const button = (name: string) => {
    const found = [...play.stage.querySelectorAll<HTMLButtonElement>('.seat-acts button')].find(
      ({ textContent }) => textContent === name,
    );
    if (found === undefined) throw new Error(`There is no ${name}`);
    return found;
  };
  return {
    ...{ play, asked, button },
    card: (name: string) => play.stage.querySelector<HTMLButtonElement>(`[aria-label="${name}"].own-card`),
    result: () => play.stage.querySelector('.result')?.textContent,
    notes: () => [...play.stage.querySelectorAll('.house-note')].map(({ textContent }) => textContent),
  };
};

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 80; turn += 1) await Promise.resolve();
};

test('GAME-12 Tiến Lên says why cards may not be played, and opens the button for those that may', async () => {
  const { play, button, card, result } = lay();
  void play.show(viewOf(open), () => undefined);
  await turns();
  expect([result(), button('Đánh').disabled, button('Bỏ lượt').disabled]).toEqual([
    'Đến lượt bạn: chặn bài trên bàn hoặc bỏ lượt.',
    true,
    false,
  ]);
  card('3 cơ')?.click();
  expect([result(), button('Đánh').disabled]).toEqual(['Bài này không chặn được bài trên bàn.', true]);
  card('5 bích')?.click();
  expect(result()).toBe('Những lá này không đánh chung được.');
  card('3 cơ')?.click();
  expect(button('Đánh').disabled).toBe(false);
});

test('GAME-12 a round of Tiến Lên is played by the keyboard, shows all cards at its end and tells what the place brings', async () => {
  const { play, asked, button, card, result, notes } = lay(ended);
  const told: RoundView[] = [];
  const shown = play.show(viewOf(open), (round) => told.push(round));
  await turns();
  expect(document.activeElement?.className).toBe('own-card');
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.activeElement).toBe(card('5 bích'));
  card('5 bích')?.click();
  button('Đánh').click();
  expect((await shown)?.balance).toBe(50_000);
  expect(asked).toEqual([{ id: 'one', at: 0, act: 'play 4' }]);
  expect([result(), told.length]).toEqual(['Về nhì: nhận lại 1100.', 1]);
  expect(notes()).toEqual(['Bỏ lượt', 'Về nhất', '']);
  expect(play.stage.querySelectorAll('.small-cards li')).toHaveLength(7);
});

test('GAME-12 the hint chooses what the seats of the house would play', async () => {
  const { play, button, card } = lay();
  void play.show(viewOf(open), () => undefined);
  await turns();
  button('Gợi ý').click();
  expect(card('Át bích')?.getAttribute('aria-pressed')).toBe('true');
  expect(button('Đánh').disabled).toBe(false);
});

test('GAME-12 a seat that nobody beats begins the next trick, in which nobody has passed yet', () => {
  const counts = [3, 2, 0, 4];
  const lies = { seat: 1, cards: [5] };
  const passed = trickAfter(trickAfter({ lies, passed: [], counts }, { seat: 3, cards: [] }), {
    seat: 0,
    cards: [],
  });
  expect(passed.passed).toEqual([3, 0]);
  expect(trickAfter(passed, { seat: 1, cards: [7] })).toEqual({
    lies: { seat: 1, cards: [7] },
    passed: [],
    counts: [3, 1, 0, 4],
  });
});
