import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Value } from '#contract/wireTypes';
import { useRealityCheckDue } from '@/data/storage/useRealityCheckDue';
import { testBoot, testGateway, testMember, testSite } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { RealityCheck } from './RealityCheck';

const gateway = testGateway();
const vnd = (amount: number) => ({ amount: String(amount), currency: 'VND' }) as const;
const at = (minutes: number) => new Date(testBoot.now + minutes * 60_000).toISOString();

const state = (net: number, dueAt: string | null = at(-1)): Value<'saferPlay'> => ({
  limits: [],
  timeLimits: [],
  realityCheck: { minutes: 30, dueAt, since: at(-45), staked: vnd(600_000), net: vnd(net) },
  pause: null,
  available: vnd(1_200_000),
  kept: vnd(0),
});

function Page() {
  return useRealityCheckDue() ? <RealityCheck /> : <p>Đang chơi</p>;
}

beforeAll(gateway.open);
beforeEach(() => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('permission', { info: {} } as never);
});
afterEach(gateway.reset);
afterAll(gateway.close);

const due = (realityCheckAt: string | null) => gateway.answers('playBreak', { pause: null, realityCheckAt });
const check = () => screen.findByRole('alertdialog', { name: 'Bạn đã hoạt động 45 phút' });

test.each([
  [-350_000, 'Lỗ', '−350.000 ₫'],
  [350_000, 'Lãi', '+350.000 ₫'],
  [0, 'Hòa vốn', '0 ₫'],
])('SAFE-02 a check shows time, stakes and a result of %d as %s', async (net, word, text) => {
  due(at(-1));
  gateway.answers('saferPlay', state(net));
  await renderPage(<Page />);
  const dialog = within(await check());
  expect(dialog.getByText('Tổng cược').nextElementSibling).toHaveTextContent('600.000');
  const result = dialog.getByText(word).nextElementSibling;
  expect(result).toHaveTextContent(text);
  expect(result?.className).toBe(dialog.getByText('Tổng cược').nextElementSibling?.className);
});

test('SAFE-02 the check must be answered: neither Escape nor the page behind closes it, and both answers look the same', async () => {
  due(at(-1));
  gateway.answers('saferPlay', state(-1));
  await renderPage(<Page />);
  const dialog = await check();
  await userEvent.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  const [goOn, rest] = [
    within(dialog).getByRole('button', { name: 'Tiếp tục' }),
    within(dialog).getByRole('button', { name: 'Nghỉ 15 phút' }),
  ];
  for (const look of ['data-tone', 'data-size', 'class'])
    expect(goOn.getAttribute(look)).toBe(rest.getAttribute(look));
  expect(dialog.contains(document.activeElement)).toBe(true);
});

/** The check opens when the second digit is typed. */
function PageWithStake() {
  const isDue = useRealityCheckDue();
  const [stake, setStake] = useState('');
  return (
    <>
      <input aria-label="Tiền cược" value={stake} onChange={({ target }) => setStake(target.value)} />
      {isDue && stake.length > 1 && <RealityCheck />}
    </>
  );
}

test('SAFE-02 a check that opens while a stake is typed is not answered by a key stroke, and the stake stays', async () => {
  due(at(-1));
  gateway.answers('saferPlay', state(-1));
  gateway.answers('answerRealityCheck', state(0, at(30)));
  await renderPage(<PageWithStake />);
  const field = screen.getByLabelText<HTMLInputElement>('Tiền cược');
  await userEvent.click(field);
  await userEvent.keyboard('50');
  const dialog = await check();
  await userEvent.keyboard('0{Enter} ');
  expect(gateway.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(field).toHaveValue('50');
  due(at(30));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tiếp tục' }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('50');
});

test('SAFE-02 ’continue’ is sent to the gateway and uncovers the game', async () => {
  due(at(-1));
  gateway.answers('saferPlay', state(-1));
  await renderPage(<Page />);
  const dialog = within(await check());
  gateway.answers('answerRealityCheck', state(0, at(30)));
  due(at(30));
  await userEvent.click(dialog.getByRole('button', { name: 'Tiếp tục' }));
  expect(await screen.findByText('Đang chơi')).toBeInTheDocument();
});

test('SAFE-02 a rest is taken for the chosen time', async () => {
  due(at(-1));
  gateway.answers('saferPlay', state(-1));
  await renderPage(<Page />);
  const dialog = within(await check());
  gateway.answers('takeBreak', { kind: 'break', until: at(60) });
  await userEvent.click(dialog.getByRole('button', { name: '1 giờ' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Nghỉ 1 giờ' }));
  expect(await gateway.bodiesOf('takeBreak')).toEqual([{ minutes: 60 }]);
  expect(await screen.findByText('Đang chơi')).toBeInTheDocument();
});

test('SAFE-02 an answer that did not arrive says so, and the check stays', async () => {
  due(at(-1));
  gateway.answers('saferPlay', state(-1));
  gateway.refuses('answerRealityCheck', 'try_again', 503);
  await renderPage(<Page />);
  const dialog = within(await check());
  await userEvent.click(dialog.getByRole('button', { name: 'Tiếp tục' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Hệ thống đang bận');
});

test('SAFE-02 a bet that is refused for a check shows it at once', async () => {
  due(at(12));
  gateway.answers('saferPlay', state(-1, at(12)));
  gateway.refuses('sportsBet', 'reality_check_due', 409);
  const site = testSite();
  await renderPage(<Page />, { site });
  expect(await screen.findByText('Đang chơi')).toBeInTheDocument();
  const body = {
    legs: [{ matchId: 'a', market: 'result' as const, side: 'home' as const, odds: '1.42' }],
    ...{ stake: '1', takesRise: false, language: 'VI' as const },
  };
  await act(async () => void (await site.client.send('sportsBet', body, { idempotencyKey: 'once' })));
  expect(await check()).toBeInTheDocument();
});

test('SAFE-02 at the due time the page asks the gateway, because activity may have moved it', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'performance'] });
  due(at(0.01));
  gateway.answers('saferPlay', state(-1));
  const site = testSite();
  await renderPage(<Page />, { site });
  const asked = () => gateway.asked.filter(({ url }) => url.endsWith('/wps/game/break')).length;
  await waitFor(() => expect(screen.getByText('Đang chơi')).toBeInTheDocument());
  const before = asked();
  await act(async () => jest.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  jest.useRealTimers();
});
