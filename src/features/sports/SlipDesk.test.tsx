import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { endpoints } from '#contract/endpoints';
import { headers } from '#contract/constants';
import type { Body } from '#contract/wireTypes';
import { testGateway, testMember, testPermission } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { matchAt, placedBet, sportsBoard } from '@/testing/scenario/sportsFixtures';
import { SlipDesk } from './SlipDesk';
import { useMatchWords } from './useMatchWords';
import { useSlip } from './useSlip';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

type Sent = Body<'sportsBet'>;

const home = (place: number) => ({
  matchId: matchAt(place).id,
  pick: { market: 'result', side: 'home' },
  seen: matchAt(place).moneyLine.homeTeamOdds,
});
const over = { matchId: matchAt(0).id, pick: { market: 'total', side: 'over', line: 10 }, seen: '1.92' };

function Desk() {
  const board = sportsBoard();
  const slip = useSlip('SPORTS', board, undefined);
  return <SlipDesk slip={slip} board={board} words={useMatchWords('decimal')} paused={false} />;
}

const show = (picks: readonly object[], mode = 'single') => {
  sessionStorage.setItem('token', 'secret');
  sessionStorage.setItem('slip:SPORTS', JSON.stringify({ mode, picks }));
  gateway.answers('permission', testPermission);
  gateway.answers('memberInfo', { ...testMember, type: 0 });
  gateway.answers('balance', { balance: { amount: '2400000', currency: 'VND' } });
  return renderPage(<Desk />);
};

/** Answers each bet by its own; a refusal is a code. */
const answerEach = (answerOf: (sent: Sent) => string | undefined, waits = Promise.resolve()) => {
  const keys: (string | null)[] = [];
  const bodies: Sent[] = [];
  gateway.handle(
    http.post(`*${endpoints.sportsBet.path}`, async ({ request }) => {
      const sent = (await request.json()) as Sent;
      keys.push(request.headers.get(headers.idempotencyKey));
      bodies.push(sent);
      await waits;
      const code = answerOf(sent);
      if (code !== undefined)
        return HttpResponse.json(
          { success: false, message: code },
          { status: code === 'try_again' ? 503 : 409 },
        );
      const [leg] = placedBet(0).legs;
      const legs = sent.legs.map((one) => ({ ...leg, ...one }));
      const bet = { ...placedBet(0), legs, stake: { amount: sent.stake, currency: 'VND' } };
      return HttpResponse.json({ success: true, value: bet });
    }),
  );
  return { keys, bodies };
};

const stakeOf = (pick: string) => screen.getByRole('textbox', { name: `Tiền cược: ${pick}` });
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const picksKept = () =>
  (
    JSON.parse(sessionStorage.getItem('slip:SPORTS') ?? '{"picks":[]}') as { picks: { matchId: string }[] }
  ).picks.map(({ matchId }) => matchId);

test('SPORT-01 each of three single picks is a bet with its own stake and its own idempotency key', async () => {
  const { keys, bodies } = answerEach(() => undefined);
  await show([home(0), home(1), home(4)]);
  await type(await screen.findByRole('textbox', { name: 'Tiền cược mỗi kèo' }), '200000');
  await type(stakeOf('Nhật Bản thắng'), '50000');
  await userEvent.click(screen.getByRole('button', { name: /^Đặt 3 cược · 450\.000/ }));
  expect(await screen.findByText(/^Đã nhận 3 cược, tổng 450\.000/)).toBeInTheDocument();
  expect(bodies.map(({ legs, stake }) => [legs.length, legs[0]?.matchId, stake])).toEqual([
    [1, matchAt(0).id, '200000'],
    [1, matchAt(1).id, '50000'],
    [1, matchAt(4).id, '200000'],
  ]);
  expect(new Set(keys).size).toBe(3);
  expect(screen.getByText('Phiếu đang trống')).toBeInTheDocument();
});

test('SPORT-01 a refused single is explained beside its pick and keeps its stake; the others are placed', async () => {
  const { bodies } = answerEach(({ legs }) =>
    legs[0]?.matchId === matchAt(1).id ? 'amount_out_of_range' : undefined,
  );
  await show([home(0), home(1), home(4)]);
  await type(await screen.findByRole('textbox', { name: 'Tiền cược: Nhật Bản thắng' }), '70000');
  await userEvent.click(screen.getByRole('button', { name: /^Đặt 3 cược/ }));
  expect(await screen.findByText(/^Đã nhận 2 cược, tổng 200\.000/)).toBeInTheDocument();
  expect(bodies).toHaveLength(3);
  expect(screen.getByText('Nhật Bản thắng')).toBeInTheDocument();
  expect(screen.getByText(/Số tiền nằm ngoài giới hạn/)).toBeInTheDocument();
  expect(screen.queryByText('Việt Nam thắng')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Tiền cược' })).toHaveValue('70.000');
  expect(picksKept()).toEqual([matchAt(1).id]);
});

test('SPORT-01 two refused singles have their reasons beside them', async () => {
  answerEach(({ legs }) => (legs[0]?.matchId === matchAt(0).id ? undefined : 'amount_out_of_range'));
  await show([home(0), home(1), home(4)]);
  await userEvent.click(await screen.findByRole('button', { name: /^Đặt 3 cược/ }));
  const row = (pick: string) => screen.getByText(pick).closest('li') as HTMLElement;
  for (const pick of ['Nhật Bản thắng', 'Tháp Đồng Hồ thắng'])
    expect(await within(row(pick)).findByText(/Số tiền nằm ngoài giới hạn/)).toBeInTheDocument();
});

test('SPORT-01 without funds no further single is sent, and the picks left stay with their stakes', async () => {
  const { bodies } = answerEach(({ legs }) =>
    legs[0]?.matchId === matchAt(1).id ? 'insufficient_funds' : undefined,
  );
  await show([home(0), home(1), home(4)]);
  await type(await screen.findByRole('textbox', { name: 'Tiền cược: Tháp Đồng Hồ thắng' }), '60000');
  await userEvent.click(screen.getByRole('button', { name: /^Đặt 3 cược/ }));
  expect(await screen.findByText(/Số dư không đủ/)).toBeInTheDocument();
  expect(bodies).toHaveLength(2);
  expect(stakeOf('Tháp Đồng Hồ thắng')).toHaveValue('60.000');
  expect(screen.getByRole('button', { name: /^Đặt 2 cược/ })).toBeInTheDocument();
});

test('SPORT-01 a single whose answer is lost holds the others back; asked with its key, it alone leaves the slip', async () => {
  let isAway = true;
  const { keys, bodies } = answerEach(() => (isAway ? 'try_again' : undefined));
  await show([home(0), home(1)]);
  await userEvent.click(await screen.findByRole('button', { name: /^Đặt 2 cược/ }));
  const ask = await screen.findByRole('button', { name: 'Hỏi lại' });
  isAway = false;
  await userEvent.click(ask);
  expect(await screen.findByText(/^Đã nhận cược 100\.000/)).toBeInTheDocument();
  expect(new Set(keys).size).toBe(1);
  expect(new Set(bodies.map(({ legs }) => legs[0]?.matchId))).toEqual(new Set([matchAt(0).id]));
  expect(picksKept()).toEqual([matchAt(1).id]);
});

test('SPORT-01 a page that is left during a bet sends no other, and forgets the placed pick', async () => {
  let answer = (): void => undefined;
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { bodies } = answerEach(() => undefined, waits);
  const { unmount } = await show([home(0), home(1)]);
  await userEvent.click(await screen.findByRole('button', { name: /^Đặt 2 cược/ }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  act(unmount);
  answer();
  await waitFor(() => expect(picksKept()).toEqual([matchAt(1).id]));
  expect(bodies).toHaveLength(1);
});

test('SPORT-01 a pick that is removed while the bet before it is sent is not placed', async () => {
  let answer = (): void => undefined;
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { bodies } = answerEach(() => undefined, waits);
  await show([home(0), home(1), home(4)]);
  await userEvent.click(await screen.findByRole('button', { name: /^Đặt 3 cược/ }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ chọn: Nhật Bản thắng' }));
  answer();
  expect(await screen.findByText('Phiếu đang trống')).toBeInTheDocument();
  expect(bodies.map(({ legs }) => legs[0]?.matchId)).toEqual([matchAt(0).id, matchAt(4).id]);
});

test('STAGE-02 the parlay has the picks of the single bets, and each kind keeps its stake', async () => {
  await show([home(0), home(1)]);
  await type(await screen.findByRole('textbox', { name: 'Tiền cược: Nhật Bản thắng' }), '40000');
  await userEvent.click(screen.getByRole('button', { name: 'Xiên 2' }));
  expect(screen.getByText('Nhật Bản thắng')).toBeInTheDocument();
  await type(screen.getByRole('textbox', { name: 'Tiền cược' }), '300000');
  await userEvent.click(screen.getByRole('button', { name: 'Đơn 2' }));
  expect(stakeOf('Nhật Bản thắng')).toHaveValue('40.000');
  expect(stakeOf('Việt Nam thắng')).toHaveValue('100.000');
  await userEvent.click(screen.getByRole('button', { name: 'Xiên 2' }));
  expect(screen.getByRole('textbox', { name: 'Tiền cược' })).toHaveValue('300.000');
});

test('STAGE-02 two picks on one match are two singles, and no parlay', async () => {
  await show([home(0), over]);
  expect(await screen.findByRole('button', { name: /^(Đặt|Nhận).* 2 cược/ })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Xiên 2' }));
  expect(screen.getByText('Có hai kèo cùng một trận')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^(Đặt cược|Nhận tỷ lệ mới)/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
