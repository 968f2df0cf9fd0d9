import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { coinAmount } from '#contract/coinAmount';
import { payoutCoin } from '#contract/payoutNetworks';
import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import { useAmounts } from '@/data/useAmounts';
import { usePaymentTicket } from '@/data/usePaymentTicket';
import type { WithdrawDesk } from '@/data/useWithdrawDesk';
import { FormRefusal } from '@/forms/FormRefusal';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/Button';
import { CashierColumns } from '@/ui/CashierColumns';
import { Form } from '@/ui/Form';
import { SummaryPanel } from '@/ui/SummaryPanel';
import { AmountInput } from './AmountInput';
import { feeOf } from './feeOf';
import { PaymentPassword } from './PaymentPassword';
import { PayoutTargets } from './PayoutTargets';
import { SandboxNote } from './SandboxNote';
import { TurnoverPanel } from './TurnoverPanel';
import { UnclearNote } from './UnclearNote';
import { useAmountRule } from './useAmountRule';

export interface WithdrawFormProps {
  desk: WithdrawDesk;
  /** A request without an answer, see `useMoneyCall`. */
  unclear: Body<'withdraw'> | undefined;
  asking: boolean;
  onAsk: () => void;
  send: (body: Body<'withdraw'>) => Promise<CallResult<'withdraw'>>;
  onOrdered: (order: Value<'withdraw'>) => void;
  /** Below what it comes to. */
  aside?: ReactNode;
}

const smaller = (one: { amount: string }, other: { amount: string }): string =>
  BigInt(one.amount) < BigInt(other.amount) ? one.amount : other.amount;

/** Where to, how much, and the withdraw password: as many steps as money in takes (MEM-05). */
export function WithdrawForm({ desk, unclear, asking, onAsk, send, onOrdered, aside }: WithdrawFormProps) {
  const { t } = useTranslation(['cashier', 'forms']);
  const money = useAmounts();
  const rule = useAmountRule();
  const ticketFor = usePaymentTicket();
  const { targets, available, withdrawable, turnover } = desk;
  const most = { ...desk.most, amount: smaller(desk.most, desk.leftToday) };
  const { form, values, text, setValue, failure, busy, onSubmit } = useServerForm<
    { accountId: string; amount: string; password: string },
    Value<'withdraw'>
  >({
    initialValues: {
      accountId: targets.find(({ usableAt }) => usableAt === null)?.id ?? '',
      amount: '',
      password: '',
    },
    schema: () =>
      object({
        accountId: string().required(t('withdraw.chooseAccount')),
        amount: rule({ least: desk.least, most, available, free: withdrawable }),
        password: string().required(t('forms:withdrawPassword')),
      }),
    fieldOfCode: {
      account_not_ready: 'accountId',
      amount_out_of_range: 'amount',
      insufficient_funds: 'amount',
      turnover_left: 'amount',
      withdraw_password_wrong: 'password',
      withdraw_password_missing: 'password',
    },
    send: async ({ accountId, amount, password }) => {
      const shown = await ticketFor(password);
      if (!shown.ok) return shown;
      return send({ accountId, amount: money.wire(amount) ?? '0', ticket: shown.value.ticket });
    },
    onDone: onOrdered,
  });
  const amount = BigInt(money.wire(values.amount) ?? 0);
  const fee = feeOf(desk.fee, amount);
  const net = amount > fee ? amount - fee : 0n;
  const inCoins = targets.find(({ id }) => id === values.accountId)?.kind === 'crypto';
  const coins = `${coinAmount(net, BigInt(desk.coinPrice.amount))} ${payoutCoin}`;
  const { onBlur, error } = text('amount');
  const isBound = turnover.open.length > 0 && BigInt(withdrawable.amount) < BigInt(desk.least.amount);
  const locked = isBound || desk.leftToday.amount === '0';
  return (
    <Form ref={form} label={t('withdraw.title')} onSubmit={onSubmit}>
      <CashierColumns>
        <div>
          <TurnoverPanel turnover={turnover} />
          <PayoutTargets
            targets={targets}
            value={values.accountId}
            error={text('accountId').error}
            onChoose={(id) => setValue('accountId', id)}
          />
          <AmountInput
            name="amount"
            value={values.amount}
            error={error}
            least={desk.least}
            most={most}
            onChange={(next) => setValue('amount', next)}
            onBlur={onBlur}
            end={
              <Button
                size="small"
                tone="text"
                onClick={() => setValue('amount', money.of({ ...most, amount: smaller(most, withdrawable) }))}
              >
                {t('withdraw.all')}
              </Button>
            }
          />
          <PaymentPassword has={desk.hasPassword} field={text('password')} />
          {desk.sandbox && <SandboxNote kind="withdraw" />}
        </div>
        <div>
          <SummaryPanel
            title={t('summary')}
            rows={[
              { label: t('withdraw.now'), value: money.text(withdrawable) },
              { label: t('withdraw.takes'), value: money.text(amount) },
              { label: t('fee'), value: money.text(fee) },
              ...(inCoins ? [{ label: t('withdraw.coins'), value: coins }] : []),
              { label: t('withdraw.leftToday'), value: money.text(desk.leftToday) },
              { label: t('withdraw.held'), value: money.text(desk.held) },
            ]}
            total={{ label: t('receives'), value: money.text(net) }}
          >
            {unclear ? (
              <UnclearNote amount={money.text(BigInt(unclear.amount))} asking={asking} onAsk={onAsk} />
            ) : (
              <FormRefusal failure={failure} />
            )}
            {locked && (
              <p>
                {isBound
                  ? t('withdraw.lockedText', { left: money.text(turnover.left) })
                  : t('withdraw.dayFull')}
              </p>
            )}
            <Button
              type="submit"
              tone="primary"
              size="large"
              wide
              busy={busy}
              disabled={unclear !== undefined || locked || !desk.hasPassword || targets.length === 0}
            >
              {t('withdraw.act')}
            </Button>
            <p>{t('withdraw.arrival', desk.arrival)}</p>
            <p>{t('withdraw.receiptRule', { minutes: desk.receiptMinutes })}</p>
          </SummaryPanel>
          {aside}
        </div>
      </CashierColumns>
    </Form>
  );
}
