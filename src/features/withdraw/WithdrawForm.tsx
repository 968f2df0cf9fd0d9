import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { coinAmount } from '#contract/coinAmount';
import { payoutCoin } from '#contract/payoutNetworks';
import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import { useSite } from '@/data/session/siteContext';
import { useAmounts } from '@/data/resources/useAmounts';
import { useRestricted } from '@/data/session/useRestricted';
import type { WithdrawDesk } from '@/data/resources/useWithdrawDesk';
import { formatTime } from '@/domain/dates';
import { FormRefusal } from '@/forms/FormRefusal';
import { LoginPasswordInput } from '@/forms/LoginPasswordInput';
import { Button } from '@/ui/actions/Button';
import { CashierColumns } from '@/ui/layout/CashierColumns';
import { Form } from '@/ui/fields/Form';
import { SummaryNote, SummaryPanel } from '@/ui/data-display/SummaryPanel';
import { AmountInput } from '../../shared/AmountInput';
import { feeOf } from '../../shared/feeOf';
import { FirstAccount } from './FirstAccount';
import { PaymentPassword } from '../../shared/PaymentPassword';
import { PayoutTargets } from './PayoutTargets';
import { SandboxNote } from '../../shared/SandboxNote';
import { TurnoverPanel } from './TurnoverPanel';
import { UnresolvedCallNote } from '../../shared/UnresolvedCallNote';
import { useWithdrawForm } from './useWithdrawForm';

export interface WithdrawFormProps {
  desk: WithdrawDesk;
  /** A request without an answer, see `useMoneyCall`. */
  unresolved: Body<'withdraw'> | undefined;
  retrying: boolean;
  onAsk: () => void;
  send: (body: Body<'withdraw'>) => Promise<CallResult<'withdraw'>>;
  onOrdered: (order: Value<'withdraw'>) => void;
  /** Called when the first account has been added; it cannot receive withdrawals yet. */
  onAdded: () => void;
  /** Shown below the sums. */
  aside?: ReactNode;
}

/**
 * The withdrawal form: target, amount and withdraw password. A first withdrawal also creates whatever of these is
 * missing, so that it takes no more steps than a deposit (MEM-05).
 */
export function WithdrawForm(props: WithdrawFormProps) {
  const { desk, unresolved, retrying, onAsk, aside, ...options } = props;
  const { t } = useTranslation(['cashier', 'forms']);
  const { timeZone } = useSite().boot.brand;
  const money = useAmounts();
  const isPaused = useRestricted();
  const { form, values, text, setValue, failure, busy, onSubmit, ...filled } = useWithdrawForm({
    desk,
    ...options,
  });
  const { payment, account, most, maxAmount, accountId, asksLogin } = filled;
  const { addsAccount, onlyAddsAccount, targets } = account;
  const { withdrawable, turnover } = desk;
  const amount = BigInt(money.wire(values.amount) ?? 0);
  const fee = feeOf(desk.fee, amount);
  const net = amount > fee ? amount - fee : 0n;
  const inCoins = targets.find(({ id }) => id === accountId)?.kind === 'crypto';
  const coins = `${coinAmount(net, BigInt(desk.coinPrice.amount))} ${payoutCoin}`;
  const isBound = turnover.open.length > 0 && BigInt(withdrawable.amount) < BigInt(desk.least.amount);
  const usableAt = targets.every((target) => target.usableAt !== null) ? targets[0]?.usableAt : undefined;
  const lock = onlyAddsAccount
    ? undefined
    : isBound
      ? t(isPaused ? 'withdraw.lockedAtRest' : 'withdraw.lockedText', { left: money.text(turnover.left) })
      : desk.leftToday.amount === '0'
        ? t('withdraw.dayFull')
        : usableAt && t('withdraw.accountWaits', { time: formatTime(usableAt, 'sentence', timeZone) });
  const figures = [
    { label: t('withdraw.takes'), value: money.text(amount) },
    { label: t('fee'), value: money.text(fee) },
    ...(inCoins ? [{ label: t('withdraw.coins'), value: coins }] : []),
    { label: t('withdraw.leftToday'), value: money.text(desk.leftToday) },
    { label: t('withdraw.held'), value: money.text(desk.held) },
  ];
  return (
    <Form ref={form} label={t('withdraw.title')} onSubmit={onSubmit}>
      <CashierColumns>
        <div>
          <TurnoverPanel turnover={turnover} />
          {addsAccount ? (
            <FirstAccount accounts={account.accounts} text={text} />
          ) : (
            <PayoutTargets
              targets={targets}
              value={accountId}
              error={text('accountId').error}
              onChoose={(id) => setValue('accountId', id)}
            />
          )}
          {!onlyAddsAccount && (
            <AmountInput
              {...text('amount')}
              least={desk.least}
              most={most}
              endAdornment={
                <Button size="small" variant="text" onClick={() => setValue('amount', maxAmount)}>
                  {t('withdraw.all')}
                </Button>
              }
            />
          )}
          {(payment.making || !onlyAddsAccount) && (
            <PaymentPassword making={payment.making} made={payment.made} text={text} />
          )}
          {asksLogin && <LoginPasswordInput text={text('loginPassword')} />}
          {desk.sandbox && <SandboxNote kind="withdraw" />}
        </div>
        <div>
          <SummaryPanel
            title={t('summary')}
            rows={[
              { label: t('withdraw.now'), value: money.text(withdrawable) },
              ...(onlyAddsAccount ? [] : figures),
            ]}
            {...(!onlyAddsAccount && { total: { label: t('receives'), value: money.text(net) } })}
          >
            {unresolved ? (
              <UnresolvedCallNote
                amount={money.text(BigInt(unresolved.amount))}
                retrying={retrying}
                onAsk={onAsk}
              />
            ) : (
              <FormRefusal failure={failure} />
            )}
            {lock && <SummaryNote>{lock}</SummaryNote>}
            <Button
              type="submit"
              tone="primary"
              size="large"
              fullWidth
              loading={busy}
              disabled={unresolved !== undefined || Boolean(lock)}
            >
              {t(onlyAddsAccount ? 'withdraw.saveAccount' : 'withdraw.act')}
            </Button>
            {!onlyAddsAccount && (
              <>
                <SummaryNote>{t('withdraw.arrival', desk.arrival)}</SummaryNote>
                <SummaryNote>{t('withdraw.receiptRule', { minutes: desk.receiptMinutes })}</SummaryNote>
              </>
            )}
          </SummaryPanel>
          {aside}
        </div>
      </CashierColumns>
    </Form>
  );
}
