import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gameMessage, hostMessage, type GameMessageType } from '#contract/gameMessages';
import { referenceProfile } from '#contract/profile';
import type { Game, Value } from '#contract/wireTypes';
import { testBoot, testGateway, testMember, testSite } from '@/testing/testSite';
import { TestSocket } from '@/testing/testSocket';
import { formatTime } from '@/domain/dates';
import { renderPage } from '@/testing/testPage';
import { SeamlessScreen } from './SeamlessScreen';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);
beforeAll(TestSocket.install);
afterAll(TestSocket.remove);

const games = 'http://games.aurora.localhost';

const game: Game = {
  nodeId: 1,
  gameCode: 'RNG1',
  gameName: 'Kho Báu Rồng Vàng',
  showIcon: '/covers/RNG1',
  vassalage: 'LUMEN',
  vendorName: 'Lumen',
  gameType: 'RNG',
  isGame: 'GAME',
  supportPlay: '0',
  tag: 'none',
  maintenanceEnd: null,
};

const vnd = (amount: string) => ({ amount, currency: 'VND' }) as const;

const detail = (given: Partial<Game> = {}): Value<'gameDetail'> => ({
  game: { ...game, ...given },
  gameClassify: 'RNG',
  minBet: vnd('1000'),
  maxBet: vnd('1000000'),
  lineNum: 20,
  rtp: 9650,
  maxWin: 5000,
  others: [{ ...game, gameCode: 'RNG2', gameName: 'Đảo Giấu Vàng' }],
});

const opened = (given: Partial<Value<'launchGame'>> = {}): Value<'launchGame'> => ({
  url: `${games}/play?ticket=once`,
  origin: games,
  display: 'frame',
  visitId: '00000000-0000-4000-8000-000000000001',
  ...given,
});

const setUp = (given: Partial<Game> = {}, type = 0) => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('memberInfo', { ...testMember, type });
  gateway.answers('favourites', { list: [] });
  gateway.answers('gameDetail', detail(given));
  gateway.answers('playBreak', { pause: null, realityCheckAt: null });
  gateway.answers('balance', { balance: vnd('2400000') });
  gateway.answers('gameVisit', {
    gameCode: 'RNG1',
    mode: 'real',
    startedAt: new Date(testSite().boot.now).toISOString(),
    rounds: 3,
    stake: vnd('600000'),
    win: vnd('420000'),
    net: vnd('-180000'),
  });
};

const show = (address = '/seamless?gameCode=RNG1', site = testSite()) =>
  renderPage(<SeamlessScreen />, { visited: ['/rng?tag=hot', address], site });

const called = (path: string) => gateway.asked.filter(({ url }) => new URL(url).pathname.endsWith(path));
const theFrame = () => screen.findByTitle<HTMLIFrameElement>('Kho Báu Rồng Vàng');

const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
  act(() => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? games });
    Object.defineProperty(event, 'source', { value: from.source ?? null });
    window.dispatchEvent(event);
  });

test('GAME-07 a game plays in place: framed on an origin of its own, without reach to the page', async () => {
  setUp();
  gateway.answers('launchGame', opened());
  await show();
  const frame = await theFrame();
  expect(frame).toHaveAttribute('src', `${games}/play?ticket=once`);
  expect(frame.getAttribute('sandbox')?.split(' ').sort()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-same-origin',
    'allow-scripts',
  ]);
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(await gateway.bodiesOf('launchGame')).toEqual([
    { gameCode: 'RNG1', vassalage: 'LUMEN', platform: 'WEB', language: 'VI' },
  ]);
});

test('GAME-07 balance, time and the result of this session are shown above the game', async () => {
  setUp();
  gateway.answers('launchGame', opened());
  await show();
  expect(await screen.findByText('2.400.000 ₫')).toBeInTheDocument();
  expect(await screen.findByText('−180.000 ₫')).toHaveAttribute('data-sign', 'loss');
  expect(screen.getByRole('timer')).toHaveTextContent(/^00:00:0\d$/);
});

test('GAME-07 the back button returns to the player’s previous page', async () => {
  setUp();
  gateway.answers('launchGame', opened());
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Quay lại' }));
  expect(screen.getByLabelText('address', { selector: 'output' })).toHaveTextContent('/rng?tag=hot');
});

test('GAME-07 a game of our own origin is not framed', async () => {
  setUp();
  const own = testSite().origin;
  gateway.answers('launchGame', opened({ url: `${own}/play`, origin: own }));
  await show();
  expect(await screen.findByText('Chưa mở được trò chơi')).toBeInTheDocument();
  expect(screen.queryByTitle('Kho Báu Rồng Vàng')).toBeNull();
});

test('GAME-07 only a known message of the frame itself asks for the balance, and never more than once a second', async () => {
  setUp();
  gateway.answers('launchGame', opened());
  await show();
  const { contentWindow } = await theFrame();
  await screen.findByText('−180.000 ₫');
  await waitFor(() => expect(called('/wallets/balance').length).toBeGreaterThan(0));
  const before = called('/wallets/balance').length;
  say(gameMessage('roundEnded'), { origin: 'http://evil.localhost', source: contentWindow });
  say(gameMessage('roundEnded'), { source: window });
  say({ source: 'marquee-game', type: 'navigate' }, { source: contentWindow });
  say('roundEnded', { source: contentWindow });
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(called('/wallets/balance')).toHaveLength(before);
  for (let time = 0; time < 50; time += 1) say(gameMessage('roundEnded'), { source: contentWindow });
  await waitFor(() => expect(called('/wallets/balance')).toHaveLength(before + 1), { timeout: 3000 });
  expect(screen.getByLabelText('address', { selector: 'output' })).toHaveTextContent(
    '/seamless?gameCode=RNG1',
  );
});

test('GAME-07 the cover went before the first frame was whole: it stays until the game says that it is ready', async () => {
  setUp();
  gateway.answers('launchGame', opened());
  await show();
  const frame = await theFrame();
  fireEvent.load(frame);
  expect(screen.getByText('Đang mở trò chơi')).toBeInTheDocument();
  expect(frame).not.toHaveAttribute('data-done');
  await say(gameMessage('ready'), { source: frame.contentWindow });
  expect(screen.queryByText('Đang mở trò chơi')).toBeNull();
  expect(frame).toHaveAttribute('data-done');
});

test('GAME-11 the talk at a live table can be had from the table, on a phone over it', async () => {
  setUp({ gameType: 'LIVE' });
  gateway.answers('launchGame', opened());
  const room = {
    roomId: 'ROOM1',
    game: { ...game, gameType: 'LIVE' },
    state: 'betting',
    bettingUntil: null,
    ...{ players: 3, seats: 7, minBet: vnd('1000'), maxBet: vnd('1000000') },
    ...{ modelId: null, results: [] },
  } as const;
  gateway.answers('roomList', { list: [room] });
  await show();
  await theFrame();
  await userEvent.click(await screen.findByText('Trò chuyện tại bàn', {}, { timeout: 5_000 }));
  const address = screen.getByLabelText('address', { selector: 'output' });
  expect(address).toHaveTextContent('gameCode=RNG1&modal=roomChat&item=ROOM1');
});

test('GAME-07 STAGE-04 the win stood in the bar while the reels turned: the balance is released in the moment in which the result is shown', async () => {
  setUp();
  gateway.answers('launchGame', opened());
  gateway.answers('socketTicket', { ticket: 'once' });
  await show(undefined, testSite({ profile: { ...referenceProfile, envelope: false } }));
  const { contentWindow } = await theFrame();
  await screen.findByText('2.400.000 ₫');
  dispatchEvent(new Event('pointermove'));
  await waitFor(() => expect(TestSocket.opened).toHaveLength(1));
  const [socket] = TestSocket.opened;
  act(() => void socket?.dispatchEvent(new Event('open')));
  const game = (type: GameMessageType) => say(gameMessage(type), { source: contentWindow });
  let sequence = 0;
  const moves = (amount: string) => {
    act(() => socket?.say({ topic: 'balance', sequence, value: { balance: vnd(amount) } }));
    sequence += 1;
  };
  moves('2400000');
  await game('roundStarted');
  moves('9900000');
  expect(screen.getByText('2.400.000 ₫')).toBeInTheDocument();
  await game('roundWaits');
  expect(screen.getByText('9.900.000 ₫')).toBeInTheDocument();
  await game('roundStarted');
  moves('8800000');
  expect(screen.getByText('9.900.000 ₫')).toBeInTheDocument();
  await game('roundEnded');
  expect(screen.getByText('8.800.000 ₫')).toBeInTheDocument();
  await game('roundStarted');
  moves('7700000');
  expect(screen.getByText('8.800.000 ₫')).toBeInTheDocument();
  await game('roundShown');
  expect(screen.getByText('7.700.000 ₫')).toBeInTheDocument();
  await game('roundEnded');
  expect(screen.getByText('7.700.000 ₫')).toBeInTheDocument();
});

test('GAME-06 a game in a window of its own that the browser blocks says so and can be opened by hand', async () => {
  setUp();
  gateway.answers('launchGame', opened({ display: 'window' }));
  const asked: string[] = [];
  const openWindow = (address: string) => asked.push(address) > 1;
  await show(undefined, testSite({}, { openWindow }));
  expect(
    await screen.findByText('Trình duyệt đã chặn cửa sổ bật lên. Vui lòng cho phép rồi thử lại.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mở trò chơi' }));
  expect(await screen.findByText('Trò chơi mở trong cửa sổ riêng')).toBeInTheDocument();
  expect(asked).toEqual([`${games}/play?ticket=once`, `${games}/play?ticket=once`]);
});

test('GAME-06 a game that closed meanwhile says so and offers others', async () => {
  setUp();
  gateway.refuses('launchGame', 'game_maintenance', 503, { maintenanceEnd: null, others: detail().others });
  await show();
  expect(await screen.findByText('Trò chơi này đang bảo trì. Các trò chơi khác vẫn mở.')).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Đảo Giấu Vàng' })).toBeInTheDocument();
});

test('GAME-06 a trial account plays nothing for real, whatever the address says', async () => {
  setUp({}, 4);
  gateway.refuses('launchGame', 'need_real_account', 403);
  await show();
  expect(await screen.findByText('Cần tài khoản thật')).toBeInTheDocument();
  expect(called('/launchGame')).toHaveLength(0);
});

test('GAME-06 a trial account tries a game that offers it', async () => {
  setUp({}, 4);
  gateway.answers('launchTrial', opened());
  await show('/seamless?gameCode=RNG1&trial=1');
  expect(await theFrame()).toBeInTheDocument();
});

test.each(['/seamless', '/seamless?gameCode=', '/seamless?gameCode=../x'])(
  'GAME-07 %s names no game and says so',
  async (address) => {
    setUp();
    await show(address);
    expect(await screen.findByText('Không tìm thấy trò chơi')).toBeInTheDocument();
  },
);

const in30 = () => new Date(testSite().boot.now + 30 * 60_000).toISOString();

test('GAME-07 a break closes the game until it ends, and the gateway stores it', async () => {
  setUp();
  gateway.answers('launchGame', opened());
  gateway.answers('takeBreak', { kind: 'break', until: in30() });
  await show();
  await theFrame();
  await userEvent.click(screen.getByRole('button', { name: 'Nghỉ một lát' }));
  await userEvent.click(await screen.findByRole('button', { name: '30 phút' }));
  await userEvent.click(screen.getByRole('button', { name: 'Nghỉ 30 phút' }));
  expect(await screen.findByText('Đang nghỉ')).toBeInTheDocument();
  expect(screen.queryByTitle('Kho Báu Rồng Vàng')).toBeNull();
  expect(await gateway.bodiesOf('takeBreak')).toEqual([{ minutes: 30 }]);
});

test('GAME-07 a break that the gateway refused is reported, and the game stays', async () => {
  setUp();
  gateway.answers('launchGame', opened());
  gateway.refuses('takeBreak', 'too_many_requests', 429);
  await show();
  await theFrame();
  await userEvent.click(screen.getByRole('button', { name: 'Nghỉ một lát' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Nghỉ 15 phút' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('5 phút');
  expect(screen.getByTitle('Kho Báu Rồng Vàng')).toBeInTheDocument();
});

test('SAFE-01 a game closed by a limit names the limit and its end, and offers no retry', async () => {
  setUp();
  gateway.refuses('launchGame', 'limit_reached', 409, {
    limit: {
      ...{ kind: 'loss', period: 'day', amount: vnd('500000'), used: vnd('500000'), left: vnd('0') },
      ...{ resetsAt: '2026-11-22T17:00:00.000Z', next: null },
    },
  });
  await show();
  expect(await screen.findByText(/Bạn đã dùng hết hạn mức lỗ 500\.000\s₫ của hôm nay/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull();
});

test('SAFE-01 a market that asks for limits first leads to them, and the game is opened again afterwards', async () => {
  setUp();
  gateway.refuses('launchGame', 'limit_required', 409, { requiredLimits: ['loss', 'session'] });
  await show();
  const way = await screen.findByRole('link', { name: 'Chơi có trách nhiệm' });
  expect(way).toHaveAttribute('href', expect.stringContaining('modal=saferPlay'));
  gateway.answers('launchGame', opened());
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await theFrame();
});

test('SAFE-02 a reality check pauses the game, and a launch that it refused is repeated', async () => {
  setUp();
  gateway.answers('saferPlay', { realityCheck: {} } as never);
  gateway.refuses('launchGame', 'reality_check_due', 409);
  const site = testSite();
  await show(undefined, site);
  await waitFor(() => expect(called('/launchGame')).toHaveLength(1));
  await waitFor(() => expect(site.checkRefused.get()).toBe(true));
  gateway.answers('launchGame', opened());
  act(() => site.checkRefused.set(false));
  const frame = await theFrame();
  const heard: unknown[] = [];
  jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((message) => {
    heard.push(message);
  });
  act(() => site.checkRefused.set(true));
  expect(heard).toEqual([hostMessage('pause')]);
  act(() => site.checkRefused.set(false));
  expect(heard).toEqual([hostMessage('pause'), hostMessage('resume')]);
});

test('GAME-07 sound that was turned on before the game was ready stayed off in the game', async () => {
  setUp();
  gateway.answers('launchGame', opened());
  await show();
  const frame = await theFrame();
  const heard: unknown[] = [];
  jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((message) => {
    heard.push(message);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Bật âm thanh' }));
  heard.length = 0;
  say(gameMessage('ready'), { source: frame.contentWindow });
  expect(heard).toEqual([hostMessage('soundOn')]);
});

test('GAME-07 a break that was taken on another device opens nothing here', async () => {
  setUp();
  gateway.answers('playBreak', { pause: { kind: 'break', until: in30() }, realityCheckAt: null });
  await show();
  expect(await screen.findByText('Đang nghỉ')).toBeInTheDocument();
  expect(called('/launchGame')).toHaveLength(0);
});

test('GAME-07 a break that only the launch reports shows its end and offers no retry', async () => {
  setUp();
  gateway.refuses('launchGame', 'on_break', 403, { until: in30() });
  await show();
  const time = formatTime(in30(), 'sentence', testBoot.brand.timeZone);
  expect(await screen.findByText(`Trò chơi mở lại lúc ${time}.`)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hỗ trợ' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull();
});

test('GAME-07 a message of the game itself returns to the previous page; other senders are ignored', async () => {
  setUp();
  gateway.answers('launchGame', opened());
  await show();
  const { contentWindow } = await theFrame();
  const address = screen.getByLabelText('address', { selector: 'output' });
  say(gameMessage('close'), { origin: 'http://evil.localhost', source: contentWindow });
  say(gameMessage('close'), { source: window });
  expect(address).toHaveTextContent('/seamless?gameCode=RNG1');
  say(gameMessage('close'), { source: contentWindow });
  expect(address).toHaveTextContent('/rng?tag=hot');
});
