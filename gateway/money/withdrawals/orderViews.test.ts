import { toPayout } from './payoutJob.ts';
import type { Withdrawal } from './schema.ts';
import { toWithdrawal } from './toWithdrawal.ts';

const DAY = 86_400_000;
const receiptAt = new Date('2026-11-20T05:00:00Z');
const after = (milliseconds: number) => new Date(receiptAt.getTime() + milliseconds);

const bank = { kind: 'bank', bankName: 'VCB', number: '0123456789', ownerName: 'NGUYEN VAN A' } as const;

const row: Withdrawal = {
  id: '00000000-0000-4000-8000-000000000001',
  merchant: 'aurora',
  memberId: '00000000-0000-4000-8000-000000000002',
  orderNo: 'W1',
  amount: 300_000n,
  fee: 10_000n,
  currency: 'VND',
  target: { ...bank, accountId: 'account-1' },
  state: 'paid',
  reason: null,
  submittedAt: receiptAt,
  approvedAt: null,
  paidAt: null,
  receiptDueAt: null,
  noticedAt: null,
  receipt: 'received',
  receiptBy: 'clock',
  receiptAt,
  arrived: null,
  proofIds: [],
  refunded: null,
  appeal: null,
  appealedAt: null,
  answer: null,
  endedAt: null,
};

test('MEM-05 a member sees what arrives: the amount less the fee', () => {
  expect(toWithdrawal(row, receiptAt)).toMatchObject({
    amount: { amount: '300000' },
    fee: { amount: '10000' },
    net: { amount: '290000' },
    target: { id: 'account-1', tail: '6789' },
  });
});

test.each(['receipt', 'receiptBy', 'receiptAt'] as const)(
  'MEM-06 a receipt is shown only as a whole: without `%s` there is none',
  (missing) => {
    expect(toWithdrawal(row, receiptAt).receipt).toEqual({
      ...{ said: 'received', by: 'clock', at: receiptAt.toISOString(), arrived: null },
    });
    expect(toWithdrawal({ ...row, [missing]: null }, receiptAt).receipt).toBeNull();
  },
);

test('MEM-06 an appeal is shown with its time, and not without', () => {
  const appealed = { ...row, appeal: 'Nothing came', appealedAt: after(DAY) };
  expect(toWithdrawal(appealed, after(DAY)).appeal).toEqual({
    text: 'Nothing came',
    at: after(DAY).toISOString(),
  });
  expect(toWithdrawal({ ...appealed, appealedAt: null }, after(DAY)).appeal).toBeNull();
  expect(toWithdrawal({ ...appealed, appeal: null }, after(DAY)).appeal).toBeNull();
});

test.each([
  [7 * DAY - 1, true],
  [7 * DAY, false],
  [7 * DAY + 1, false],
])('MEM-06 %i ms after an automatic receipt it can be appealed: %s', (milliseconds, can) => {
  expect(toWithdrawal(row, after(milliseconds)).canAppeal).toBe(can);
});

test('MEM-06 nobody appeals against a receipt of the member’s own, or twice', () => {
  expect(toWithdrawal({ ...row, receiptBy: 'member' }, receiptAt).canAppeal).toBe(false);
  expect(toWithdrawal({ ...row, appeal: 'Nothing came' }, receiptAt).canAppeal).toBe(false);
});

test('PORT-02 a provider gets the account of the order without our number of it, and coins only where it takes them', () => {
  expect(toPayout(row)).toMatchObject({ orderNo: 'W1', amount: 290_000n, currency: 'VND' });
  expect(toPayout(row).target).toEqual(bank);
  const target = { ...row.target, kind: 'crypto', coins: '12.5' } as const;
  expect(toPayout({ ...row, target }).target).toEqual({ ...bank, kind: 'crypto', coins: '12.5' });
});
