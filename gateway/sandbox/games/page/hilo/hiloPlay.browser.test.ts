import type { RoundView } from '../../engine/gameWire.ts';
import type { HiloRound } from '../../engine/hiloRules.ts';
import { actTable } from '../testing/actTable.ts';
import { hiloPlay } from './hiloPlay.ts';

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const dealt: HiloRound = { cards: [4], acts: [], state: 'playing', worth: 0 };
const right: HiloRound = { cards: [4, 24], acts: ['higher'], state: 'playing', worth: 1_401 };

const viewOf = (round: HiloRound): RoundView => ({
  id: 'one',
  stake: 1_000,
  win: round.state === 'won' ? round.worth : 0,
  nonce: 0,
  pot: 0,
  request: { engine: 'hilo', stake: 1_000 },
  outcome: { engine: 'hilo', round },
});

/** A table whose server answers each act with the next round, or fails. */
const lay = (...answers: (HiloRound | 'no_answer')[]) => {
  const { table, asked, said, told, pause } = actTable(
    { stakes: [500, 1_000, 2_000] },
    answers.map((answer) => (answer === 'no_answer' ? answer : viewOf(answer))),
  );
  const play = hiloPlay(table);
  document.body.replaceChildren(play.stage);
  const button = (name: string) => {
    const found = play.stage.querySelector<HTMLButtonElement>(`.${name}`);
    if (found === null) throw new Error(`There is no ${name}`);
    return found;
  };
  return {
    play,
    asked,
    said,
    told,
    button,
    result: () => play.stage.querySelector('.result')?.textContent,
    pause,
  };
};

/** What the table around the game is told. */
const tell = () => undefined;

/** Lets everything that waits for nothing but its turn go on. */
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

test('GAME-07 the page around may show the balance while hi-lo waits for a guess, and not while the card turns', async () => {
  const { play, told, button } = lay({ ...dealt, state: 'lost' });
  const shown = play.show(viewOf(dealt), tell);
  await turns();
  expect(told).toEqual(['roundWaits']);
  button('higher').click();
  await shown;
  expect(told).toEqual(['roundWaits', 'roundStarted']);
});

test('GAME-12 hi-lo says of each guess how likely it is and what the round is then worth', async () => {
  const { play, button, result } = lay();
  void play.show(viewOf(dealt), tell);
  await turns();
  expect(result()).toBe('5 bích. Lá sau lớn hơn hay nhỏ hơn?');
  expect(button('guess.higher').textContent).toBe('Lớn hơn hoặc bằng69,23% cơ hội1401');
  expect(button('guess.lower').textContent).toBe('Nhỏ hơn hoặc bằng38,46% cơ hội2522');
  expect([button('cash').disabled, button('skip').disabled]).toEqual([true, false]);
});

test('GAME-12 a round of hi-lo goes from guess to guess and ends with what was cashed in', async () => {
  const won: HiloRound = { ...right, acts: ['higher', 'cash'], state: 'won' };
  const { play, asked, button, result } = lay(right, won);
  const shown = play.show(viewOf(dealt), tell);
  await turns();
  button('guess.higher').click();
  await turns();
  expect(result()).toBe('Q cơ. Lá sau lớn hơn hay nhỏ hơn?');
  expect(button('cash').textContent).toBe('Nhận 1401');
  button('cash').click();
  expect(await shown).toMatchObject({ round: { win: 1_401 }, balance: 50_000 });
  expect(asked).toEqual([
    { id: 'one', at: 0, act: 'higher' },
    { id: 'one', at: 1, act: 'cash' },
  ]);
});

test('GAME-12 hi-lo offers nothing of a round that is lost', async () => {
  const lost: HiloRound = { cards: [4, 24, 2], acts: ['higher', 'higher'], state: 'lost', worth: 0 };
  const { play, button } = lay(right, lost);
  const shown = play.show(viewOf(dealt), tell);
  for (let guess = 0; guess < 2; guess += 1) {
    await turns();
    button('guess.higher').click();
  }
  await shown;
  expect(button('guess.higher').textContent).toBe('Lớn hơn');
  expect(button('guess.lower').textContent).toBe('Nhỏ hơn');
  expect(button('cash').textContent).not.toMatch(/\d/);
});

test('GAME-12 hi-lo is played with the arrow keys while a card is open, and they are the table’s again afterwards', async () => {
  const lost: HiloRound = { cards: [4, 2], acts: ['higher'], state: 'lost', worth: 0 };
  const { play, asked } = lay(lost);
  expect(play.keys?.()).toEqual({});
  const shown = play.show(viewOf(dealt), tell);
  await turns();
  expect(document.activeElement?.className).toBe('guess higher');
  play.keys?.().ArrowUp?.();
  expect((await shown)?.round.win).toBe(0);
  expect(asked.map(({ act }) => act)).toEqual(['higher']);
  expect(play.keys?.()).toEqual({});
});

test('GAME-12 an act of hi-lo without an answer is asked again as it was, whatever is pressed', async () => {
  const lost: HiloRound = { cards: [4, 2], acts: ['higher'], state: 'lost', worth: 0 };
  const none = ['no_answer', 'no_answer', 'no_answer', 'no_answer'] as const;
  const { play, asked, said, button } = lay(...none, lost);
  const shown = play.show(viewOf(dealt), tell);
  await turns();
  button('guess.higher').click();
  await turns();
  expect(said.at(-1)).toContain('vẫn được giữ');
  button('guess.lower').click();
  await shown;
  expect(new Set(asked.map(({ act }) => act))).toEqual(new Set(['higher']));
  expect(asked).toHaveLength(5);
});

test('GAME-07 hi-lo takes no guess while the page around has it wait', async () => {
  const { play, asked, button, pause } = lay(right);
  void play.show(viewOf(dealt), tell);
  await turns();
  pause(true);
  button('guess.higher').click();
  await turns();
  expect(asked).toEqual([]);
  pause(false);
  button('guess.higher').click();
  await turns();
  expect(asked).toHaveLength(1);
});
