import { waitFor } from '@testing-library/dom';
import { hostMessage } from '#contract/gameMessages';
import type { GameView, PlayedView } from '../engine/gameWire.ts';
import { openTable } from './openTable.ts';

const spin = { screen: ['AKQ', 'AKQ', 'AKQ', 'JKQ', 'JKA'], wins: [], scatters: 0, pay: 0 } as const;
const win = { line: 1, symbol: 'A', count: 3, pay: 12 } as const;

const roundOf = (id: string, won: number): PlayedView['round'] => ({
  id,
  stake: 1_000,
  win: won,
  nonce: 0,
  pot: 0,
  request: { engine: 'slots', model: 'even', lines: 20, stake: 1_000 },
  outcome: { engine: 'slots', round: { spin: { ...spin, wins: won > 0 ? [win] : [] }, free: [], pay: 0 } },
});

const game: GameView = {
  token: 'token',
  gameCode: 'RNG0001',
  name: 'Kho Báu Rồng Vàng',
  vendorName: 'Lumen',
  engine: 'slots',
  model: 'even',
  paytable: 'jacks',
  lines: 20,
  rtp: 9_626,
  maxWin: 5_000,
  theme: 'imperial',
  pictures: ['dragon', 'coin', 'lantern', 'ruby'],
  wild: 'joker',
  scatter: 'star',
  palette: {
    background: ['#a00', '#800', '#400'],
    ray: '#fff',
    glow: '#fff',
    ink: '#200',
    ramp: ['#fff', '#fe0', '#f80', '#ff0'],
  },
  stakes: [500, 1_000, 2_000],
  limit: 2_000,
  mode: 'real',
  language: 'VI',
  currency: 'VND',
  exponent: 0,
  decimals: 0,
  parentOrigin: 'https://site.example',
  balance: 50_000,
  free: null,
  seed: { hash: 'aa', clientSeed: 'bb', nonce: 0 },
  jackpot: null,
  table: null,
  unfinished: null,
};

type Answer = PlayedView | string | undefined;

/** A server that answers as told: a round, a refusal by its code, or not at all. */
const server = (...answers: Answer[]) => {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  globalThis.fetch = (address, init) => {
    const path = String(address).replace('/play/api/', '');
    asked.push({ path, body: JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown> });
    const answer = path === 'round' ? answers.shift() : undefined;
    if (path === 'round' && answer === undefined) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(
      typeof answer === 'string'
        ? Response.json(
            { success: false, message: answer },
            { status: answer === 'game_maintenance' ? 503 : 409 },
          )
        : Response.json({ success: true, value: answer ?? null }),
    );
  };
  return { asked, rounds: () => asked.filter(({ path }) => path === 'round').map(({ body }) => body) };
};

const told: [string, string][] = [];
let onEnd = (): void => undefined;
let onShown = (): void => undefined;
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const parent = {
    postMessage: ({ type }: { type: string }, origin: string) => {
      told.push([type, origin]);
      if (type === 'roundShown') onShown();
      if (type === 'roundEnded') onEnd();
    },
  };
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
});
beforeEach(() => {
  document.body.innerHTML = '';
  told.length = 0;
  onShown = () => undefined;
});

let drawn = Promise.withResolvers<void>();
beforeEach(() => {
  drawn = Promise.withResolvers();
  drawn.resolve();
});

/** A message of the page around. */
const from = (origin: string, data: unknown) =>
  window.dispatchEvent(new MessageEvent('message', { origin, data, source: window.parent }));

const open = async (change: Partial<GameView> = {}) => {
  const root = document.createElement('div');
  document.body.append(root);
  await openTable(
    { ...game, ...change },
    root,
    () => Promise.resolve(),
    () => drawn.promise,
  );
  const button = (name: string) => root.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`);
  const figure = (name: string) => root.querySelector(`.figure.${name} b`)?.textContent;
  return { root, button, figure, spoken: () => root.querySelector('.spoken')?.textContent };
};

/** Until the game tells the page around it that the round is over. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    onEnd = resolve;
  });

test('GAME-12 a round takes its stake from the balance shown and adds its win once the reels rest', async () => {
  const { rounds } = server({ round: roundOf('one', 4_000), balance: 53_000 });
  const { button, figure, spoken } = await open({ mode: 'trial' });
  button('Quay')?.click();
  expect(figure('balance')).toBe('48.000');
  await settled();
  expect([figure('balance'), figure('win'), spoken()]).toEqual([
    '53.000',
    '+3.000',
    'Nhận 4.000, đặt 1.000: lãi 3.000.',
  ]);
  expect(rounds()).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{32}$/), stake: 2_000 }]);
});

test('GAME-12 a lost answer is asked for again with the same key', async () => {
  const { rounds } = server(undefined, undefined, { round: roundOf('one', 0), balance: 48_000 });
  const { button, figure } = await open({ mode: 'trial' });
  button('Quay')?.click();
  await settled();
  expect(new Set(rounds().map(({ key }) => key)).size).toBe(1);
  expect([rounds().length, figure('balance')]).toEqual([3, '48.000']);
});

test('GAME-12 a round without any answer keeps its key for the next try', async () => {
  const { rounds } = server(undefined, undefined, undefined, undefined, {
    round: roundOf('one', 0),
    balance: 48_000,
  });
  const { root, button } = await open();
  button('Quay')?.click();
  await settled();
  expect(root.querySelector('.notice')?.textContent).toContain('vẫn được giữ');
  button('Quay')?.click();
  await settled();
  expect(new Set(rounds().map(({ key }) => key)).size).toBe(1);
});

test('GAME-12 without the money the balance stays and the next round has a key of its own', async () => {
  const { rounds } = server('insufficient_funds', { round: roundOf('two', 0), balance: 49_000 });
  const { root, button, figure } = await open({ mode: 'trial' });
  button('Quay')?.click();
  await settled();
  expect(figure('balance')).toBe('50.000');
  expect(root.querySelector('.notice')?.textContent).toContain('Số dư không đủ');
  button('Giảm cược')?.click();
  button('Quay')?.click();
  await settled();
  expect(rounds().map(({ stake }) => stake)).toEqual([2_000, 1_000]);
  expect(new Set(rounds().map(({ key }) => key)).size).toBe(2);
});

test.each([
  ['reality_check_due', 'hãy trả lời'],
  ['limit_reached', 'vượt giới hạn'],
])(
  'SAFE-02 SAFE-01 a stake refused with %s is told in words, and the game goes on afterwards',
  async (code, words) => {
    const { rounds } = server(code, { round: roundOf('two', 0), balance: 49_000 });
    const { root, button } = await open();
    button('Quay')?.click();
    await settled();
    expect(root.querySelector('.notice')?.textContent).toContain(words);
    // It does not end here, with the way to the lobby.
    expect(root.querySelector('.notice button:not([hidden])')).toBeNull();
    button('Quay')?.click();
    await settled();
    expect(new Set(rounds().map(({ key }) => key)).size).toBe(2);
  },
);

const bonus = {
  ...{ id: 'free', stake: 1_000, left: 2, total: 5, won: 3_000 },
  until: '2026-11-27T05:00:00.000Z',
};

const freeRound = (id: string, won: number): PlayedView['round'] => {
  const request = { engine: 'slots', model: 'even', lines: 20, stake: 1_000, free: 'free' } as const;
  return { ...roundOf(id, won), request };
};

test('PROMO-03 free rounds go before money, at their stake and without cost; the first round for money is asked for anew', async () => {
  const { rounds } = server(
    { round: freeRound('one', 4_000), balance: 50_000, free: { ...bonus, left: 1, won: 7_000 } },
    { round: freeRound('two', 0), balance: 50_000, free: null },
    { round: roundOf('three', 0), balance: 48_000 },
  );
  const { root, button, figure, spoken } = await open({ mode: 'trial', free: bonus });
  const line = root.querySelector<HTMLElement>('.free-rounds');
  expect(line?.textContent).toContain('còn 2/5, mỗi lượt 1.000. Đã thắng 3.000.');
  expect(figure('stake')).toBe('1.000');
  expect(button('Tăng cược')?.disabled).toBe(true);
  button('Quay')?.click();
  expect(figure('balance')).toBe('50.000');
  await settled();
  expect([figure('win'), spoken()]).toEqual(['+4.000', 'Lượt quay thưởng thắng 4.000.']);
  expect(line?.textContent).toContain('còn 1/5');
  button('Quay')?.click();
  await settled();
  expect(line?.hidden).toBe(true);
  expect(root.querySelector('.notice')?.textContent).toContain('Tiền thắng 7.000 trở thành tiền thưởng');
  expect([figure('stake'), button('Tăng cược')?.disabled]).toEqual(['2.000', false]);
  // Whoever goes on pressing has not asked to play with money.
  button('Quay')?.click();
  expect(rounds()).toHaveLength(2);
  button('Quay')?.click();
  await settled();
  expect(rounds().map(({ stake, free }) => [stake, free])).toEqual([
    [1_000, 'free'],
    [1_000, 'free'],
    [2_000, undefined],
  ]);
});

test('PROMO-03 free rounds that are over meanwhile take no money, and the game says so', async () => {
  server('free_rounds_gone');
  const { root, button, figure } = await open({ mode: 'trial', free: bonus });
  button('Quay')?.click();
  await settled();
  expect(root.querySelector('.notice')?.textContent).toContain('Chưa có tiền cược nào bị trừ');
  expect(figure('balance')).toBe('50.000');
});

test.each(['game_maintenance', 'on_break', 'not_logged_in'])(
  'GAME-06 a game that takes no more rounds (%s) is asked once and leads back to the lobby',
  async (code) => {
    const { rounds } = server(code);
    const { root, button } = await open();
    button('Quay')?.click();
    await settled();
    expect(rounds()).toHaveLength(1);
    const notice = root.querySelector('.notice');
    expect(notice?.textContent).toContain(code === 'on_break' ? 'Bạn đang nghỉ' : 'đã đóng');
    notice?.querySelector('button')?.click();
    expect(told.at(-1)).toEqual(['close', 'https://site.example']);
  },
);

test('GAME-12 a round that was cut off is shown when the game opens, and told as seen', async () => {
  const { asked } = server();
  const { spoken } = await open({ unfinished: roundOf('lost', 7_000) });
  expect(spoken()).toBe('Nhận 7.000, đặt 1.000: lãi 6.000.');
  expect(asked).toContainEqual({ path: 'shown', body: { id: 'lost' } });
});

test('GAME-12 the word that a round was cut off does not lie over the table while the round waits for its player', async () => {
  server();
  const round = { cards: [4], acts: [], state: 'playing', worth: 0 } as const;
  const unfinished: PlayedView['round'] = {
    ...roundOf('waits', 0),
    request: { engine: 'hilo', stake: 1_000 },
    outcome: { engine: 'hilo', round },
  };
  void open({ engine: 'hilo', unfinished });
  const guess = () => document.querySelector<HTMLButtonElement>('.guess.higher');
  await waitFor(() => expect(guess()?.disabled).toBe(false));
  const notice = document.querySelector<HTMLElement>('.notice');
  expect(notice?.textContent).toContain('Vòng chơi bị ngắt quãng:');
  await waitFor(() => expect(notice?.hidden).toBe(true));
});

test('GAME-12 the game plays by keyboard, has no button that plays on its own, and is silent at first', async () => {
  const { rounds } = server({ round: roundOf('one', 0), balance: 49_500 });
  const { root, figure } = await open();
  document.body.focus();
  const press = (code: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));
  press('ArrowDown');
  press('ArrowDown');
  expect(figure('stake')).toBe('500');
  press('Space');
  await settled();
  expect(rounds()).toHaveLength(1);
  const buttons = [...root.querySelectorAll('main > .bar button')];
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Giảm cược',
    'Tăng cược',
    'Quay',
    'Nhanh',
    'Bảng trả',
  ]);
});

test('GAME-07 two switches of sound disagreed: a framed game has none of its own, one in its own window has', async () => {
  server();
  const soundIn = (root: HTMLElement) =>
    [...root.querySelectorAll('main > .bar button')].filter((one) => one.textContent === 'Âm thanh');
  expect(soundIn((await open()).root)).toEqual([]);
  const { parent } = window;
  Object.defineProperty(window, 'parent', { value: window, configurable: true });
  const alone = await open();
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  expect(soundIn(alone.root).map((one) => one.getAttribute('aria-pressed'))).toEqual(['false']);
});

test('GAME-07 two balances disagreed: in a frame of the site a game for money shows none of its own', async () => {
  server();
  const { figure, root } = await open();
  expect(figure('balance')).toBeUndefined();
  expect(root.querySelector('.bar')?.textContent).not.toContain('50.000');
});

test('GAME-07 the first frame came without its fonts and symbols: the game says that it is ready once they are there', async () => {
  server();
  drawn = Promise.withResolvers();
  const opening = open();
  await Promise.resolve();
  const root = document.querySelector<HTMLElement>('body > div');
  expect(root?.dataset['drawn']).toBeUndefined();
  expect(told).toEqual([]);
  drawn.resolve();
  await opening;
  expect(root?.dataset['drawn']).toBe('');
  expect(told).toEqual([['ready', 'https://site.example']]);
});

test('GAME-07 the page around hears of rounds by its exact origin, and can have the game wait', async () => {
  const { rounds } = server({ round: roundOf('one', 0), balance: 49_000 });
  const { button } = await open();
  from('https://evil.example', hostMessage('pause'));
  from('https://site.example', 'pause');
  button('Quay')?.click();
  await settled();
  from('https://site.example', hostMessage('pause'));
  button('Quay')?.click();
  expect(rounds()).toHaveLength(1);
  expect(told).toEqual(
    ['ready', 'roundStarted', 'roundShown', 'roundEnded'].map((type) => [type, 'https://site.example']),
  );
});

/** The page as it stood when the page around was told that the result is shown. */
const whenShown = async (won: number) => {
  server({ round: roundOf('one', won), balance: 50_000 - 1_000 + won });
  const { root, button, figure, spoken } = await open({ mode: 'trial' });
  let seen: unknown[] = [];
  onShown = () => {
    const party = root.querySelector<HTMLElement>('.celebration');
    seen = [
      root.querySelector('.figure.win span')?.textContent,
      figure('win'),
      figure('balance'),
      spoken(),
      party?.hidden === false ? party.dataset.step : undefined,
    ];
  };
  button('Quay')?.click();
  expect([figure('win'), root.querySelector('.figure.win span')?.textContent]).toEqual(['–', 'Kết quả']);
  await settled();
  return seen;
};

test.each([
  [0, ['Lỗ', '−1.000', '49.000', 'Lỗ 1.000.', undefined]],
  [400, ['Lỗ', '−600', '49.400', 'Nhận lại 400, đặt 1.000: lỗ 600.', undefined]],
  [1_000, ['Hoàn cược', '1.000', '50.000', 'Hoàn lại tiền cược 1.000.', undefined]],
  [4_000, ['Lãi', '+3.000', '53.000', 'Nhận 4.000, đặt 1.000: lãi 3.000.', '1']],
  [90_000, ['Lãi', '+89.000', '139.000', 'Nhận 90.000, đặt 1.000: lãi 89.000.', '3']],
])(
  'STAGE-04 of a stake of 1.000 that brings %i result, balance and words are there together, and only a gain is celebrated',
  async (won, expected) => {
    expect(await whenShown(won)).toEqual(expected);
  },
);

/** Hears the tones that are made, by their hertz. */
const listen = (): number[] => {
  const hertz: number[] = [];
  const ramp = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  const pitch = { ...ramp, setValueAtTime: (from: number) => void hertz.push(from) };
  const node = {
    gain: ramp,
    frequency: pitch,
    connect: (): unknown => node,
    start: () => undefined,
    stop: () => undefined,
  };
  Object.defineProperty(globalThis, 'AudioContext', {
    configurable: true,
    value: class {
      readonly currentTime = 0;
      readonly createOscillator = () => node;
      readonly createGain = () => node;
    },
  });
  return hertz;
};

test.each([
  [90_000, false, 0],
  [0, true, 0],
  [400, true, 0],
  [1_000, true, 0],
  [4_000, true, 1],
  [90_000, true, 1],
])(
  'STAGE-04 a return of %i of a stake of 1.000 with sound %p plays %i gains',
  async (won, isAsked, gains) => {
    const hertz = listen();
    server({ round: roundOf('one', won), balance: 50_000 });
    const { button } = await open();
    if (isAsked) from('https://site.example', hostMessage('soundOn'));
    button('Quay')?.click();
    await settled();
    expect(hertz.filter((one) => one === 659)).toHaveLength(gains);
  },
);
