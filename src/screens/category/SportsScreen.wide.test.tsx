import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BoardMatch, Value } from '#contract/wireTypes';
import { testBoot, testGateway, testMember } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { treatAllAsNear } from '@/testing/testNear';
import { SportsScreen } from './SportsScreen';

const gateway = testGateway();
beforeAll(treatAllAsNear);
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const vnd = (amount: string) => ({ amount, currency: 'VND' }) as const;
const at = (minutes: number) => new Date(testBoot.now + minutes * 60_000).toISOString();

const match = (id: string, rest: Partial<BoardMatch> = {}): BoardMatch => ({
  ...{ id: `SEACUP-20261120${id}`, gameType: 'SPORTS', discipline: 'football' },
  ...{ competition: 'Cúp Đông Nam Á', matchTime: at(60), homeTeam: 'Việt Nam', awayTeam: 'Thái Lan' },
  ...{ homeTeamImageUrl: '', awayTeamImageUrl: '' },
  moneyLine: { homeTeamOdds: '1.42', awayTeamOdds: '6.20', drawOdds: '3.85' },
  ...rest,
});

const leg: Value<'sportsBet'>['legs'][number] = {
  ...{ id: 'SEACUP-202611201200', gameType: 'SPORTS', discipline: 'football' },
  ...{ competition: 'Cúp Đông Nam Á', matchTime: at(60) },
  ...{ homeTeam: 'Việt Nam', awayTeam: 'Thái Lan', homeTeamImageUrl: '', awayTeamImageUrl: '' },
  ...{ matchId: 'SEACUP-202611201200', market: 'result', side: 'home', odds: '1.42' },
  ...{ result: null, outcome: null },
};

const placed: Value<'sportsBet'> = {
  ...{ id: 'b1', legs: [leg], odds: '1.42', stake: vnd('500000'), win: vnd('0') },
  ...{ result: 'open', placedAt: at(0) },
};

/** Lines of a match: handicap −0.75 and total 2.5, with one more beside each. */
const markets: BoardMatch['markets'] = {
  level: { home: '1.12', away: '5.40' },
  handicap: [
    { line: -4, home: '2.42', away: '1.56' },
    { line: -3, home: '2.04', away: '1.84' },
    { line: -2, home: '1.62', away: '2.26' },
  ],
  total: [{ line: 10, over: '1.87', under: '2.01' }],
};

const board = (list: BoardMatch[], rest: Partial<Value<'sportsMatches'>> = {}) =>
  gateway.answers('sportsMatches', {
    ...{
      list,
      paused: false,
      wallet: 'MAIN',
      limits: {
        ...{ leastStake: vnd('20000'), mostStake: vnd('50000000') },
        ...{ mostParlayStake: vnd('5000000'), mostParlayReturn: vnd('1000000000') },
      },
    },
    ...rest,
  });

const vendorsOf = (
  gameCategory: 'SPORTS' | 'COCKFIGHT',
  names: { vassalage: string; displayName: string },
) => ({
  gameCategory,
  vendors: [{ ...names, gameType: gameCategory, gameClassify: gameCategory, nodeId: 1 }],
});

const answers = (list: BoardMatch[] = [match('1200')]) => {
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('gameVendors', {
    data: {
      lanes: [
        vendorsOf('SPORTS', { vassalage: 'BTI', displayName: 'Touchline' }),
        vendorsOf('COCKFIGHT', { vassalage: 'SV388', displayName: 'Rooster Ring' }),
      ],
    },
  });
  gateway.answers('gameMenus', { menus: [{ gameCategory: 'SPORTS', total: 0, classifies: [] }] });
  gateway.answers('gameList', { games: [], pageNum: 1, totalPages: 0, total: 0, vendors: [] });
  gateway.answers('sportsResults', { list: [] });
  board(list);
};

const asMember = (type = 0) => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', { ...testMember, type });
  gateway.answers('balance', { balance: vnd('2400000') });
  gateway.answers('favourites', { list: [] });
  gateway.answers('recentGames', { list: [] });
  gateway.answers('sportsBets', { list: [], pageNum: 1, totalPages: 0, total: 0, open: 0 });
};

const show = (address = '/sports') => renderPage(<SportsScreen />, { visited: [address] });
const rowOf = async (name = 'Việt Nam – Thái Lan') => within(await screen.findByRole('article', { name }));
const slip = () => within(screen.getByRole('region', { name: 'Phiếu cược' }));
const stake = () => slip().getByRole('textbox', { name: 'Tiền cược' });

const expectShut = (button: HTMLElement) => expect(button).toHaveAttribute('aria-disabled', 'true');

const fill = async (amount = '500000') => {
  await userEvent.click(await (await rowOf()).findByRole('button', { name: '1 1,42' }));
  await userEvent.clear(stake());
  await userEvent.type(stake(), amount);
};

const games = () => ({
  vendors: screen.queryByRole('navigation', { name: 'Nhà cung cấp' }),
  title: screen.queryByRole('heading', { name: 'Trò chơi của nhà cung cấp' }),
});

test.each([
  ['/sports', 'Thể thao', 'SPORTS'],
  ['/fbSports', 'Thể thao', 'SPORTS'],
  ['/esports', 'Esports', 'ESPORTS'],
  ['/cockfight', 'Đá gà', 'COCKFIGHT'],
  ['/horse', 'Đua ngựa', 'HORSE'],
])('SPORT-01 NAV-17 %s shows matches of its own', async (path, title, sport) => {
  answers();
  await show(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  await rowOf();
  const asked = gateway.asked
    .map(({ url }) => new URL(url))
    .find(({ pathname }) => pathname.endsWith('/matches'));
  expect(asked?.searchParams.get('sport')).toBe(sport);
});

test.each(['/sports', '/cockfight'])('SPORT-01 %s shows the games of its vendors below', async (path) => {
  answers();
  await show(path);
  await rowOf();
  expect(games()).toEqual({ vendors: expect.anything(), title: expect.anything() });
});

test('SPORT-01 a sport without vendors is its matches alone', async () => {
  answers();
  await show('/esports');
  await rowOf();
  await waitFor(() => expect(games()).toEqual({ vendors: null, title: null }));
});

test('SPORT-01 a vendor leads to its games alone', async () => {
  answers();
  await show('/sports?vassalage=BTI');
  expect(await screen.findByRole('button', { name: 'Xóa bộ lọc' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Trận đấu' })).toBeNull();
});

test('NAV-17 /fbSports begins with football, and every discipline can be had', async () => {
  answers([
    match('1200'),
    match('1300', { discipline: 'basketball', homeTeam: 'Bão Biển', awayTeam: 'Hổ Trắng' }),
  ]);
  await show('/fbSports');
  await rowOf();
  expect(screen.queryByRole('article', { name: 'Bão Biển – Hổ Trắng' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Bóng đá 1', pressed: true }));
  await rowOf('Bão Biển – Hổ Trắng');
});

test('SPORT-01 odds are written in the format that was chosen, here and on the next visit', async () => {
  answers();
  const { unmount } = await show();
  const row = await rowOf();
  expect(row.getByRole('button', { name: '2 6,20' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kiểu tỷ lệ' }), 'Mã Lai');
  expect(row.getByRole('button', { name: '2 -0,19' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kiểu tỷ lệ' }), 'Indonesia');
  expect(row.getByRole('button', { name: '1 -2,38' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kiểu tỷ lệ' }), 'Hồng Kông');
  unmount();
  await show();
  expect((await rowOf()).getByRole('button', { name: '1 0,42' })).toBeInTheDocument();
});

test('SPORT-01 a bet is placed at the current price, and the slip is empty again', async () => {
  answers();
  asMember();
  gateway.answers('sportsBet', placed);
  await show();
  await fill();
  expect(slip().getByText('710.000 ₫')).toBeInTheDocument();
  await userEvent.click(slip().getByRole('button', { name: 'Đặt cược' }));
  expect(await slip().findByText('Đã nhận cược 500.000 ₫ ở tỷ lệ 1,42.')).toBeInTheDocument();
  expect(slip().getByText('Phiếu đang trống')).toBeInTheDocument();
  expect(await gateway.bodiesOf('sportsBet')).toEqual([
    {
      legs: [{ matchId: 'SEACUP-202611201200', market: 'result', side: 'home', odds: '1.42' }],
      stake: '500000',
      takesRise: false,
      language: 'VI',
    },
  ]);
});

test('SPORT-01 a changed price must be accepted: old and new are shown, the button names it, the typed stake stays', async () => {
  answers();
  asMember();
  gateway.refuses('sportsBet', 'odds_changed', 409, { prices: ['1.38'] });
  await show();
  await fill();
  await userEvent.click(slip().getByRole('button', { name: 'Đặt cược' }));
  const take = await slip().findByRole('button', { name: 'Nhận tỷ lệ 1,38 và đặt' });
  expect(slip().getByText('Tỷ lệ vừa đổi')).toBeInTheDocument();
  expect(slip().getByText('1,42', { selector: 'del' })).toBeInTheDocument();
  expect(slip().getByText('690.000 ₫')).toBeInTheDocument();
  expect(stake()).toHaveValue('500.000');
  gateway.answers('sportsBet', { ...placed, odds: '1.38' });
  await userEvent.click(take);
  expect(await slip().findByText('Đã nhận cược 500.000 ₫ ở tỷ lệ 1,38.')).toBeInTheDocument();
  expect((await gateway.bodiesOf('sportsBet')).map((body) => (body as typeof placed).legs[0]?.odds)).toEqual([
    '1.42',
    '1.38',
  ]);
});

test('SPORT-01 a higher price is accepted without asking only for a player who has chosen so', async () => {
  answers();
  asMember();
  gateway.refuses('sportsBet', 'odds_changed', 409, { prices: ['1.50'] });
  await show();
  await fill();
  await userEvent.click(slip().getByRole('button', { name: 'Đặt cược' }));
  await slip().findByRole('button', { name: 'Nhận tỷ lệ 1,50 và đặt' });
  await userEvent.click(slip().getByRole('checkbox', { name: 'Tự nhận khi tỷ lệ tăng' }));
  expect(slip().getByRole('button', { name: 'Đặt cược' })).toBeEnabled();
  expect(slip().queryByText('Tỷ lệ vừa đổi')).toBeNull();
});

test.each([
  ['insufficient_funds', 409, 'Số dư không đủ. Tiền trong ví chưa thay đổi.'],
  ['amount_out_of_range', 400, 'Số tiền nằm ngoài giới hạn. Tiền trong ví chưa thay đổi.'],
  ['odds_paused', 409, 'Tỷ lệ đang tạm dừng, chưa nhận cược. Tiền trong ví chưa thay đổi.'],
] as const)(
  'SPORT-01 a bet refused for %s says so where it was typed, and the slip stays',
  async (code, status, text) => {
    answers();
    asMember();
    gateway.refuses('sportsBet', code, status);
    await show();
    await fill();
    await userEvent.click(slip().getByRole('button', { name: 'Đặt cược' }));
    expect(await slip().findByText(text)).toBeInTheDocument();
    expect(stake()).toHaveValue('500.000');
    expect(slip().getByText('Việt Nam thắng')).toBeInTheDocument();
  },
);

const walletOfVendor = (amount: string) =>
  gateway.answers('wallets', {
    ...{ main: vnd('2400000'), withdrawable: vnd('2400000'), held: vnd('0') },
    vendors: [{ vassalage: 'BTI', displayName: 'Touchline', balance: vnd(amount) }],
  });

test('MEM-03 SPORT-01 where wallets are apart the slip names the one that pays, and says what it lacks before and after a refusal', async () => {
  answers();
  asMember();
  board([match('1200')], { wallet: 'BTI' });
  walletOfVendor('600000');
  await show();
  await fill();
  expect(await slip().findByText('Trả từ ví Touchline')).toBeInTheDocument();
  expect(slip().getByText('600.000 ₫')).toBeInTheDocument();
  gateway.refuses('sportsBet', 'insufficient_funds', 409);
  walletOfVendor('20000');
  await userEvent.click(slip().getByRole('button', { name: 'Đặt cược' }));
  const refusal = await slip().findByRole('alert');
  expect(refusal).toHaveTextContent('Ví Touchline còn thiếu 480.000 ₫');
  expect(refusal).toHaveTextContent('hiện có 20.000 ₫. Ví chính có 2.400.000 ₫.');
});

test('MEM-03 SPORT-01 the link to the transfer names the wallet, and the slip is kept', async () => {
  answers();
  asMember();
  board([match('1200')], { wallet: 'BTI' });
  walletOfVendor('0');
  await show();
  await fill();
  await userEvent.click(await slip().findByRole('link', { name: 'Chuyển quỹ' }));
  expect(screen.getByLabelText('address', { selector: 'output' })).toHaveTextContent(
    '/sports?centre=member&page=transferFund&wallet=BTI',
  );
  expect(stake()).toHaveValue('500.000');
  expect(slip().getByText('Việt Nam thắng')).toBeInTheDocument();
});

test('MEM-03 SPORT-01 with a single wallet no wallets are fetched or shown', async () => {
  answers();
  asMember();
  await show();
  await fill();
  expect(slip().queryByRole('link', { name: 'Chuyển quỹ' })).toBeNull();
  expect(gateway.asked.some(({ url }) => url.includes('/wallet'))).toBe(false);
});

test('SPORT-01 a bet whose answer is lost is not placed again: the page asks with the same key', async () => {
  answers();
  asMember();
  gateway.refuses('sportsBet', 'try_again', 503);
  await show();
  await fill();
  await userEvent.click(slip().getByRole('button', { name: 'Đặt cược' }));
  expect(await slip().findByText('Chưa rõ cược đã được nhận hay chưa')).toBeInTheDocument();
  gateway.answers('sportsBet', placed);
  await userEvent.click(slip().getByRole('button', { name: 'Hỏi lại' }));
  expect(await slip().findByText('Đã nhận cược 500.000 ₫ ở tỷ lệ 1,42.')).toBeInTheDocument();
  const keys = gateway.asked
    .filter(({ url }) => url.endsWith('/wps/sports/bet'))
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('SPORT-01 while the feed is paused the page says so and no bet can be placed; then it resumes', async () => {
  answers();
  asMember();
  await show();
  await fill();
  board([match('1200')], { paused: true });
  gateway.refuses('sportsBet', 'odds_paused', 409);
  await userEvent.click(slip().getByRole('button', { name: 'Đặt cược' }));
  expect(await screen.findByText('Tỷ lệ đang tạm dừng')).toBeInTheDocument();
  expectShut(slip().getByRole('button', { name: 'Đặt cược' }));
  for (const price of (await rowOf()).getAllByRole('button', { name: /^\S+( \d+,\d+)?$/ }))
    expect(price).toBeDisabled();
  expect(stake()).toHaveValue('500.000');
});

test('SAFE-01 a bet refused by a limit names the limit and its end, and the typed stake stays', async () => {
  answers();
  asMember();
  gateway.refuses('sportsBet', 'limit_reached', 409, {
    limit: {
      ...{ kind: 'stake', period: 'day', amount: vnd('1000000'), used: vnd('1000000'), left: vnd('0') },
      ...{ resetsAt: '2026-11-22T17:00:00.000Z', next: null },
    },
  });
  await show();
  await fill();
  await userEvent.click(slip().getByRole('button', { name: 'Đặt cược' }));
  expect(await slip().findByRole('alert')).toHaveTextContent(
    'Bạn đã dùng hết hạn mức cược 1.000.000 ₫ của hôm nay. Hạn mức được tính lại từ 00:00 23/11/2026.',
  );
  expect(stake()).toHaveValue('500.000');
  expect(slip().queryByRole('link', { name: /hạn mức/i })).toBeNull();
});

test('SPORT-01 a stake out of bounds is said at its field and cannot be placed', async () => {
  answers();
  asMember();
  await show();
  await fill('19999');
  expect(slip().getByText('Ít nhất 20.000 ₫')).toBeInTheDocument();
  expectShut(slip().getByRole('button', { name: 'Đặt cược' }));
  await userEvent.clear(stake());
  await userEvent.type(stake(), '50000001');
  expect(slip().getByText('Nhiều nhất 50.000.000 ₫ cho một trận')).toBeInTheDocument();
  await userEvent.click(slip().getByRole('button', { name: 'Tối đa' }));
  expect(stake()).toHaveValue('50.000.000');
  expect(slip().getByRole('button', { name: 'Đặt cược' })).toBeEnabled();
});

test.each(['-5', '1.5', '1e5', 'ba'])(
  'SOUND-05 the stake %s is refused because it may have digits only',
  async (typed) => {
    answers();
    asMember();
    await show();
    await fill(typed);
    expect(stake()).toHaveAccessibleDescription('Chỉ nhập chữ số, ví dụ 50000');
    expectShut(slip().getByRole('button', { name: 'Đặt cược' }));
  },
);

test('SPORT-01 a match on the slip that ends can no longer be bet on, and the stake stays', async () => {
  answers();
  asMember();
  gateway.refuses('sportsBet', 'market_closed', 409);
  await show();
  await fill();
  await userEvent.click(slip().getByRole('button', { name: 'Đặt cược' }));
  expect(await slip().findByText('Trận này đang khóa cược')).toBeInTheDocument();
  expectShut(slip().getByRole('button', { name: 'Đặt cược' }));
  expect(stake()).toHaveValue('500.000');
});

test('HOME-03 SPORT-01 a price selected on the home page is on the slip', async () => {
  answers();
  await show('/sports?match=SEACUP-202611201200&side=away');
  await waitFor(() => expect(slip().getByText('Thái Lan thắng')).toBeInTheDocument());
});

test('TRIAL-02 a guest is sent to the log-in, a trial account is told that it needs a real one', async () => {
  answers();
  const { unmount } = await show('/sports?match=SEACUP-202611201200&side=away');
  await userEvent.click(await slip().findByRole('button', { name: 'Đăng nhập để đặt cược' }));
  expect(screen.getByLabelText('address', { selector: 'output' })).toHaveTextContent('/login');
  act(unmount);
  asMember(4);
  await show('/sports?match=SEACUP-202611201200&side=away');
  expectShut(await slip().findByRole('button', { name: 'Cần tài khoản thật để đặt cược' }));
});

test('SPORT-01 results are listed, and a day without matches says so', async () => {
  answers();
  await show();
  await rowOf();
  await userEvent.click(screen.getByRole('button', { name: 'Ngày mai' }));
  expect(screen.getByText('Chưa có trận nào')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Kết quả' }));
  expect(await screen.findByText('Chưa có kết quả trong 24 giờ qua')).toBeInTheDocument();
});

test('SPORT-01 matches that failed to load can be fetched again', async () => {
  answers();
  gateway.refuses('sportsMatches', 'try_again', 503);
  await show();
  const retry = (await screen.findAllByRole('button', { name: 'Thử lại' }))[0] as HTMLElement;
  board([match('1200')]);
  await userEvent.click(retry);
  await rowOf();
});

const second = match('1300', { homeTeam: 'Sao Biển', awayTeam: 'Rồng Đá' });

const choose = async (name: string, row = 'Việt Nam – Thái Lan') =>
  userEvent.click(await (await rowOf(row)).findByRole('button', { name }));

test('STAGE-02 a handicap says what it brings: all, half, nothing; and it is placed with its line', async () => {
  answers([match('1200', { markets })]);
  asMember();
  gateway.answers('sportsBet', placed);
  await show();
  await choose('Việt Nam −0,75 2,04');
  expect(slip().getByText('Việt Nam −0,75')).toBeInTheDocument();
  const ends = slip().getByRole('list', { name: 'Kết quả của kèo này' });
  expect(ends).toHaveTextContent('Thắng cách 2 trở lênăn đủThắng cách đúng 1ăn nửaHòa hoặc thuamất cược');
  await userEvent.clear(stake());
  await userEvent.type(stake(), '500000');
  expect(slip().getByText('1.020.000 ₫')).toBeInTheDocument();
  expect(slip().getByText('760.000 ₫')).toBeInTheDocument();
  await userEvent.click(slip().getByRole('button', { name: 'Đặt cược' }));
  await slip().findByText('Phiếu đang trống');
  expect(await gateway.bodiesOf('sportsBet')).toMatchObject([
    { legs: [{ market: 'handicap', side: 'home', line: -3, odds: '2.04' }] },
  ]);
});

test('STAGE-02 a parlay shows its legs, the product of their prices and its return; one match has one pick', async () => {
  answers([match('1200', { markets }), second]);
  asMember();
  gateway.answers('sportsBet', { ...placed, legs: [leg, leg], odds: '2.89', stake: vnd('100000') });
  await show();
  await userEvent.click(await slip().findByRole('button', { name: 'Xiên' }));
  await choose('Việt Nam −0,75 2,04');
  expect(slip().getByText('Chọn ít nhất 2 trận')).toBeInTheDocument();
  expectShut(slip().getByRole('button', { name: 'Đặt cược' }));
  await choose('1 1,42', 'Sao Biển – Rồng Đá');
  // 2.04 × 1.42 = 2.8968
  expect(slip().getByText('2,04 × 1,42')).toBeInTheDocument();
  expect(slip().getByText('2,89')).toBeInTheDocument();
  expect(slip().getByText('Nếu đúng cả 2')).toBeInTheDocument();
  expect(slip().getByText('289.680 ₫')).toBeInTheDocument();
  expect(slip().getByText(/Hai kèo cùng trận không ghép xiên/)).toBeInTheDocument();
  await choose('Tài (trên) T 2,5 1,87');
  expect(slip().getByText('1,42 × 1,87')).toBeInTheDocument();
  await userEvent.click(slip().getByRole('button', { name: 'Đặt cược' }));
  expect(await slip().findByText('Đã nhận cược 100.000 ₫ ở tỷ lệ 2,89.')).toBeInTheDocument();
  const [body] = await gateway.bodiesOf('sportsBet');
  expect(body).toMatchObject({ legs: [{ market: 'result' }, { market: 'total', side: 'over', line: 10 }] });
});

test('STAGE-02 a parlay has the single picks, and a pick that is removed from one is gone from the other', async () => {
  answers([match('1200'), second]);
  await show();
  await choose('1 1,42');
  await userEvent.click(slip().getByRole('button', { name: 'Xiên' }));
  expect(slip().getByText('Việt Nam thắng')).toBeInTheDocument();
  await choose('X 3,85', 'Sao Biển – Rồng Đá');
  expect(slip().getByRole('button', { name: 'Xiên 2', pressed: true })).toBeInTheDocument();
  await userEvent.click(slip().getByRole('button', { name: 'Đơn 2' }));
  expect(slip().getByText('Hòa')).toBeInTheDocument();
  await userEvent.click(slip().getByRole('button', { name: 'Bỏ chọn: Việt Nam thắng' }));
  await userEvent.click(slip().getByRole('button', { name: 'Xiên' }));
  expect(slip().getByText('Hòa')).toBeInTheDocument();
  expect(slip().queryByText('Việt Nam thắng')).toBeNull();
});

test('STAGE-02 changed prices of a parlay are struck, nothing is placed, and the button names the new product', async () => {
  answers([match('1200'), second]);
  asMember();
  gateway.refuses('sportsBet', 'odds_changed', 409, { prices: ['1.38', '1.42'] });
  await show();
  await userEvent.click(await slip().findByRole('button', { name: 'Xiên' }));
  await choose('1 1,42');
  await choose('1 1,42', 'Sao Biển – Rồng Đá');
  await userEvent.click(slip().getByRole('button', { name: 'Đặt cược' }));
  // 1.38 × 1.42 = 1.9596
  expect(await slip().findByRole('button', { name: 'Nhận tỷ lệ mới 1,95 và đặt' })).toBeInTheDocument();
  expect(slip().getByText('1 tỷ lệ vừa đổi')).toBeInTheDocument();
  expect(slip().getAllByText('1,42', { selector: 'del' })).toHaveLength(1);
  expect(slip().getByRole('checkbox', { name: 'Tự nhận khi tỷ lệ tăng' })).not.toBeChecked();
});

test('STAGE-02 a leg whose market closes is grey and holds the parlay back until it is removed', async () => {
  answers([match('1200'), second]);
  asMember();
  gateway.refuses('sportsBet', 'market_closed', 409, { closed: second.id });
  await show();
  await userEvent.click(await slip().findByRole('button', { name: 'Xiên' }));
  await choose('1 1,42');
  await choose('1 1,42', 'Sao Biển – Rồng Đá');
  await userEvent.click(slip().getByRole('button', { name: 'Đặt cược' }));
  expect(await slip().findByText('Có kèo đang khóa cược')).toBeInTheDocument();
  expect(slip().getAllByText('Đang khóa')).toHaveLength(1);
  await userEvent.click(slip().getByRole('button', { name: 'Bỏ chọn: Sao Biển thắng' }));
  expect(slip().queryByText('Có kèo đang khóa cược')).toBeNull();
});

test('STAGE-02 a match has a page of its own with events and all lines, and the slip goes along', async () => {
  answers([match('1200', { markets, minute: 67, score: { home: 2, away: 1 } }), second]);
  gateway.answers('sportsMatch', {
    ...{ id: leg.matchId, gameType: 'SPORTS', discipline: 'football', competition: 'Cúp Đông Nam Á' },
    ...{ matchTime: at(-70), homeTeam: 'Việt Nam', awayTeam: 'Thái Lan' },
    ...{ homeTeamImageUrl: '', awayTeamImageUrl: '', outcome: null, lasts: 90, minute: 66 },
    events: [{ minute: 14, kind: 'goal', side: 'home' }],
  });
  await show();
  await choose('1 1,42', 'Sao Biển – Rồng Đá');
  await userEvent.click((await rowOf()).getByRole('link', { name: 'Tất cả kèo Việt Nam – Thái Lan' }));
  expect(screen.getByLabelText('address', { selector: 'output' })).toHaveTextContent(
    '/sports?match=SEACUP-202611201200',
  );
  expect(await screen.findByText('Bàn thắng, Việt Nam, phút 14')).toBeInTheDocument();
  const handicap = within(screen.getByRole('region', { name: 'Kèo chấp' }));
  expect(handicap.getAllByRole('button')).toHaveLength(6);
  expect(slip().getByText('Sao Biển thắng')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Tất cả các trận' }));
  await rowOf();
});

test('STAGE-02 an address of no match says so', async () => {
  answers();
  gateway.refuses('sportsMatch', 'not_found', 404);
  await show('/sports?match=SEACUP-202001010000');
  expect(await screen.findByText('Không tìm thấy trận này')).toBeInTheDocument();
});

test('STAGE-02 leagues at the side narrow the list', async () => {
  answers([match('1200'), match('1300', { ...second, competition: 'Giải Sao Vàng' })]);
  await show();
  await rowOf('Sao Biển – Rồng Đá');
  await userEvent.click(screen.getByRole('button', { name: 'Giải Sao Vàng 1' }));
  expect(screen.queryByRole('article', { name: 'Việt Nam – Thái Lan' })).toBeNull();
});
