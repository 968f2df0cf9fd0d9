import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoints } from '#contract/endpoints';
import type { Value } from '#contract/wireTypes';
import { treatAllAsNear } from '@/testing/testNear';
import { testBoot, testGateway, testMember } from '@/testing/testSite';
import { formatTime } from '@/domain/dates';
import { renderPage } from '@/testing/testPage';
import { LotteryScreen } from './LotteryScreen';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

type Lottery = Value<'lotteryMenu'>['list'][number];
type Ticket = Value<'lotteryTickets'>['list'][number];

const at = (seconds: number) => new Date(testBoot.now + seconds * 1_000).toISOString();
const vnd = (amount: string) => ({ amount, currency: 'VND' }) as const;

const lottery = (gameCode: string, given: Partial<Lottery> = {}): Lottery => ({
  gameCode,
  gameName: gameCode,
  vassalage: 'TCG_LOTTO_VN',
  lottoArea: 'VN',
  region: 'quick',
  prizeMode: 'ZY',
  everySeconds: 300,
  next: { drawNo: '20261120-249', closesAt: at(138), drawsAt: at(158), seedHash: 'a'.repeat(64) },
  ...given,
});

const hanoi = lottery('VNHN5M', { gameName: 'Hà Nội 5 phút' });
const malaysia = lottery('SEAMY', {
  ...{ gameName: 'Malaysia 4D', lottoArea: 'SEA', region: 'abroad', prizeMode: 'SEA', everySeconds: null },
});

const draw: Value<'recentDraws'>['list'][number] = {
  gameCode: 'VNHN5M',
  gameName: 'Hà Nội 5 phút',
  drawNo: '20261120-248',
  drawsAt: at(-142),
  winning: '49068',
  prizes: [
    { tier: 'special', numbers: ['49068'] },
    { tier: 'seventh', numbers: ['11', '12', '13', '14'] },
  ],
  proof: { hash: 'b'.repeat(64), serverSeed: 'c'.repeat(64), clientSeed: 'aurora:VNHN5M', nonce: 0 },
};

const ticket = (given: Partial<Ticket> = {}): Ticket => ({
  ...{ id: 't1', gameCode: 'VNHN5M', gameName: 'Hà Nội 5 phút', drawNo: '20261120-249' },
  ...{ closesAt: at(138), drawsAt: at(158), playType: 'de', picks: ['07', '18'], units: 2 },
  ...{ unitStake: vnd('20000'), times: 1, stake: vnd('40000'), win: vnd('0'), result: 'open' },
  ...{ placedAt: at(-10), winning: null },
  ...given,
});

const answers = (list: readonly Ticket[] = [], next = hanoi.next, type = 0, wallet = 'MAIN') => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('permission', { info: {} } as never);
  gateway.answers('memberInfo', { ...testMember, type });
  gateway.answers('balance', { balance: vnd('2400000') });
  gateway.answers('lotteryMenu', { list: [hanoi, malaysia] });
  gateway.answers('popularLotteries', { list: [hanoi, malaysia] });
  gateway.answers('lotteryMenuRecent', { list: [malaysia] });
  gateway.answers('recentDraws', { list: [draw] });
  gateway.answers('openedNumbersVn', { list: [draw] });
  gateway.answers('lotteryTickets', {
    ...{ list: [...list], pageNum: 1, totalPages: 1, total: list.length, open: list.length },
  });
  gateway.answers('lotteryLaunch', {
    ...{ lottoArea: 'VN', prizeMode: 'ZY', gameCode: 'VNHN5M', view: 'betting', backUrl: '/vnLottery' },
  });
  gateway.answers('lotteryLobby', {
    ...hanoi,
    next,
    last: draw,
    playTypes: [
      { playType: 'de', pays: [{ tier: null, times: 9850 }] },
      { playType: 'xien2', pays: [{ tier: null, times: 1700 }] },
    ],
    limits: { leastUnit: vnd('1000'), mostStake: vnd('50000000') },
    wallet,
  });
};

const show = (address = '/vnLottery?gameCode=VNHN5M') =>
  renderPage(<LotteryScreen />, { visited: [address] });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(treatAllAsNear);

test('LOTT-01 popular lotteries lead to the page of their area and count down to their draw', async () => {
  answers();
  await show('/lottery');
  const popular = within(await screen.findByRole('region', { name: 'Xổ số phổ biến' }));
  const tile = await popular.findByRole('link', { name: /Hà Nội 5 phút/ });
  expect(tile).toHaveAttribute('href', '/vnLottery?gameCode=VNHN5M');
  expect(tile).toHaveTextContent('02:38');
  expect(popular.getByRole('link', { name: /Malaysia/ })).toHaveAttribute(
    'href',
    '/seaLottery?gameCode=SEAMY',
  );
  const asked = gateway.asked.find(({ url }) => url.includes('/lgw/games/popular'));
  expect(Object.fromEntries(new URL(asked?.url ?? '').searchParams)).toEqual({
    ...{ count: '20', prizeMode: 'LOTT,ZY,ELOTT,SEA', device: 'WEB', language: 'VI' },
  });
});

test('NAV-17 API-05 without a game code a lottery page launches and shows the lobby of its area', async () => {
  answers();
  gateway.answers('lotteryLaunch', {
    ...{ lottoArea: 'SEA', prizeMode: 'SEA', gameCode: 'SEAMY', view: 'lobby', backUrl: '/seaLottery' },
  });
  await show('/seaLottery');
  expect(await screen.findByRole('heading', { name: 'Tất cả xổ số' })).toBeInTheDocument();
  expect(gateway.asked.some(({ url }) => url.includes('game_menu?') && url.includes('lottoArea=SEA'))).toBe(
    true,
  );
  expect(await gateway.bodiesOf('lotteryLaunch')).toEqual([
    {
      ...{ lottoArea: 'SEA', launchMode: 'LOTT', view: 'lobby', device: 'WEB' },
      ...{ backUrl: '/seaLottery', language: 'VI' },
    },
  ]);
});

test('LOTT-01 the strip of a page of one area asks for the prize modes of that area alone', async () => {
  answers();
  gateway.answers('lotteryLaunch', {
    ...{ lottoArea: 'SEA', prizeMode: 'SEA', gameCode: 'SEAMY', view: 'lobby', backUrl: '/seaLottery' },
  });
  await show('/seaLottery');
  await screen.findByRole('region', { name: 'Xổ số phổ biến' });
  const asked = gateway.asked.find(({ url }) => url.includes('/lgw/games/popular'));
  expect(new URL(asked?.url ?? '').searchParams.get('prizeMode')).toBe('SEA');
});

test('LOTT-01 STAGE-01 the lobby begins with the next draw of the calendar and ends with the sheets of a day', async () => {
  answers();
  const province = lottery('VNVL', {
    ...{ gameName: 'Vĩnh Long', region: 'south', prizeMode: 'LOTT', everySeconds: null },
    next: { drawNo: '20261121', closesAt: at(41), drawsAt: at(641), seedHash: 'a'.repeat(64) },
  });
  gateway.answers('lotteryMenu', { list: [hanoi, province] });
  gateway.answers('recentDraws', {
    list: [draw, { ...draw, gameCode: 'VNVL', gameName: 'Vĩnh Long', drawNo: '20261120' }],
  });
  await show('/vnLottery');
  const hero = within(await screen.findByRole('region', { name: 'Vĩnh Long' }));
  const clock = hero.getByRole('timer', { name: 'Đóng cược sau' });
  expect(clock).toHaveTextContent('00giờ00phút41giây');
  expect(clock).toHaveAttribute('data-last-minute', 'true');
  expect(await screen.findByRole('table', { name: 'Kết quả Miền Nam' })).toBeInTheDocument();
  expect(
    gateway.asked.some(({ url }) => url.includes('recent_results') && url.includes('day=20261120')),
  ).toBe(true);
});

test('LOTT-01 while a break runs the lobby says until when, too', async () => {
  answers();
  gateway.refuses('lotteryLaunch', 'on_break', 403, { until: at(1_800) });
  await show('/vnLottery');
  const until = formatTime(at(1_800), 'sentence', testBoot.brand.timeZone);
  expect(await screen.findByText((text) => text.includes(until))).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Tất cả xổ số' })).toBeNull();
});

test('LOTT-01 the lottery that the address names is launched with all its parameters', async () => {
  answers();
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hà Nội 5 phút' })).toBeInTheDocument();
  expect((await gateway.bodiesOf('lotteryLaunch')).at(-1)).toEqual({
    ...{ lottoArea: 'VN', launchMode: 'LOTT', prizeMode: 'ZY', gameCode: 'VNHN5M', view: 'betting' },
    ...{ device: 'WEB', backUrl: '/vnLottery', language: 'VI' },
  });
  expect(screen.getByText('2.400.000 ₫')).toBeInTheDocument();
});

test('NAV-17 /lottery opens the play type that the address names', async () => {
  answers();
  await show('/lottery?gameCode=VNHN5M&playType=xien2');
  expect(await screen.findByRole('tab', { name: 'Xiên 2' })).toHaveAttribute('aria-selected', 'true');
});

test('LOTT-01 numbers, stake and multiplier make a slip, which is placed once it was looked over', async () => {
  answers();
  gateway.answers('lotteryBet', { list: [ticket()] });
  await show();
  await press('07');
  await press('18');
  await press('Tăng hệ số');
  expect(screen.getByText('80.000 ₫')).toBeInTheDocument();
  await press('Thêm vào phiếu');
  await userEvent.click(screen.getByRole('tab', { name: 'Xiên 2' }));
  for (const number of ['01', '02', '03']) await press(number);
  expect(screen.getByText('200.000 ₫')).toBeInTheDocument();
  await press('Đặt cược');
  await press(/^Đặt cược 200\.000/);
  expect(await screen.findByText('Đã nhận 2 vé, tổng 200.000 ₫.')).toBeInTheDocument();
  expect(await gateway.bodiesOf('lotteryBet')).toEqual([
    {
      ...{ gameCode: 'VNHN5M', drawNo: '20261120-249', language: 'VI' },
      lines: [
        { playType: 'de', picks: ['07', '18'], unitStake: '20000', times: 2 },
        { playType: 'xien2', picks: ['01', '02', '03'], unitStake: '20000', times: 2 },
      ],
    },
  ]);
  const sent = gateway.asked.find(({ url }) => url.endsWith('/lgw/games/bet'));
  expect(sent?.headers.get('idempotency-key')).toMatch(/^.{16,}$/);
  expect(screen.getByRole('button', { name: '01' })).toHaveAttribute('aria-pressed', 'false');
});

test('LOTT-01 an incomplete choice beside an added line says how many numbers are missing', async () => {
  answers();
  await show();
  await press('07');
  await press('Thêm vào phiếu');
  await userEvent.click(screen.getByRole('tab', { name: 'Xiên 2' }));
  expect(screen.queryByText(/chọn thêm/)).toBeNull();
  await press('01');
  expect(screen.getByText('Xiên 2: chọn thêm 1 số để vào phiếu')).toBeInTheDocument();
  await press('02');
  expect(screen.queryByText(/chọn thêm/)).toBeNull();
});

test('LOTT-01 lotteries that draw all day differ by their pictures, others by their region', async () => {
  answers();
  gateway.answers('popularLotteries', {
    list: [hanoi, lottery('VNSG3M'), lottery('VNQ1M'), lottery('VNQNEW'), malaysia],
  });
  await show('/lottery');
  const popular = within(await screen.findByRole('region', { name: 'Xổ số phổ biến' }));
  await popular.findByRole('link', { name: /VNQ1M/ });
  const pictures = popular
    .getAllByRole('presentation', { hidden: true })
    .map((one) => one.getAttribute('src'));
  expect(new Set(pictures).size).toBe(5);
});

test('LOTT-01 a slip that the gateway refuses says why and stays as it is', async () => {
  answers();
  gateway.refuses('lotteryBet', 'draw_closed', 409);
  await show();
  await press('07');
  await press('Đặt cược');
  await press(/^Đặt cược 20\.000/);
  expect(await screen.findByText('Kỳ này đã đóng cược. Tiền trong ví chưa thay đổi.')).toBeInTheDocument();
  await press('Chọn tiếp');
  expect(screen.getByRole('button', { name: '07' })).toHaveAttribute('aria-pressed', 'true');
});

test('MEM-03 LOTT-01 where wallets are apart the slip says what the one that pays lacks, and stays while money is moved', async () => {
  answers([], hanoi.next, 0, 'TCG_LOTTO_VN');
  gateway.answers('wallets', {
    ...{ main: vnd('2400000'), withdrawable: vnd('2400000'), held: vnd('0') },
    vendors: [{ vassalage: 'TCG_LOTTO_VN', displayName: 'Lotto Việt', balance: vnd('5000') }],
  });
  gateway.refuses('lotteryBet', 'insufficient_funds', 409);
  await show();
  expect(await screen.findByText('Trả từ ví Lotto Việt')).toBeInTheDocument();
  await press('07');
  await press('Đặt cược');
  await press(/^Đặt cược 20\.000/);
  const refusal = await screen.findByRole('alert');
  expect(refusal).toHaveTextContent('Ví Lotto Việt còn thiếu 15.000 ₫');
  await userEvent.click(within(refusal).getByRole('link', { name: 'Chuyển quỹ' }));
  expect(screen.getByLabelText('address', { selector: 'output' })).toHaveTextContent(
    'centre=member&page=transferFund&wallet=TCG_LOTTO_VN',
  );
  await press('Chọn tiếp');
  expect(screen.getByRole('button', { name: '07' })).toHaveAttribute('aria-pressed', 'true');
});

const tomorrow = at(86_400);
const restText = `Bạn đang nghỉ. Trò chơi và nạp tiền mở lại lúc ${formatTime(tomorrow, 'sentence', testBoot.brand.timeZone)}.`;

test('MEM-12 a member in a pause opens no lottery, sees when it ends, and is offered no retry', async () => {
  answers();
  gateway.refuses('lotteryLaunch', 'on_break', 403, { until: tomorrow });
  await show();
  expect(await screen.findByText(restText)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hỗ trợ' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull();
});

test('MEM-12 a slip of a member who has started a break elsewhere shows its end and is not sent again', async () => {
  answers();
  gateway.refuses('lotteryBet', 'on_break', 403, { until: tomorrow });
  await show();
  await press('07');
  await press('Đặt cược');
  await press(/^Đặt cược 20\.000/);
  const said = await screen.findByText(restText);
  expect(within(said).getByRole('link', { name: 'Hỗ trợ' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Đặt cược 20\.000/ })).toHaveAttribute('aria-disabled', 'true');
});

test('SAFE-01 a lottery closed by a time limit names the limit and its end, and offers no retry', async () => {
  answers();
  gateway.refuses('lotteryLaunch', 'limit_reached', 409, {
    timeLimit: {
      ...{ kind: 'session', period: 'day', amount: 120, used: 120, left: 0 },
      ...{ resetsAt: '2026-11-22T17:00:00.000Z', next: null },
    },
  });
  await show();
  expect(
    await screen.findByText(
      /Bạn đã dùng hết giới hạn thời gian chơi 2 giờ của hôm nay\..*00:00 23\/11\/2026/,
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull();
});

test('SAFE-01 a slip above the loss limit is refused with the limit, and stays as it was', async () => {
  answers();
  gateway.refuses('lotteryBet', 'limit_reached', 409, {
    limit: {
      ...{ kind: 'loss', period: 'week', amount: vnd('50000'), used: vnd('45000'), left: vnd('5000') },
      ...{ resetsAt: '2026-11-22T17:00:00.000Z', next: null },
    },
  });
  await show();
  await press('07');
  await press('Đặt cược');
  await press(/^Đặt cược 20\.000/);
  expect(await screen.findByText(/Hạn mức lỗ tuần này 50\.000\s₫, còn lại 5\.000\s₫/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Đặt cược 20\.000/ })).toBeInTheDocument();
});

test('LOTT-01 a slip that turns out to have been taken leaves nothing to place again', async () => {
  answers();
  gateway.refuses('lotteryBet', 'try_again', 503);
  await show();
  await press('07');
  await press('Đặt cược');
  await press(/^Đặt cược 20\.000/);
  await screen.findByText('Chưa rõ vé đã được nhận hay chưa');
  gateway.answers('lotteryBet', { list: [ticket()] });
  await press('Hỏi lại');
  expect(await screen.findByText(/^Đã nhận 1 vé/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '07' })).toHaveAttribute('aria-pressed', 'false');
});

test('LOTT-01 once betting has closed nothing can be chosen', async () => {
  answers([], { drawNo: '20261120-249', closesAt: at(-1), drawsAt: at(19), seedHash: 'a'.repeat(64) });
  await show();
  expect(await screen.findByText('Đã đóng cược')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '07' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Đặt cược' })).toHaveAttribute('aria-disabled', 'true');
});

test('LOTT-01 a ticket is taken back after a question, and no later than the close', async () => {
  answers([ticket(), ticket({ id: 't2', closesAt: at(-1), gameName: 'Miền Bắc' })]);
  gateway.answers('lotteryCancel', ticket({ result: 'void' }));
  await show();
  const open = await screen.findAllByRole('button', { name: 'Hủy vé' });
  expect(open).toHaveLength(1);
  await userEvent.click(open[0] as HTMLElement);
  const question = within(await screen.findByRole('alertdialog', { name: 'Hủy vé này?' }));
  await userEvent.click(question.getByRole('button', { name: 'Hủy vé' }));
  expect(await screen.findByText('Đã hủy vé, 40.000 ₫ đã trở về ví.')).toBeInTheDocument();
  expect(await gateway.bodiesOf('lotteryCancel')).toEqual([{ ticketId: 't1', language: 'VI' }]);
});

test('LOTT-01 the board of the last draws shows every prize and the proof of fairness', async () => {
  answers();
  await show();
  await press('Bảng kết quả');
  const board = within(await screen.findByRole('dialog', { name: 'Kết quả Hà Nội 5 phút' }));
  expect(await board.findByRole('rowheader', { name: 'Giải đặc biệt' })).toBeInTheDocument();
  expect(board.getByRole('row', { name: /Giải bảy/ })).toHaveTextContent('11121314');
  expect(board.getByText('aurora:VNHN5M')).toBeInTheDocument();
});

test('LOTT-01 a lottery that is not there says so', async () => {
  answers();
  gateway.refuses('lotteryLaunch', 'not_found', 404);
  await show('/vnLottery?gameCode=NOBODY');
  expect(await screen.findByText('Không tìm thấy xổ số này')).toBeInTheDocument();
});

test('TRIAL-02 a trial account reads results and places nothing', async () => {
  answers([], hanoi.next, 4);
  await show();
  expect(await screen.findByText('Cần tài khoản thật')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Kết quả mới')).toBeInTheDocument());
  expect(await gateway.bodiesOf('lotteryLaunch')).toEqual([]);
});

test('TRIAL-02 a trial account looks at the lobby, and asks for nothing that it may not have', async () => {
  answers([], hanoi.next, 4);
  await show('/vnLottery');
  expect(await screen.findByRole('heading', { name: 'Tất cả xổ số' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Kết quả mới')).toBeInTheDocument());
  const asked = gateway.asked.map(({ url }) => new URL(url).pathname);
  const own = (['lotteryMenuRecent', 'lotteryTickets', 'lotteryLaunch', 'balance'] as const).map(
    (name) => endpoints[name].path as string,
  );
  expect(asked.filter((path) => own.includes(path))).toEqual([]);
});
