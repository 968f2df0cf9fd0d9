import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Body } from '#contract/wireTypes';
import { space } from '#theme/space';
import type { CallResult } from '@/api/client';
import type { Failure } from '@/api/failure';
import { useSite } from '@/data/siteContext';
import { useAmounts } from '@/data/useAmounts';
import type { WithdrawalOrder } from '@/data/useWithdrawDesk';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/Button';
import { Countdown } from '@/ui/Countdown';
import { Note } from '@/ui/Note';
import { OrderSteps } from '@/ui/OrderSteps';
import { StatusLabel } from '@/ui/StatusLabel';
import { SummaryPanel } from '@/ui/SummaryPanel';
import { AppealForm } from './AppealForm';
import { ReceiptForm } from './ReceiptForm';
import { useWithdrawalSteps } from './useWithdrawalSteps';
import { withdrawalTones } from './withdrawalTones';

const Words = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: space[2],
});

export interface WithdrawalPanelProps {
  order: WithdrawalOrder;
  confirm: (body: Body<'confirmWithdrawal'>) => Promise<CallResult<'confirmWithdrawal'>>;
  appeal: (body: Body<'appealWithdrawal'>) => Promise<CallResult<'appealWithdrawal'>>;
  /** The member has said something of it. */
  onSaid: () => void;
}

/** One withdrawal: its steps with their times, then the member's word, or an appeal after the clock's (MEM-06). */
export function WithdrawalPanel({ order, confirm, appeal, onSaid }: WithdrawalPanelProps) {
  const { t } = useTranslation('cashier');
  const { clock } = useSite().client;
  const money = useAmounts();
  const steps = useWithdrawalSteps(order);
  const [form, setForm] = useState<'partly' | 'notReceived'>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const { orderNo, state, reason, target, net, coins, refunded, answer, receipt, receiptDueAt } = order;
  const received = async (): Promise<void> => {
    setBusy(true);
    const result = await confirm({ orderNo, said: 'received' });
    setBusy(false);
    setFailure(result.ok ? undefined : result.failure);
    if (result.ok) onSaid();
  };
  const said = () => {
    setForm(undefined);
    onSaid();
  };
  return (
    <SummaryPanel
      title={t('withdraw.order')}
      rows={[
        { label: t('orderNo'), value: orderNo },
        { label: t('withdraw.net'), value: money.text(net) },
        ...(coins === null ? [] : [{ label: t('withdraw.coins'), value: coins }]),
        { label: t('withdraw.target'), value: `${target.bankName} •••• ${target.tail}` },
        {
          label: t('state'),
          value: <StatusLabel tone={withdrawalTones[state]}>{t(`withdraw.state.${state}`)}</StatusLabel>,
        },
      ]}
    >
      <OrderSteps label={t('withdraw.way')} steps={steps} />
      {state === 'rejected' && (
        <Note tone="danger" title={reason ? t(`reason.${reason}`) : t('withdraw.state.rejected')}>
          {t('withdraw.moneyBack', { amount: money.text(order.amount) })}
        </Note>
      )}
      {state === 'paid' && form === undefined && (
        <>
          <p>
            {t('withdraw.ask')}{' '}
            {receiptDueAt && (
              <>
                {t('withdraw.autoIn')}{' '}
                <Countdown until={Date.parse(receiptDueAt)} now={clock.now} marksLastMinute />
              </>
            )}
          </p>
          <Words>
            <Button tone="primary" busy={busy} onClick={() => void received()}>
              {t('withdraw.said.received')}
            </Button>
            <Button onClick={() => setForm('partly')}>{t('withdraw.said.partly')}</Button>
            <Button onClick={() => setForm('notReceived')}>{t('withdraw.said.notReceived')}</Button>
          </Words>
          <FormRefusal failure={failure} />
        </>
      )}
      {state === 'paid' && form !== undefined && (
        <ReceiptForm
          key={form}
          order={order}
          said={form}
          confirm={confirm}
          onDone={said}
          onBack={() => setForm(undefined)}
        />
      )}
      {(state === 'partly' || state === 'notReceived') && (
        <Note tone="info" title={t('withdraw.caseTitle')}>
          {t('withdraw.caseText')}
        </Note>
      )}
      {receipt?.by === 'clock' && <Note tone="warning">{t('withdraw.forced')}</Note>}
      {order.canAppeal && <AppealForm orderNo={orderNo} appeal={appeal} onDone={said} />}
      {order.appeal && (
        <Note tone="info" title={t('appeal.sent')}>
          {order.appeal.text}
        </Note>
      )}
      {answer !== null && (
        <Note tone="success" title={t('withdraw.answer')}>
          {answer}
          {refunded && ` ${t('withdraw.refunded', { amount: money.text(refunded) })}`}
        </Note>
      )}
    </SummaryPanel>
  );
}
