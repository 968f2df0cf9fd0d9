import { screen } from '@testing-library/react';
import type { Value } from '#contract/wireTypes';
import { contractAnswers, statement } from '@/testing/scenario/contractFixtures';
import { renderPage } from '@/testing/testPage';
import { testGateway, testMember } from '@/testing/testSite';
import { ContractRecord } from './ContractRecord';
import { StatementView } from './StatementView';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('permission', { info: {} } as never);
  gateway.answers('memberInfo', { ...testMember, type: 1 });
});
afterEach(gateway.reset);
afterAll(gateway.close);

const lost = { amount: '35000', currency: 'VND' } as const;
const slot: Value<'contractStatement'> = {
  ...statement,
  ...{ kind: 'realTime', period: 'slot', tier: null, rate: null },
  ...{ from: '2026-11-26T20:00:00.000Z', to: '2026-11-26T20:05:00.000Z' },
  byTier: [{ tier: 1, won: { ...lost, amount: '0' }, lost }],
  downlines: [],
};

test('AGENT-08 real-time salary shows each slot from its start to its end, and no tier that it missed', async () => {
  gateway.answers('contractStatements', { ...contractAnswers('full').contractStatements, list: [slot] });
  await renderPage(<ContractRecord kind="realTime" />);
  expect(await screen.findByRole('link', { name: '03:00 – 03:05 27/11/2026' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'Thanh toán' })).toBeInTheDocument();
  expect(screen.queryByText('Không đạt')).toBeNull();
});

test('AGENT-08 AGENT-11 its statement says what was bet on each tier, and names no tier of the whole', async () => {
  await renderPage(<StatementView statement={slot} />);
  expect(await screen.findByText('35.000 ₫')).toBeInTheDocument();
  expect(screen.queryByText('Bậc đạt được')).toBeNull();
});

test('AGENT-04 before the first statement the record says when a sum comes, not that there is no contract', async () => {
  const nothing = { ...contractAnswers('full').contractStatements, list: [], total: 0 };
  gateway.answers('contractStatements', { ...nothing, nextAt: '2026-11-28T17:00:00.000Z' });
  await renderPage(<ContractRecord kind="daily" />);
  expect(await screen.findByText('Lần tính tiếp theo lúc 00:00 29/11/2026.')).toBeInTheDocument();
  expect(await screen.findByText('Chưa có bảng tính')).toBeInTheDocument();
  expect(screen.queryByText(/Không có hợp đồng/)).toBeNull();
});

test('AGENT-11 a payment of days is headed by its days', async () => {
  const month = { ...statement, kind: 'dividend', period: 'M' } as const;
  const days = { from: '2026-09-30T17:00:00.000Z', to: '2026-10-31T17:00:00.000Z' };
  await renderPage(<StatementView statement={{ ...month, ...days }} />);
  expect(await screen.findByText(/01\/10\/2026 – 31\/10\/2026/)).toBeInTheDocument();
});
