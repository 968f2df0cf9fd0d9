import type { GameView, PlayedView, RoundView, TableView } from '../engine/gameWire.ts';
import type { RoundOutcome } from '../engine/playRound.ts';
import { baccaratPlay } from './baccarat/baccaratPlay.ts';
import { taiXiuPlay } from './bowl/taiXiuPlay.ts';
import { notice } from './notice.ts';
import type { Play, Table } from './table.ts';
import { wordsFor } from './words.ts';

const BEGINS = Date.parse('2026-11-20T12:00:00Z');
const DEALT = 22_000;
const LASTS = 32_000;
const ROUND = 700;

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
afterEach(() => {
  jest.useRealTimers();
});

const dice = (a: number, b: number, c: number): RoundOutcome => ({
  engine: 'taixiu',
  round: { dice: [a, b, c], returns: [], win: 0 } as never,
});
const cards: RoundOutcome = {
  engine: 'baccarat',
  round: { player: [6, 19], banker: [12, 3], winner: 'banker', returns: [], win: 0 } as never,
};
const thrown = dice(4, 6, 3);

const iso = (time: number) => new Date(time).toISOString();

/** The table by the clock of the test. */
const tableAt = (outcome: RoundOutcome): TableView => {
  const now = Date.now();
  const number = Math.floor((now - BEGINS) / LASTS);
  const begins = BEGINS + number * LASTS;
  const isDealt = now >= begins + DEALT;
  return {
    round: ROUND + number,
    now: iso(now),
    bettingUntil: iso(begins + 20_000),
    dealtAt: iso(begins + DEALT),
    endsAt: iso(begins + LASTS),
    past: [dice(1, 1, 2), dice(5, 6, 6), ...(isDealt ? [outcome] : [])],
    dealt: isDealt ? outcome : null,
    seats: { total: 7, taken: number + 3, own: 'NA', others: ['K', ''] },
  };
};

const noPause = () => Promise.resolve();
const realPause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Sits down at a table at a time after its round began, in milliseconds. */
const sit = (
  after: number,
  playOf: (table: Table) => Play = taiXiuPlay,
  outcome = thrown,
  pause: Table['pause'] = noPause,
) => {
  jest.useFakeTimers({ now: BEGINS + after });
  const line = notice(wordsFor('VI'));
  const play = playOf({
    game: {
      stakes: [1_000, 5_000],
      balance: 1_000_000,
      limit: 100_000,
      language: 'VI',
      unfinished: null,
      table: tableAt(outcome),
    } as unknown as GameView,
    words: wordsFor('VI'),
    amount: String,
    sound: { play: () => undefined },
    vibration: { play: () => undefined },
    notice: line,
    frame: { tell: () => undefined },
    server: {
      table: () => Promise.resolve(tableAt(outcome)),
      dealt: (id: string): Promise<PlayedView> =>
        Promise.resolve({ round: { ...placed, id, win: 1_980, outcome }, balance: 1_000_980 }),
    },
    isFast: () => false,
    isPaused: () => false,
    pause,
  } as unknown as Table);
  document.body.replaceChildren(play.stage);
  return {
    play,
    said: () => play.stage.querySelector('.result')?.textContent,
    pose: () => play.stage.querySelector('[data-pose]')?.getAttribute('data-pose'),
    bowl: () => play.stage.querySelector('.bowl')?.getAttribute('data-state'),
    beads: () => play.stage.querySelectorAll('.beads li').length,
    chips: () => [...play.stage.querySelectorAll('.field .chip')].map((chip) => chip.textContent),
    cards: () => play.stage.querySelectorAll('.hand .card-face').length,
    isClosed: () => play.stage.classList.contains('closed-table'),
    lay: () => play.stage.querySelector<HTMLElement>('.bowl-cloth button')?.click(),
    noticed: () => (line.box.hidden ? '' : line.box.querySelector('span')?.textContent),
    seconds: () => play.stage.querySelector('.table-clock b')?.textContent,
    passes: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
  };
};

const placed: RoundView = {
  id: 'one',
  stake: 1_000,
  win: 0,
  nonce: 0,
  pot: 0,
  request: { engine: 'taixiu', bets: [{ kind: 'size', choice: 0, stake: 1_000 }], round: ROUND },
  outcome: { engine: 'table', dealtAt: iso(BEGINS + DEALT) },
};
const ended = (round: number): RoundView => ({
  ...placed,
  win: 1_980,
  request: { engine: 'taixiu', bets: [{ kind: 'size', choice: 0, stake: 1_000 }], round },
  outcome: thrown,
});

test('GAME-11 a table that is reopened while it shows a round shows that round and its own chips, without dealing it again', () => {
  const { play, said, bowl, beads, chips } = sit(DEALT + 3_000);
  expect([bowl(), said(), beads()]).toEqual(['open', '4, 6, 3, tổng 13: Tài.', 3]);
  expect(play.missed?.(ended(ROUND), 'Lãi +980')).toBe(true);
  expect([bowl(), chips(), beads()]).toEqual(['open', ['1000'], 3]);
});

test('GAME-11 a round that ended unseen is a line, and the table of the running round stays as it is', () => {
  const { play, said, bowl, chips } = sit(5_000);
  expect(play.missed?.(ended(ROUND - 1), 'Lãi +980')).toBe(true);
  expect(said()).toBe('Khi bạn vắng mặt: 4, 6, 3, tổng 13: Tài. Lãi +980');
  expect([bowl(), chips()]).toEqual(['shut', []]);
  expect(play.bet()).toBe('Hãy đặt phỉnh lên bàn trước.');
});

test.each([
  ['Tài Xỉu', taiXiuPlay, thrown],
  ['baccarat', baccaratPlay, cards],
] as const)(
  'GAME-11 seats of %s show initials, the own first, and follow who comes',
  async (_, playOf, outcome) => {
    const { play, passes } = sit(5_000, playOf, outcome);
    const seats = () => [...play.stage.querySelectorAll('.seats li')].map(({ textContent }) => textContent);
    expect(seats()).toEqual(['NA', 'K', '·']);
    expect(play.stage.querySelector('.table-seats > span')?.textContent).toBe('Đã có 3/7 chỗ');
    await passes(LASTS);
    expect(seats()).toEqual(['NA', 'K', '·', '+1']);
  },
);

test('GAME-11 a missed round of baccarat is told in its own words', () => {
  const { play, said, cards: open } = sit(5_000, baccaratPlay, cards);
  const missed: RoundView = {
    ...placed,
    request: { engine: 'baccarat', bets: [{ side: 'banker', stake: 1_000 }], round: ROUND - 1 },
    outcome: cards,
  };
  expect(play.missed?.(missed, 'Lãi +950')).toBe(true);
  expect([said(), open()]).toEqual(['Khi bạn vắng mặt: Hòa 4 điểm. Lãi +950', 0]);
});

test('GAME-11 cards of the running round lie open when the table is reopened', () => {
  const { cards: open, beads } = sit(DEALT + 3_000, baccaratPlay, cards);
  expect([open(), beads()]).toEqual([4, 1]);
});

test('GAME-11 bets of the running round that wait for the deal are no missed round', () => {
  expect(sit(5_000).play.missed?.(placed, 'Lỗ −1000')).toBe(false);
});

test('GAME-11 a table is closed exactly while its phase takes no bets, and its bowl is shaken until the deal', async () => {
  const { isClosed, bowl, said, passes, seconds } = sit(18_000);
  expect([isClosed(), seconds()]).toEqual([false, '2']);
  await passes(1_900);
  expect([isClosed(), bowl()]).toEqual([false, 'shut']);
  await passes(250);
  // Then it counts down to the deal, and after it to the next round.
  expect([isClosed(), bowl(), seconds()]).toEqual([true, 'shaking', '2']);
  await passes(2_000);
  expect([isClosed(), bowl(), said()]).toEqual([true, 'open', '4, 6, 3, tổng 13: Tài.']);
  expect(seconds()).toBe('10');
  await passes(LASTS - DEALT);
  expect([isClosed(), bowl(), said()]).toEqual([false, 'shut', '']);
});

test('GAME-11 chips are laid and taken off only while the table takes bets, and a refusal is said for a moment', async () => {
  const { play, lay, noticed, passes } = sit(18_000, taiXiuPlay, thrown, realPause);
  lay();
  expect(play.stake()).toBe(5_000);
  play.begin();
  await passes(2_150);
  lay();
  play.stage.querySelector<HTMLElement>('.chips .tool')?.click();
  expect(play.stake()).toBe(5_000);
  expect(noticed()).toBe('Ván này đã ngừng nhận cược. Ván sau bắt đầu ngay thôi.');
  await passes(2_500);
  expect(noticed()).not.toBe('');
  await passes(200);
  expect(noticed()).toBe('');
  await passes(LASTS - 22_000);
  lay();
  expect(play.stake()).toBe(10_000);
});

test('GAME-11 own bets wait for the deal without seconds in their words, and the table is ready for the next round when it begins', async () => {
  const { play, said, chips, bowl, isClosed, passes } = sit(5_000);
  const told: (string | number | undefined)[] = [];
  const shown = play.show(placed, ({ win }, balance) => void told.push(win, balance));
  expect([said(), chips()]).toEqual(['Cược của bạn đã lên bàn.', ['1000']]);
  await passes(DEALT - 5_000 - 250);
  expect(told).toEqual([]);
  await passes(1_000);
  await shown;
  expect([told, bowl(), said()]).toEqual([[1_980, 1_000_980], 'open', '4, 6, 3, tổng 13: Tài.']);
  await passes(LASTS - DEALT);
  expect([isClosed(), bowl()]).toEqual([false, 'shut']);
  expect(play.bet()).toMatchObject({ round: ROUND + 1 });
});

test('GAME-11 a presenter shakes while no bets are taken, points at the side that has won, and rests with the next round', async () => {
  const { pose, passes } = sit(18_000);
  expect(pose()).toBe('rest');
  await passes(2_250);
  expect(pose()).toBe('shake');
  await passes(2_000);
  expect(pose()).toBe('first');
  await passes(LASTS - DEALT);
  expect(pose()).toBe('rest');
  const triple = sit(DEALT + 1_000, taiXiuPlay, dice(2, 2, 2));
  expect(triple.pose()).toBe('lift');
});

test('GAME-11 a presenter deals each card from the shoe to its hand, and points at the one that has won', async () => {
  const won: RoundOutcome = {
    engine: 'baccarat',
    round: { player: [7, 12], banker: [3, 12], winner: 'player', returns: [], win: 0 } as never,
  };
  const { play, pose, passes } = sit(DEALT - 400, baccaratPlay, won);
  const poses: (string | null | undefined)[] = [];
  const scene = play.stage.querySelector('.felt');
  new MutationObserver(() => void poses.push(pose())).observe(scene ?? play.stage, {
    attributeFilter: ['data-pose'],
  });
  await passes(1_500);
  expect(pose()).toBe('first');
  expect(poses.filter((name) => name?.startsWith('give-'))).toEqual([
    'give-first',
    'give-second',
    'give-first',
    'give-second',
  ]);
  await passes(LASTS - DEALT);
  expect(pose()).toBe('rest');
});

test.each([
  ['Tài Xỉu', taiXiuPlay, thrown, '.bowl-cloth button'],
  ['baccarat', baccaratPlay, cards, '.cloth button'],
] as const)(
  'GAME-11 chips of %s that were not bet look different and leave the table when it closes, so that none of them seems to win',
  async (_, playOf, outcome, field) => {
    const { play, said, passes } = sit(18_000, playOf, outcome);
    play.stage.querySelector<HTMLElement>(field)?.click();
    expect([play.stake(), play.stage.classList.contains('unplaced')]).toEqual([5_000, true]);
    await passes(2_250);
    expect([play.stake(), said()]).toEqual([0, 'Ván này bạn chưa đặt cược.']);
    await passes(LASTS - 20_000);
    expect(said()).toBe('');
  },
);

test('GAME-11 chips that were bet stay on the table, and become an offer for the next round', async () => {
  const { play, chips, passes } = sit(5_000);
  const isOffer = () => play.stage.classList.contains('unplaced');
  play.begin();
  const shown = play.show(placed, () => undefined);
  expect([chips(), isOffer()]).toEqual([['1000'], false]);
  await passes(DEALT - 5_000 + 750);
  await shown;
  expect([chips(), isOffer()]).toEqual([['1000'], false]);
  await passes(LASTS - DEALT);
  expect([chips(), isOffer()]).toEqual([['1000'], true]);
});
