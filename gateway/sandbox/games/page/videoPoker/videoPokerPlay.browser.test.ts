import type { RoundView } from '../../engine/gameWire.ts';
import type { VideoPokerRound } from '../../engine/poker/playVideoPoker.ts';
import { actTable } from '../testing/actTable.ts';
import { videoPokerPlay } from './videoPokerPlay.ts';

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

/** Two kings, a ten, a six and a three. */
const dealt: VideoPokerRound = {
  paytable: 'jacks',
  dealt: [12, 22, 5, 38, 15],
  cards: [12, 22, 5, 38, 15],
  acts: [],
  state: 'playing',
  hand: 'jacksOrBetter',
};
const drawn: VideoPokerRound = {
  ...dealt,
  cards: [12, 25, 51, 38, 1],
  acts: ['hold 0 3'],
  state: 'ended',
  hand: 'threeOfAKind',
};

const viewOf = (round: VideoPokerRound): RoundView => ({
  id: 'one',
  stake: 1_000,
  win: round.state === 'ended' ? 3_000 : 0,
  nonce: 0,
  pot: 0,
  request: { engine: 'videopoker', paytable: 'jacks', stake: 1_000 },
  outcome: { engine: 'videopoker', round },
});

/** A table whose server answers each act with the next round, or fails. */
const lay = (...answers: (VideoPokerRound | 'no_answer')[]) => {
  const { table, asked, said, told } = actTable(
    { stakes: [1_000, 2_000], paytable: 'jacks' },
    answers.map((answer) => (answer === 'no_answer' ? answer : viewOf(answer))),
  );
  const play = videoPokerPlay(table);
  document.body.replaceChildren(play.stage);
  const button = (name: string) => {
    const found = play.stage.querySelector<HTMLButtonElement>(`.${name}`);
    if (found === null) throw new Error(`There is no ${name}`);
    return found;
  };
  const cards = [...play.stage.querySelectorAll<HTMLButtonElement>('.poker-card')];
  return {
    ...{ play, asked, said, told, button, cards },
    held: () => cards.map((card) => card.getAttribute('aria-pressed') === 'true'),
    result: () => play.stage.querySelector('.result')?.textContent,
    lit: () => play.stage.querySelector('tr[data-made]')?.textContent,
  };
};

const tell = () => undefined;

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

test('GAME-12 video poker names its cards, lights what they already make, and pays for the stake that is chosen', async () => {
  const { play, cards, result, lit } = lay();
  play.step(1);
  expect(play.stage.textContent).toContain('Thùng phá sảnh lớn1600000');
  void play.show(viewOf(dealt), tell);
  await turns();
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
    'K bích',
    '10 cơ',
    '6 bích',
    'K chuồn',
    '3 cơ',
  ]);
  expect(result()).toBe('Đôi J trở lên. Chọn những lá muốn giữ rồi đổi bài.');
  expect(lit()).toContain('Đôi J trở lên1000');
});

test('GAME-12 what is held stays and is sent, and the round is told when its last card lies open', async () => {
  const { play, asked, told, button, cards, held, result } = lay(drawn);
  const rounds: RoundView[] = [];
  const shown = play.show(viewOf(dealt), (round) => rounds.push(round));
  await turns();
  expect(document.activeElement).toBe(cards[0]);
  cards[3]?.click();
  play.keys?.().Digit1?.();
  expect(held()).toEqual([true, false, false, true, false]);
  button('draw').click();
  expect((await shown)?.balance).toBe(50_000);
  expect(asked).toEqual([{ id: 'one', at: 0, act: 'hold 0 3' }]);
  expect(told).toEqual(['roundWaits', 'roundStarted']);
  expect(rounds).toHaveLength(1);
  expect(result()).toBe('Sám cô: 3000.');
  expect([button('draw').disabled, play.keys?.()]).toEqual([true, {}]);
});

test('GAME-12 the hint holds what the simple strategy holds, and says so', async () => {
  const { play, button, held, result } = lay();
  void play.show(viewOf({ ...dealt, dealt: [12, 22, 5, 25, 15], cards: [12, 22, 5, 25, 15] }), tell);
  await turns();
  button('hint').click();
  expect(held()).toEqual([true, false, false, true, false]);
  expect(result()).toBe('Cách chơi đơn giản giữ: K bích, K cơ.');
});

test('GAME-12 a draw without an answer is asked again as it was, whatever is pressed', async () => {
  const none = ['no_answer', 'no_answer', 'no_answer', 'no_answer'] as const;
  const { play, asked, said, button, cards } = lay(...none, drawn);
  const shown = play.show(viewOf(dealt), tell);
  await turns();
  button('draw').click();
  await turns();
  expect(said.at(-1)).toContain('vẫn được giữ');
  cards[4]?.click();
  button('draw').click();
  await shown;
  expect(new Set(asked.map(({ act }) => act))).toEqual(new Set(['hold']));
});
