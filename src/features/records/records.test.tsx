import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Value } from '#contract/wireTypes';
import { profitRecord } from '@/testing/scenario/recordFixtures';
import { testBoot, testGateway } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { AccountRecordPage } from './AccountRecordPage';
import { BetRecordPage } from './BetRecordPage';
import { ProfitPage } from './ProfitPage';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('permission', { info: {} } as never);
});
afterEach(gateway.reset);
afterAll(gateway.close);

const dong = (amount: string) => ({ amount, currency: 'VND' as const });
const at = new Date(testBoot.now).toISOString();
const bet: Value<'betRecord'>['list'][number] = {
  id: '00000000-0000-7000-8000-000000000001',
  gameCode: 'RNG0001',
  gameName: '=Kho Báu',
  showIcon: '/covers/RNG0001',
  gameType: 'RNG',
  vendorName: 'Lumen',
  stake: dong('20000'),
  validBet: dong('20000'),
  win: dong('0'),
  net: dong('-20000'),
  result: 'lost',
  free: null,
  placedAt: at,
  settledAt: at,
};
const record: Value<'betRecord'> = {
  list: [bet],
  sums: { count: 41, stake: dong('820000'), validBet: dong('820000'), net: dong('-64000') },
  days: [
    { day: '2026-11-19', stake: dong('800000'), net: dong('-44000') },
    { day: '2026-11-20', stake: dong('20000'), net: dong('-20000') },
  ],
  pageNum: 1,
  totalPages: 3,
  total: 41,
};
const queries = (path: string) =>
  gateway.asked.filter(({ url }) => url.includes(path)).map(({ url }) => new URL(url).searchParams);

test("MEM-08 the betting record opens with the last seven days in the brand's time zone and shows their totals", async () => {
  gateway.answers('betRecord', record);
  await renderPage(<BetRecordPage />);
  expect(await screen.findByRole('link', { name: '=Kho Báu' })).toHaveAttribute(
    'href',
    `/?modal=round&item=${bet.id}`,
  );
  const [query] = queries('/wps/record/bets');
  expect([query?.get('from'), query?.get('to')]).toEqual(['2026-11-14', '2026-11-20']);
  expect(screen.getByRole('rowheader', { name: 'Tổng 41 vé' }).closest('tr')).toHaveTextContent('−64.000 ₫');
});

test('MEM-08 presets and filters fetch the record again from its first page', async () => {
  gateway.answers('betRecord', record);
  await renderPage(<BetRecordPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Trang 2' }));
  await waitFor(() => expect(queries('/wps/record/bets').at(-1)?.get('pageNo')).toBe('2'));
  await userEvent.click(screen.getByRole('button', { name: '30 ngày qua' }));
  await userEvent.selectOptions(screen.getByLabelText('Kết quả'), 'lost');
  await waitFor(() => {
    const last = queries('/wps/record/bets').at(-1);
    expect([last?.get('from'), last?.get('result'), last?.get('pageNo')]).toEqual([
      '2026-10-22',
      'lost',
      '1',
    ]);
  });
});

test('LIB-05 the page fetches a day only when it is complete and valid, never a future or impossible one', async () => {
  gateway.answers('betRecord', record);
  await renderPage(<BetRecordPage />);
  const from = await screen.findByLabelText('Từ ngày');
  await waitFor(() => expect(queries('/wps/record/bets')).toHaveLength(1));
  const typed = async (keys: string) => {
    await userEvent.clear(from);
    await userEvent.type(from, keys);
    await userEvent.tab();
  };
  await typed('31/4/2026');
  expect(screen.getByText(/^Nhập ngày có thật/)).toBeInTheDocument();
  await typed('21/11/2026');
  expect(screen.getByText('Chọn ngày 20/11/2026 hoặc sớm hơn')).toBeInTheDocument();
  await typed('1/11/2025');
  expect(screen.getByText('Chọn tối đa 366 ngày')).toBeInTheDocument();
  await typed('1/11/2026');
  await waitFor(() => expect(queries('/wps/record/bets').at(-1)?.get('from')).toBe('2026-11-01'));
  expect(queries('/wps/record/bets')).toHaveLength(2);
});

test('MEM-08 a chart has the same figures as a table', async () => {
  gateway.answers('betRecord', record);
  await renderPage(<BetRecordPage />);
  expect(await screen.findByRole('img', { name: 'Biểu đồ cược và kết quả của 2 ngày' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('Xem dạng bảng'));
  const row = screen.getByRole('rowheader', { name: '19/11' }).closest('tr');
  expect(row).toHaveTextContent('800.000 ₫');
  expect(row).toHaveTextContent('−44.000 ₫');
});

test('MEM-08 the exported file has the whole record and no cell that a spreadsheet runs as a formula', async () => {
  gateway.answers('betRecord', { ...record, totalPages: 1 });
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  await renderPage(<BetRecordPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Xuất CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = (await saved[0]?.text()) ?? '';
  expect(text.split('\r\n')[1]).toBe("2026-11-20 20:20:00,'=Kho Báu,Slots,Lumen,20000,20000,0,-20000,Thua");
  expect(queries('/wps/record/bets').at(-1)?.get('pageSize')).toBe('500');
});

test('MEM-08 when a record is too long for one file, the page and the last line of the file say so', async () => {
  gateway.answers('betRecord', { ...record, totalPages: 41, total: 20_500 });
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  await renderPage(<BetRecordPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Xuất CSV' }));
  const said = 'Tệp chỉ có 40 dòng mới nhất. Chọn khoảng ngày ngắn hơn để lấy phần còn lại.';
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect((await saved[0]?.text())?.trim().split('\r\n').at(-1)).toBe(said);
});

test('MEM-08 a record that fails to load shows a retry button and keeps the chosen days', async () => {
  gateway.refuses('accountRecord', 'try_again', 503);
  await renderPage(<AccountRecordPage />);
  const failure = await screen.findByRole('alert');
  expect(screen.getByLabelText('Từ ngày')).toHaveValue('14/11/2026');
  gateway.answers('accountRecord', {
    list: [
      {
        id: '1',
        way: 'bet',
        reason: 'game.bet',
        ref: 'r',
        amount: dong('-20000'),
        balanceAfter: dong('5'),
        at,
      },
    ],
    sums: { in: dong('0'), out: dong('-20000'), net: dong('-20000') },
    pageNum: 1,
    totalPages: 1,
    total: 1,
  });
  await userEvent.click(within(failure).getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('cell', { name: 'Đặt cược' })).toBeInTheDocument();
});

test("the account record called the money of a rejected withdrawal 'Withdrawal', as the withdrawal itself (MEM-08)", async () => {
  const moves = [
    ['withdrawal', '-200001', 'Rút tiền'],
    ['withdrawal', '200001', 'Hoàn tiền rút'],
    ['bet', '-20000', 'Đặt cược'],
    ['bet', '20000', 'Hoàn tiền cược'],
    ['reward', '50000', 'Thưởng và hoàn trả'],
    ['reward', '-50000', 'Thu hồi thưởng và hoàn trả'],
    ['transfer', '300000', 'Chuyển tiền'],
    ['transfer', '-300000', 'Chuyển tiền'],
  ] as const;
  gateway.answers('accountRecord', {
    list: moves.map(([way, amount], index) => ({
      ...{ id: String(index), way, reason: way, ref: 'W1', at },
      amount: dong(amount),
      balanceAfter: dong('5'),
    })),
    sums: { in: dong('0'), out: dong('0'), net: dong('0') },
    pageNum: 1,
    totalPages: 1,
    total: moves.length,
  });
  await renderPage(<AccountRecordPage />);
  await screen.findByRole('cell', { name: 'Hoàn tiền rút' });
  const rows = screen.getAllByRole('row').slice(1, moves.length + 1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual(
    moves.map(([, , name]) => name),
  );
});

test("the game filter listed 'Lottery' twice: each kind has a name of its own (MEM-08)", async () => {
  gateway.answers('betRecord', record);
  await renderPage(<BetRecordPage />);
  const filter = await screen.findByLabelText('Trò chơi');
  const names = within(filter)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toContain('Xổ số');
  expect(new Set(names).size).toBe(names.length);
});

test('MEM-08 NAV-09 the rows of both kinds of lottery differ by their names', async () => {
  const [row] = profitRecord.games;
  const games = (['LOTT', 'ELOTT'] as const).flatMap((gameType) => (row ? { ...row, gameType } : []));
  gateway.answers('profitRecord', { ...profitRecord, games });
  await renderPage(<ProfitPage />);
  expect(await screen.findByText('Xổ số điện tử')).toBeInTheDocument();
  expect(screen.getByText('Xổ số')).toBeInTheDocument();
});
