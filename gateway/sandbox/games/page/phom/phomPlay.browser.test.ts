import type { RoundView } from '../../engine/gameWire.ts';
import type { PhomRound } from '../../engine/phom/playPhom.ts';
import { actTable } from '../testing/actTable.ts';
import { phomPlay } from './phomPlay.ts';
import { shownAfter, shownAtDeal } from './shownAfter.ts';

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

/** The player holds four to six and two sevens of a kind; seat 3 opened with the seven of clubs. */
const dealt = [3, 4, 5, 6, 19, 40, 51, 25, 23];
const taking: PhomRound = {
  dealt,
  opener: 3,
  moves: [{ seat: 3, kind: 'discard', card: 32 }],
  view: { hand: dealt, eaten: [], isTaking: true, lies: 32, open: [32], turnsLeft: 4 },
  acts: [],
  state: 'playing',
  place: null,
  fullSeat: null,
  laid: [],
  stock: [],
};
const discarding: PhomRound = {
  ...taking,
  moves: [...taking.moves, { seat: 0, kind: 'eat', card: 32 }],
  view: { hand: [...dealt, 32], eaten: [32], isTaking: false, lies: undefined, open: [32], turnsLeft: 4 },
  acts: ['eat'],
};
const ended: PhomRound = {
  ...discarding,
  moves: [
    ...discarding.moves,
    { seat: 0, kind: 'discard', card: 51 },
    { seat: 1, kind: 'draw', card: null },
    { seat: 1, kind: 'discard', card: 2 },
  ],
  acts: ['eat', 'discard 51'],
  state: 'ended',
  place: 1,
  laid: [
    { seat: 3, phoms: [], sent: [], left: [13, 1, 28, 29, 17, 46, 48, 36, 24] },
    {
      seat: 0,
      phoms: [
        [6, 19, 32],
        [3, 4, 5],
      ],
      sent: [],
      left: [40, 23, 25],
    },
    { seat: 1, phoms: [[9, 10, 11]], sent: [7], left: [0, 27, 41, 15, 42] },
    { seat: 2, phoms: [], sent: [], left: [8, 12, 14, 16, 18, 20, 22, 26, 30] },
  ],
  stock: [21],
};

const viewOf = (round: PhomRound): RoundView => ({
  id: 'one',
  stake: 1_000,
  win: round.state === 'ended' ? 1_100 : 0,
  nonce: 0,
  pot: 0,
  request: { engine: 'phom', stake: 1_000 },
  outcome: { engine: 'phom', round },
});

const lay = (...answers: (PhomRound | 'no_answer')[]) => {
  const { table, asked } = actTable(
    { stakes: [1_000, 2_000] },
    answers.map((answer) => (answer === 'no_answer' ? answer : viewOf(answer))),
  );
  const play = phomPlay(table);
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

test('GAME-12 Phỏm offers the last discard where it makes a phỏm, and the keyboard lies on the button', async () => {
  const { play, button, card, result } = lay();
  void play.show(viewOf(taking), () => undefined);
  await turns();
  expect(result()).toBe('Đến lượt bạn: ăn 7 chuồn hoặc bốc bài.');
  expect([button('Ăn').disabled, button('Bốc').disabled, button('Đánh').hidden]).toEqual([
    false,
    false,
    true,
  ]);
  expect(document.activeElement).toBe(button('Ăn'));
  expect(card('4 bích, trong phỏm')?.disabled).toBe(true);
  button('Gợi ý').click();
  expect(result()).toBe('Theo gợi ý thì ăn.');
});

test('GAME-12 Phỏm says which cards have to stay, and a round ends with what each seat lays down and what the place brings', async () => {
  const { play, asked, button, card, result, notes } = lay(discarding, ended);
  const told: RoundView[] = [];
  const shown = play.show(viewOf(taking), (round) => told.push(round));
  await turns();
  button('Ăn').click();
  await turns();
  expect([result(), button('Ăn').hidden]).toEqual(['Đến lượt bạn: chọn một lá để đánh.', true]);
  expect(document.activeElement?.className).toBe('own-card');
  card('7 chuồn, trong phỏm')?.click();
  expect([result(), button('Đánh').disabled]).toEqual(['Lá này phải giữ trong phỏm có lá đã ăn.', true]);
  card('K rô')?.click();
  button('Đánh').click();
  expect((await shown)?.balance).toBe(50_000);
  expect(asked).toEqual([
    { id: 'one', at: 0, act: 'eat' },
    { id: 'one', at: 1, act: 'discard 51' },
  ]);
  expect([result(), told.length]).toEqual(['Về nhì: nhận lại 1100.', 1]);
  expect([button('Ăn').hidden, button('Đánh').disabled]).toEqual([true, true]);
  expect(notes()).toEqual(['Về nhất: 13 điểm.', 'Về bét: Móm.', 'Về ba: Móm.']);
});

test('GAME-12 the hint of Phỏm chooses what the seats of the house would discard', async () => {
  const { play, button } = lay();
  void play.show(viewOf(discarding), () => undefined);
  await turns();
  button('Gợi ý').click();
  const chosen = [...play.stage.querySelectorAll('.own-card[aria-pressed="true"]')];
  expect(chosen.map(({ ariaLabel }) => ariaLabel)).toEqual(['J cơ']);
  expect(button('Đánh').disabled).toBe(false);
});

test('GAME-12 a card that is eaten leaves the discards of its seat', () => {
  const first = shownAfter(shownAtDeal(taking), { seat: 3, kind: 'discard', card: 32 });
  expect([first.discards[3], first.lies, first.counts]).toEqual([[32], { seat: 3, card: 32 }, [9, 9, 9, 9]]);
  const eaten = shownAfter(first, { seat: 0, kind: 'eat', card: 32 });
  expect([eaten.discards[3], eaten.lies, eaten.eaten[0], eaten.counts[0]]).toEqual([[], undefined, [32], 10]);
  const drawn = shownAfter(eaten, { seat: 1, kind: 'draw', card: null });
  expect([drawn.stock, drawn.counts[1], drawn.hand.length]).toEqual([14, 10, 10]);
});
