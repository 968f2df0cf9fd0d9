import { useTranslation } from 'react-i18next';
import { object, string, type ObjectShape } from 'yup';
import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import { useAmounts } from '@/data/resources/useAmounts';
import type { WithdrawDesk } from '@/data/resources/useWithdrawDesk';
import { bankAccountRules, type BankAccount } from '@/forms/bankAccount';
import { useServerForm } from '@/forms/useServerForm';
import { useAmountRule } from '../../shared/useAmountRule';
import { emptyAccount, useFirstAccount } from './useFirstAccount';
import {
  emptyPayment,
  paymentFields,
  paymentSecrets,
  usePaymentPassword,
  type PaymentValues,
} from '../../shared/usePaymentPassword';

interface Filled extends BankAccount, PaymentValues {
  readonly [name: string]: string;
  readonly accountId: string;
  readonly amount: string;
}

interface WithdrawFormOptions {
  desk: WithdrawDesk;
  send: (body: Body<'withdraw'>) => Promise<CallResult<'withdraw'>>;
  onOrdered: (order: Value<'withdraw'>) => void;
  /** Called when the first account has been added; it cannot receive withdrawals yet. */
  onAdded: () => void;
}

const empty: Filled = { accountId: '', amount: '', ...emptyAccount, ...emptyPayment };

const smaller = (one: { amount: string }, other: { amount: string }): string =>
  BigInt(one.amount) < BigInt(other.amount) ? one.amount : other.amount;

/**
 * Logic of a withdrawal. One submit also creates a missing account and withdraw password; they stay if a later step
 * fails (MEM-05).
 */
export const useWithdrawForm = ({ desk, send, onOrdered, onAdded }: WithdrawFormOptions) => {
  const { t } = useTranslation('cashier');
  const { t: tForms } = useTranslation('forms');
  const money = useAmounts();
  const amountRule = useAmountRule();
  const payment = usePaymentPassword(desk.hasPassword);
  const account = useFirstAccount(desk.targets);
  const { addsAccount, onlyAddsAccount, targets } = account;
  const { available, withdrawable } = desk;
  const most = { ...desk.most, amount: smaller(desk.most, desk.leftToday) };
  const usable = targets.find(({ usableAt }) => usableAt === null)?.id ?? '';
  const accountRules = (): ObjectShape => {
    if (addsAccount)
      return { ...bankAccountRules(tForms), loginPassword: string().required(tForms('required')) };
    return usable === '' ? { accountId: string().required(t('withdraw.chooseAccount')) } : {};
  };
  const form = useServerForm<Filled, Value<'withdraw'> | 'added'>({
    initialValues: empty,
    schema: () =>
      object({
        ...accountRules(),
        ...(!onlyAddsAccount && {
          amount: amountRule({ least: desk.least, most, available, free: withdrawable }),
        }),
        ...(!(onlyAddsAccount && !payment.making) && payment.rules()),
      }),
    fieldOfCode: {
      account_not_ready: 'accountId',
      amount_out_of_range: 'amount',
      insufficient_funds: 'amount',
      turnover_left: 'amount',
      ...paymentFields,
    },
    clearOnFailure: paymentSecrets,
    send: async (filled) => {
      const target = await account.add(filled, filled.accountId || usable);
      if (!target.ok) return target;
      if (addsAccount) form.setValue('accountId', target.value);
      const made = await payment.make(filled);
      if (!made.ok) return made;
      if (onlyAddsAccount) return { ok: true, value: 'added' };
      const ticketResult = await payment.ticketFor(filled);
      if (!ticketResult.ok) return ticketResult;
      const amount = money.wire(filled.amount) ?? '0';
      return send({ accountId: target.value, amount, ticket: ticketResult.value.ticket });
    },
    onDone: (value, { accountId }) => {
      // Empty again: a further order needs its own amount and password, and fields that are new show no errors yet.
      form.again({ ...empty, accountId });
      if (value === 'added') onAdded();
      else onOrdered(value);
    },
  });
  return {
    ...form,
    payment,
    account,
    most,
    /** The largest amount of one withdrawal. */
    maxAmount: money.of({ ...most, amount: smaller(most, withdrawable) }),
    accountId: form.values.accountId || usable,
    asksLogin: addsAccount || payment.making,
  };
};
