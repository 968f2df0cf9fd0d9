import { cashierReasons } from '#contract/cashier';
import type { Currency } from '#contract/money';
import { closedMethodService } from '../../money/orders/closedMethodService.ts';
import { methodCodes } from '../../money/deposits/depositMethods.ts';
import { depositService } from '../../money/deposits/depositService.ts';
import { depositRepository } from '../../money/orders/depositRepository.ts';
import type { Deposit } from '../../money/orders/schema.ts';
import { uploadService } from '../../members/uploads/uploadService.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { OperatorError } from '../acts/OperatorError.ts';
import { amountCell } from '../../ledger/money/amountCell.ts';
import { requireCurrency } from '../acts/requireCurrency.ts';
import { accountSearch, timeSearch } from '../acts/searchInputs.ts';
import { refusedAct } from '../acts/refusedAct.ts';

const order = { kind: 'text', required: true, help: 'number of the order' } as const;
const method = { kind: 'text', choices: methodCodes, required: true, help: 'code of the method' } as const;

const line = ({ orderNo, method: by, amount, credited, currency, state, reason }: Deposit) => ({
  order: orderNo,
  method: by,
  amount: amountCell(amount, currency as Currency),
  credited: credited === null ? null : amountCell(credited, currency as Currency),
  state,
  reason,
});

const find = async ({ tx, merchant }: ActContext, orderNo: string): Promise<Deposit> => {
  const found = await depositRepository(tx).byNumber(merchant, orderNo);
  if (found === undefined) throw new OperatorError(`${merchant} has no deposit ${orderNo}`);
  return found;
};

const changed = (before: Deposit, after: Deposit, moved = 0n) => ({
  rows: [line(after)],
  change: { target: before.orderNo, before: line(before), after: line(after), moved },
});

const switchMethod = async ({ tx, merchant }: ActContext, code: string, to: 'open' | 'closed') => {
  const methods = closedMethodService(tx);
  const before = (await methods.isClosed(merchant, code)) ? 'closed' : 'open';
  await (to === 'open' ? methods.open(merchant, code) : methods.close(merchant, code));
  return { rows: [{ method: code, state: to }], change: { target: code, before, after: to } };
};

export const deposit: Command = {
  summary: 'Deposits and the ways to make them.',
  acts: {
    list: act({
      summary: 'The last deposits of a brand.',
      options: { limit: { kind: 'integer', help: '20 unless given' }, ...accountSearch, ...timeSearch },
      run: async ({ tx, merchant }, { limit = 20, ...search }) => {
        const rows = await depositRepository(tx).latest(merchant, Math.max(1, limit), search);
        return { rows: rows.map(({ account, deposit: row }) => ({ account, ...line(row) })) };
      },
    }),
    approve: act({
      summary: 'Credits a deposit, in whole or with the amount that was paid.',
      final: true,
      places: { order },
      options: { amount: { kind: 'money', help: 'what was paid, in whole units; all of it unless given' } },
      run: async (context, values) => {
        const { tx, runtime, tenant, now } = context;
        const before = await find(context, values.order);
        if (values.amount !== undefined) requireCurrency(tenant, before);
        const paid = values.amount ?? before.amount;
        return refusedAct(`${values.order} is ${before.state}`, async () => {
          const after = await depositService(tx, runtime).credit(tenant, values.order, paid, now);
          return changed(before, after, values.amount);
        });
      },
    }),
    reject: act({
      summary: 'Ends a deposit without a credit.',
      final: true,
      places: { order },
      options: {
        reason: { kind: 'text', choices: cashierReasons, help: 'told to the member; notPaid unless given' },
      },
      run: async (context, values) => {
        const { tx, runtime, merchant, now } = context;
        const before = await find(context, values.order);
        const reason = values.reason ?? 'notPaid';
        return refusedAct(`${values.order} is ${before.state}`, async () =>
          changed(before, await depositService(tx, runtime).reject(merchant, values.order, reason, now)),
        );
      },
    }),
    receipt: act({
      summary: 'The receipt that the member sent, as base64.',
      places: { order },
      run: async (context, values) => {
        const { receiptId } = await find(context, values.order);
        const picture =
          receiptId === null
            ? undefined
            : await uploadService(context.tx, context.runtime).read(context.merchant, receiptId);
        if (picture === undefined) throw new OperatorError(`${values.order} has no receipt`);
        return { rows: [{ type: picture.type, base64: picture.bytes.toString('base64') }] };
      },
    }),
    open: act({
      summary: 'Offers a method again.',
      places: { method },
      run: (context, values) => switchMethod(context, values.method, 'open'),
    }),
    close: act({
      summary: 'Takes a method away; orders that run go on.',
      places: { method },
      run: (context, values) => switchMethod(context, values.method, 'closed'),
    }),
  },
  examples: [
    'deposit list',
    'deposit list --account minh --from 2026-11-01T00:00:00+07:00',
    'deposit approve D261121ABCDEFGH',
    'deposit approve D261121ABCDEFGH --amount 400000',
    'deposit reject D261121ABCDEFGH --reason accountMismatch',
    'deposit close CARD --brand lotus',
  ],
};
