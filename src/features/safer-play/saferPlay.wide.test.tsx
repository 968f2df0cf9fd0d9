import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation, useNavigate } from 'react-router-dom';
import { endpoints } from '#contract/endpoints';
import { limitPeriods, moneyLimitKinds } from '#contract/saferPlay';
import type { Value } from '#contract/wireTypes';
import { useSession } from '@/data/session/useSession';
import { testBoot, testGateway, testMember, testSite } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { insertStyles } from '@/testing/testStyles';
import { LimitPrompt } from './LimitPrompt';
import { PauseTakenModal } from './PauseTakenModal';
import { SaferPlayModal } from './SaferPlayModal';
import { SaferPlaySummary } from './SaferPlaySummary';

insertStyles();

type SaferPlay = Value<'saferPlay'>;
type MoneyLimit = SaferPlay['limits'][number];

const gateway = testGateway();
const vnd = (amount: number) => ({ amount: String(amount), currency: 'VND' }) as const;
const at = (hours: number) => new Date(testBoot.now + hours * 3_600_000).toISOString();

const open = { amount: null, left: null, resetsAt: at(10), next: null };
const state = (change: Partial<SaferPlay> = {}): SaferPlay => ({
  limits: moneyLimitKinds.flatMap((kind) =>
    limitPeriods.map((period) => ({ kind, period, used: vnd(0), ...open })),
  ),
  timeLimits: limitPeriods.map((period) => ({ kind: 'session', period, used: 0, ...open })),
  realityCheck: { minutes: null, dueAt: null, since: at(-1), staked: vnd(0), net: vnd(0) },
  pause: null,
  available: vnd(1_200_000),
  kept: vnd(0),
  ...change,
});

const withLimit = (change: Partial<MoneyLimit> & Pick<MoneyLimit, 'kind' | 'period'>): SaferPlay => {
  const plain = state();
  return {
    ...plain,
    limits: plain.limits.map((limit) =>
      limit.kind === change.kind && limit.period === change.period ? { ...limit, ...change } : limit,
    ),
  };
};

const weekly = {
  kind: 'stake',
  period: 'week',
  amount: vnd(2_000_000),
  used: vnd(500_000),
  left: vnd(1_500_000),
} as const;

beforeAll(gateway.open);
beforeEach(() => {
  gateway.answers('memberInfo', testMember);
  gateway.answers('permission', { info: {} } as never);
  gateway.answers('memberProfile', { loginPassword: 'set' } as never);
});
afterEach(gateway.reset);
afterAll(gateway.close);

const address = () => screen.getByLabelText('address', { selector: 'output' });

function Who() {
  return <output aria-label="who">{useSession().token ?? 'guest'}</output>;
}

function Page() {
  const navigate = useNavigate();
  const taken = new URLSearchParams(useLocation().search).get('modal') === 'pauseTaken';
  const close = () => void navigate('/');
  return (
    <>
      <Who />
      {taken ? <PauseTakenModal onClose={close} /> : <SaferPlayModal onClose={close} />}
    </>
  );
}

const show = async (value = state()) => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('saferPlay', value);
  await renderPage(<Page />, { visited: ['/lottery?modal=saferPlay'] });
  const dialog = await screen.findByRole('dialog', { name: 'Chơi có trách nhiệm' });
  await within(dialog).findByRole('region', { name: 'Hạn mức lỗ' });
  return within(dialog);
};

test.each([
  ['Hạn mức nạp mỗi ngày', { kind: 'deposit', period: 'day', amount: '500000' }, '500000'],
  ['Hạn mức lỗ mỗi tuần', { kind: 'loss', period: 'week', amount: '500000' }, '500000'],
  ['Hạn mức cược mỗi tháng', { kind: 'stake', period: 'month', amount: '500000' }, '500000'],
  ['Giới hạn thời gian chơi mỗi ngày', { kind: 'session', period: 'day', amount: '90' }, '90'],
] as const)('SAFE-01 %s is set for its own kind and period', async (name, body, typed) => {
  gateway.answers('setLimit', state());
  const safer = await show();
  await userEvent.click(safer.getByRole('button', { name: `Đặt: ${name}` }));
  const form = within(safer.getByRole('form', { name }));
  await userEvent.type(form.getByRole('textbox'), typed);
  await userEvent.click(form.getByRole('button', { name: 'Lưu' }));
  expect(await gateway.bodiesOf('setLimit')).toEqual([body]);
  await waitFor(() => expect(safer.queryByRole('form', { name })).toBeNull());
  expect(safer.getByRole('button', { name: `Đặt: ${name}` })).toHaveFocus();
  expect(safer.getByText(`Đã lưu: ${name}, không giới hạn.`)).toBeInTheDocument();
});

test('SAFE-03 before a pause the page says what can be withdrawn and what bonuses bind', async () => {
  const safer = await show({ ...state(), available: vnd(2_000_000), kept: vnd(300_000) });
  await userEvent.click(safer.getByRole('button', { name: 'Tự khóa' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/rút 2\.000\.000\s₫/)).toBeInTheDocument();
  expect(dialog.getByText(/Còn 300\.000\s₫ là tiền thưởng/)).toBeInTheDocument();
});

test('SAFE-01 invalid minutes are refused at the field, and the typed text stays', async () => {
  const safer = await show();
  await userEvent.click(safer.getByRole('button', { name: 'Đặt: Giới hạn thời gian chơi mỗi ngày' }));
  const field = safer.getByRole('textbox');
  // Before the fix the bounds were shown only after the value had violated them.
  expect(field).toHaveAccessibleDescription('Từ 15 đến 1439 phút');
  await userEvent.type(field, '1.5{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Chỉ nhập số phút, từ 15 đến 1439/));
  expect(field).toHaveValue('1.5');
  expect(await gateway.bodiesOf('setLimit')).toEqual([]);
});

test('SOUND-05 a limit of 0 is refused as too small, not as empty', async () => {
  const safer = await show();
  await userEvent.click(safer.getByRole('button', { name: 'Đặt: Hạn mức nạp mỗi ngày' }));
  const field = safer.getByRole('textbox');
  await userEvent.type(field, '0{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Phải lớn hơn 0'));
});

test('SAFE-06 a bar with a text shows how much of a limit is used', async () => {
  const safer = await show(withLimit(weekly));
  const bar = safer.getByRole('progressbar', { name: 'Hạn mức cược mỗi tuần' });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  expect(bar).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^Đã dùng 500\.000\s₫ trên 2\.000\.000\s₫/),
  );
});

test('SAFE-01 a waiting higher limit shows its end, and setting the current limit cancels it', async () => {
  gateway.answers('setLimit', state());
  const next = { amount: vnd(9_000_000), at: at(20), until: at(188) };
  const safer = await show(withLimit({ ...weekly, next }));
  expect(safer.getByText(/^Từ \S+ \S+ bạn có thể xác nhận mức mới 9\.000\.000\s₫\.$/)).toBeInTheDocument();
  expect(safer.queryByRole('button', { name: 'Xác nhận mức mới' })).toBeNull();
  gateway.answers('setLimit', withLimit(weekly));
  await userEvent.click(safer.getByRole('button', { name: 'Giữ mức cũ' }));
  expect(await gateway.bodiesOf('setLimit')).toEqual([{ kind: 'stake', period: 'week', amount: '2000000' }]);
  // The pressed button disappears with the waiting limit. Before the fix the focus fell to the dialog.
  const opener = safer.getByRole('button', { name: 'Đổi: Hạn mức cược mỗi tuần' });
  await waitFor(() => expect(opener).toHaveFocus());
  expect(safer.getByText(/^Đã lưu: Hạn mức cược mỗi tuần, 2\.000\.000\s₫\.$/)).toBeInTheDocument();
});

test('SAFE-01 a limit that is to be lifted waits in words of its own', async () => {
  const safer = await show(withLimit({ ...weekly, next: { amount: null, at: at(20), until: at(188) } }));
  expect(safer.getByText(/^Từ \S+ \S+ bạn có thể xác nhận bỏ giới hạn này\.$/)).toBeInTheDocument();
});

const weeklyRow = async () => {
  const safer = await show(withLimit(weekly));
  const row = within(safer.getByText(/^Đã dùng 500\.000/, { selector: 'p' }).closest('li') ?? document.body);
  return {
    row,
    save: async (typed: string) => {
      await userEvent.click(row.getByRole('button', { name: 'Đổi: Hạn mức cược mỗi tuần' }));
      await userEvent.type(await row.findByRole('textbox'), `${typed}{Enter}`);
      await waitFor(() => expect(row.queryByRole('textbox')).toBeNull());
    },
  };
};

test('SAFE-01 each save of a limit is announced anew, with its amount', async () => {
  const { row, save } = await weeklyRow();
  gateway.answers('setLimit', withLimit({ ...weekly, amount: vnd(1_000_000) }));
  const region = row.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  await save('1000000');
  expect(region).toHaveTextContent(/^Đã lưu: Hạn mức cược mỗi tuần, 1\.000\.000\s₫\.$/);
  const first = region.firstElementChild;
  await save('1000000');
  expect(region).toHaveTextContent(/^Đã lưu: Hạn mức cược mỗi tuần, 1\.000\.000\s₫\.$/);
  expect(region.firstElementChild).not.toBe(first);
});

test('SAFE-01 the answer to a waiting higher limit says from when it can apply', async () => {
  const { row, save } = await weeklyRow();
  const next = { amount: vnd(9_000_000), at: at(24), until: at(192) };
  gateway.answers('setLimit', withLimit({ ...weekly, next }));
  await save('9000000');
  expect(row.getByRole('status')).toHaveTextContent(
    /^Hạn mức cược mỗi tuần tăng lên 9\.000\.000\s₫ từ \S+ \S+, khi bạn xác nhận lần nữa/,
  );
});

test('SAFE-06 the live regions of safer play are in the accessibility tree from the start', async () => {
  const safer = await show();
  const regions = safer.getAllByRole('status');
  expect(regions).toHaveLength(state().limits.length + state().timeLimits.length + 1);
  for (const region of regions) expect(getComputedStyle(region).display).not.toBe('none');
});

test('SAFE-01 a higher limit asks for a confirmation after 24 hours', async () => {
  gateway.answers('confirmLimit', state());
  const next = { amount: null, at: at(-1), until: at(100) };
  const safer = await show(withLimit({ ...weekly, next }));
  expect(
    safer.getByText(/Đã đủ 24 giờ\. Hạn mức cược mỗi tuần: đổi thành không giới hạn\?/),
  ).toBeInTheDocument();
  await userEvent.click(safer.getByRole('button', { name: 'Xác nhận mức mới' }));
  expect(await gateway.bodiesOf('confirmLimit')).toEqual([{ kind: 'stake', period: 'week', amount: null }]);
});

test('SAFE-01 a raise that was not confirmed in its days is spoken of no more', async () => {
  const safer = await show(withLimit({ ...weekly, next: { amount: null, at: at(-200), until: at(-32) } }));
  expect(safer.queryByText(/Đã đủ 24 giờ/)).toBeNull();
});

test('SAFE-02 the interval of the reality check is the member’s own', async () => {
  gateway.answers('setRealityCheck', state());
  const safer = await show();
  await userEvent.click(
    within(safer.getByRole('group', { name: 'Nhắc sau mỗi' })).getByRole('button', { name: '20 phút' }),
  );
  expect(await gateway.bodiesOf('setRealityCheck')).toEqual([{ minutes: 20 }]);
  expect(await safer.findByText('Sẽ nhắc sau mỗi 20 phút.')).toBeInTheDocument();
});

const askExclusion = async (length: string) => {
  const safer = await show();
  const section = within(safer.getByRole('region', { name: 'Tự khóa tài khoản' }));
  await userEvent.click(section.getByRole('button', { name: length }));
  await userEvent.click(section.getByRole('button', { name: 'Tự khóa' }));
  return within(await screen.findByRole('alertdialog'));
};

test('SAFE-03 a pause is confirmed in a dialog of its own, with the password', async () => {
  gateway.answers('selfExclude', { kind: 'selfExclusion', until: '2027-05-20T05:00:00.000Z' });
  const dialog = await askExclusion('6 tháng');
  expect(dialog.getByText(/^Không thể mở lại trước/)).toBeInTheDocument();
  expect(dialog.getByText(/rút 1\.200\.000\s₫/)).toBeInTheDocument();
  expect(await gateway.bodiesOf('selfExclude')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Mật khẩu đăng nhập'), 'matkhau1');
  await userEvent.click(dialog.getByRole('button', { name: 'Tự khóa' }));
  const told = within(await screen.findByRole('dialog', { name: 'Bạn đã tự khóa tài khoản' }));
  expect(await gateway.bodiesOf('selfExclude')).toEqual([{ months: 6, password: 'matkhau1' }]);
  expect(told.getByText('Không thể mở lại trước 12:00 20/05/2027.')).toBeInTheDocument();
  expect(told.getByRole('link', { name: 'Đăng nhập để rút tiền' })).toHaveAttribute('href', '/login');
  expect(screen.getByLabelText('who')).toHaveTextContent('guest');
  expect(address()).toHaveTextContent('/?modal=pauseTaken');
});

test('SAFE-03 months that make whole years are shown in years', async () => {
  const safer = await show();
  const lengths = within(safer.getByRole('region', { name: 'Tự khóa tài khoản' })).getByRole('group');
  expect(
    within(lengths)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['6 tháng', '1 năm', '5 năm', 'Không thời hạn']);
});

test('SAFE-03 a wrong password is reported at its field, the typed text stays, and the session continues', async () => {
  gateway.refuses('selfExclude', 'wrong_account_or_password', 401);
  const dialog = await askExclusion('1 năm');
  const field = dialog.getByLabelText('Mật khẩu đăng nhập');
  await userEvent.type(field, 'saimatkhau{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Sai mật khẩu'));
  expect(field).toHaveValue('saimatkhau');
  expect(screen.getByLabelText('who')).toHaveTextContent('secret');
});

const shownLengths = async (
  pause: SaferPlay['pause'],
  more: Partial<SaferPlay> = {},
): Promise<(string | null)[]> => {
  const safer = await show(state({ pause, ...more }));
  return within(safer.getByRole('region', { name: 'Tự khóa tài khoản' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
};

test('SAFE-03 during a pause only longer ones are offered', async () => {
  const until = at(24 * 400);
  expect(await shownLengths({ kind: 'selfExclusion', until })).toEqual([
    '5 năm',
    'Không thời hạn',
    'Tự khóa',
  ]);
  expect(screen.queryByRole('region', { name: 'Tạm nghỉ' })).toBeNull();
});

test('SAFE-03 the lengths of a self-exclusion are those of the market', async () => {
  expect(await shownLengths(null, { exclusionMonths: [3, 12] })).toEqual(['3 tháng', '1 năm', 'Tự khóa']);
});

test('SAFE-03 during an indefinite exclusion no pause is offered', async () => {
  const safer = await show(
    state({ pause: { kind: 'selfExclusion', until: null, earliestEnd: at(24 * 180) } }),
  );
  expect(safer.queryByRole('region', { name: 'Tự khóa tài khoản' })).toBeNull();
  expect(safer.getByText(/không sớm hơn \d\d:\d\d \d\d\/\d\d\/\d{4}/)).toBeInTheDocument();
});

test('SAFE-03 an indefinite exclusion says who can end it and when at the earliest', async () => {
  gateway.answers('selfExclude', {
    kind: 'selfExclusion',
    until: null,
    earliestEnd: '2027-05-20T05:00:00.000Z',
  });
  const dialog = await askExclusion('Không thời hạn');
  expect(
    dialog.getByText(/Chỉ nhà điều hành mở lại được, và không sớm hơn \d\d:\d\d \d\d\/\d\d\/\d{4}/),
  ).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Mật khẩu đăng nhập'), 'matkhau1{Enter}');
  const told = within(await screen.findByRole('dialog', { name: 'Bạn đã tự khóa tài khoản' }));
  expect(told.getByText(/không sớm hơn 12:00 20\/05\/2027/)).toBeInTheDocument();
  expect(await gateway.bodiesOf('selfExclude')).toEqual([{ months: 'indefinite', password: 'matkhau1' }]);
});

test('SAFE-03 a link cannot fake a pause', async () => {
  await renderPage(<PauseTakenModal onClose={() => undefined} />, { visited: ['/rng?modal=pauseTaken'] });
  await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
});

test('SAFE-06 a guest can read about safer play without a log-in, with the operator’s help lines', async () => {
  const helpLines = [{ name: 'Đường dây lắng nghe', phone: '1900 0000', url: 'https://giup-do.example/a' }];
  const site = testSite({ brand: { ...testBoot.brand, helpLines } });
  await renderPage(<SaferPlayModal onClose={() => undefined} />, { site });
  const dialog = within(await screen.findByRole('dialog', { name: 'Chơi có trách nhiệm' }));
  expect(dialog.getByRole('heading', { name: 'Tự khóa tài khoản' })).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Gọi 1900 0000' })).toHaveAttribute('href', 'tel:19000000');
  expect(dialog.getByRole('link', { name: 'giup-do.example' })).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Đăng nhập để đặt giới hạn' })).toBeInTheDocument();
  expect(address()).toHaveTextContent(/^\/$/);
});

test('SAFE-06 without the operator’s help lines none is shown', async () => {
  const safer = await show();
  expect(safer.queryByRole('region', { name: 'Nơi giúp đỡ' })).toBeNull();
});

const prompted = async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('saferPlay', state());
  await renderPage(<LimitPrompt />);
  return within(await screen.findByRole('region', { name: 'Đặt hạn mức nạp trước lần nạp đầu tiên?' }));
};

test('SAFE-01 the limit prompt is announced, in a live region that was empty before', async () => {
  sessionStorage.setItem('token', 'secret');
  const held = Promise.withResolvers<void>();
  gateway.handle(
    http.get(`*${endpoints.saferPlay.path}`, async () => {
      await held.promise;
      return HttpResponse.json({ success: true, value: state() });
    }),
  );
  await renderPage(<LimitPrompt />);
  const region = screen.getByRole('status', { name: '' });
  expect(region).toBeEmptyDOMElement();
  held.resolve();
  await waitFor(() => expect(region).toHaveTextContent(/^Đặt hạn mức nạp trước lần nạp đầu tiên\?$/));
  gateway.answers('declineLimits', null);
  await userEvent.click(screen.getByRole('button', { name: 'Không đặt' }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Đã ghi nhận/));
  await waitFor(() => expect(region).toBeEmptyDOMElement());
});

test.each([true, false])(
  'SAFE-01 the limit prompt says when what stands below it may come: once its question is there, or failed; loaded %s',
  async (loads) => {
    sessionStorage.setItem('token', 'secret');
    const held = Promise.withResolvers<void>();
    gateway.handle(
      http.get(`*${endpoints.saferPlay.path}`, async () => {
        await held.promise;
        return loads
          ? HttpResponse.json({ success: true, value: state() })
          : HttpResponse.json({}, { status: 500 });
      }),
    );
    const settled = jest.fn();
    await renderPage(<LimitPrompt onSettled={settled} />);
    await screen.findByRole('region');
    expect(settled).not.toHaveBeenCalled();
    held.resolve();
    await waitFor(() => expect(settled).toHaveBeenCalledTimes(1));
  },
);

test('SAFE-01 the first deposit asks about limits, and one can be set there with its period', async () => {
  gateway.answers('setLimit', state());
  const prompt = await prompted();
  await userEvent.click(await prompt.findByRole('button', { name: 'Mỗi tháng' }));
  await userEvent.type(prompt.getByRole('textbox'), '3000000{Enter}');
  await waitFor(async () =>
    expect(await gateway.bodiesOf('setLimit')).toEqual([
      { kind: 'deposit', period: 'month', amount: '3000000' },
    ]),
  );
});

test('SAFE-01 when the prompt saves a limit, the answer takes the focus', async () => {
  const monthly = { kind: 'deposit', period: 'month', amount: vnd(3_000_000), left: vnd(3_000_000) } as const;
  gateway.answers('setLimit', withLimit(monthly));
  const prompt = await prompted();
  await userEvent.click(await prompt.findByRole('button', { name: 'Mỗi tháng' }));
  await userEvent.type(prompt.getByRole('textbox'), '3000000{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toHaveTextContent(/^Đã lưu: Hạn mức nạp mỗi tháng, 3\.000\.000\s₫\.$/),
  );
});

test('SAFE-01 one press declines the limits, and the gateway stores that', async () => {
  gateway.answers('declineLimits', null);
  const prompt = await prompted();
  await userEvent.click(await prompt.findByRole('button', { name: 'Không đặt' }));
  await waitFor(() =>
    expect(gateway.asked.filter(({ url }) => url.endsWith('/limit/decline'))).toHaveLength(1),
  );
  // Before the fix the focus fell to the dialog's root and nothing was announced.
  await waitFor(() =>
    expect(document.activeElement).toHaveTextContent(/^Đã ghi nhận: bạn không đặt hạn mức nạp\./),
  );
});

test('SAFE-06 the security page has a summary of the limits with their usage', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('saferPlay', withLimit(weekly));
  await renderPage(<SaferPlaySummary />);
  expect(await screen.findAllByRole('progressbar')).toHaveLength(1);
  expect(
    screen.getByText(/Hạn mức cược tuần này 2\.000\.000\s₫, còn lại 1\.500\.000\s₫/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Xem và đổi' })).toHaveAttribute('href', '/?modal=saferPlay');
});
