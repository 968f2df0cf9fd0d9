import { cashierReasons } from '#contract/cashier';
import type { Currency } from '#contract/money';
import { uploadService } from '../../members/uploads/uploadService.ts';
import { payoutService } from '../../money/withdrawals/payoutService.ts';
import { receiptService } from '../../money/withdrawals/receiptService.ts';
import type { Withdrawal } from '../../money/withdrawals/schema.ts';
import { withdrawalRepository } from '../../money/withdrawals/withdrawalRepository.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { inTurn } from '../acts/inTurn.ts';
import { OperatorError } from '../acts/OperatorError.ts';
import { amountCell } from '../../ledger/money/amountCell.ts';
import { requireCurrency } from '../acts/requireCurrency.ts';
import { accountSearch, timeSearch } from '../acts/searchInputs.ts';
import { refusedAct } from '../acts/refusedAct.ts';

const order = { kind: 'text', required: true, help: 'number of the order' } as const;

const line = ({
  orderNo,
  amount,
  currency,
  state,
  reason,
  receiptBy,
  refunded,
  appeal,
  answer,
}: Withdrawal) => ({
  order: orderNo,
  amount: amountCell(amount, currency as Currency),
  state,
  reason,
  'receipt by': receiptBy,
  refunded: refunded === null ? null : amountCell(refunded, currency as Currency),
  appeal,
  answer,
});

const find = async ({ tx, merchant }: ActContext, orderNo: string): Promise<Withdrawal> => {
  const found = await withdrawalRepository(tx).byNumber(merchant, orderNo);
  if (found === undefined) throw new OperatorError(`${merchant} has no withdrawal ${orderNo}`);
  return found;
};

/** Does one act on an order and says what it was before and after. */
const change = async (
  context: ActContext,
  orderNo: string,
  run: () => Promise<Withdrawal>,
  why?: (before: Withdrawal) => string,
) => {
  const before = await find(context, orderNo);
  const after = await refusedAct(why?.(before) ?? `${orderNo} is ${before.state}`, run);
  return {
    rows: [line(after)],
    change: { target: orderNo, before: line(before), after: line(after) },
  };
};

export const withdrawal: Command = {
  summary: 'Withdrawals, from the order to the word of the member.',
  acts: {
    list: act({
      summary: 'The last withdrawals of a brand.',
      options: { limit: { kind: 'integer', help: '20 unless given' }, ...accountSearch, ...timeSearch },
      run: async ({ tx, merchant }, { limit = 20, ...search }) => {
        const rows = await withdrawalRepository(tx).latest(merchant, Math.max(1, limit), search);
        return { rows: rows.map(({ account, withdrawal: row }) => ({ account, ...line(row) })) };
      },
    }),
    approve: act({
      summary: 'Lets a withdrawal go to the bank.',
      final: true,
      places: { order },
      run: (context, values) =>
        change(context, values.order, () =>
          payoutService(context.tx, context.runtime).approve(context.merchant, values.order, context.now),
        ),
    }),
    pay: act({
      summary: 'Says that the bank has paid: the money leaves for good, and the member is asked for it.',
      final: true,
      places: { order },
      run: (context, values) =>
        change(context, values.order, () =>
          payoutService(context.tx, context.runtime).pay(context.merchant, values.order, context.now),
        ),
    }),
    reject: act({
      summary: 'Ends a withdrawal; the money is back in the wallet.',
      final: true,
      places: { order },
      options: {
        reason: {
          kind: 'text',
          choices: cashierReasons,
          help: 'told to the member; checksFailed unless given',
        },
      },
      run: ({ tx, runtime, merchant, now, ...context }, values) =>
        change({ tx, runtime, merchant, now, ...context }, values.order, () =>
          payoutService(tx, runtime).reject(merchant, values.order, values.reason ?? 'checksFailed', now),
        ),
    }),
    expire: act({
      summary: "Ends the time for the member's word on a payment: within seconds it counts as received.",
      final: true,
      places: { order },
      run: (context, values) =>
        change(context, values.order, () =>
          receiptService(context.tx, context.runtime).endTime(context.merchant, values.order, context.now),
        ),
    }),
    answer: act({
      summary: 'Answers what a member said of a payment, and gives back what was missing of it.',
      final: true,
      places: { order },
      options: {
        text: { kind: 'text', required: true, help: 'told to the member' },
        refund: { kind: 'money', help: 'in whole units; nothing after an automatic receipt' },
      },
      run: async (context, values) => {
        const { tx, runtime, merchant, tenant, now } = context;
        const { refund = 0n } = values;
        if (refund > 0n) requireCurrency(tenant, await find(context, values.order));
        const done = await change(
          context,
          values.order,
          () => receiptService(tx, runtime).answer(merchant, values.order, values.text, refund, now),
          ({ state, receiptBy }) =>
            receiptBy === 'clock' && refund > 0n
              ? `${values.order} counts as received: an automatic receipt is not refunded`
              : `${values.order} is ${state} and has nothing to answer, or less is missing`,
        );
        return { ...done, change: { ...done.change, moved: refund } };
      },
    }),
    proof: act({
      summary: 'The pictures that the member sent, as base64.',
      places: { order },
      run: async (context, values) => {
        const { proofIds } = await find(context, values.order);
        const uploads = uploadService(context.tx, context.runtime);
        const pictures = await inTurn(proofIds, (id) => uploads.read(context.merchant, id));
        return {
          rows: pictures.flatMap((picture) =>
            picture ? [{ type: picture.type, base64: picture.bytes.toString('base64') }] : [],
          ),
        };
      },
    }),
  },
  examples: [
    'withdrawal list',
    'withdrawal list --account minh --from 2026-11-01T00:00:00+07:00',
    'withdrawal approve W261121ABCDEFGH',
    'withdrawal pay W261121ABCDEFGH',
    'withdrawal reject W261121ABCDEFGH --reason accountMismatch',
    'withdrawal expire W261121ABCDEFGH',
    'withdrawal answer W261121ABCDEFGH --text "The bank confirms 400,000" --refund 100000',
  ],
};
