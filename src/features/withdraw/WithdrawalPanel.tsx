import { useTranslation } from 'react-i18next';
import type { Body } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import { useAmounts } from '@/data/resources/useAmounts';
import type { WithdrawalOrder } from '@/data/resources/useWithdrawDesk';
import { Note } from '@/ui/feedback/Note';
import { OrderSteps } from '@/ui/data-display/OrderSteps';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { SummaryPanel } from '@/ui/data-display/SummaryPanel';
import { AppealForm } from './AppealForm';
import { ReceiptQuestion } from './ReceiptQuestion';
import { Rejection } from './Rejection';
import { useWithdrawalSteps } from './useWithdrawalSteps';
import { withdrawalTones } from './withdrawalTones';

/** The member's report about a withdrawal. */
export type ReportedResult = Body<'confirmWithdrawal'>['said'] | 'appealed';

export interface WithdrawalPanelProps {
  order: WithdrawalOrder;
  confirm: (body: Body<'confirmWithdrawal'>) => Promise<CallResult<'confirmWithdrawal'>>;
  appeal: (body: Body<'appealWithdrawal'>) => Promise<CallResult<'appealWithdrawal'>>;
  /** Called after the member has reported. */
  onSaid: (what: ReportedResult) => void;
}

/**
 * One withdrawal: its steps with their times, then the question whether it arrived, or an appeal after an automatic
 * confirmation (MEM-06).
 */
export function WithdrawalPanel({ order, confirm, appeal, onSaid }: WithdrawalPanelProps) {
  const { t } = useTranslation('cashier');
  const money = useAmounts();
  const steps = useWithdrawalSteps(order);
  const { orderNo, state, target, net, coins, refunded, answer, receipt } = order;
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
      <Rejection order={order} />
      {state === 'paid' && <ReceiptQuestion order={order} confirm={confirm} onSaid={onSaid} />}
      {(state === 'partly' || state === 'notReceived') && (
        <Note tone="info" title={t('withdraw.caseTitle')}>
          {t('withdraw.caseText')}
        </Note>
      )}
      {receipt?.by === 'clock' && <Note tone="warning">{t('withdraw.forced')}</Note>}
      {order.canAppeal && <AppealForm orderNo={orderNo} appeal={appeal} onDone={() => onSaid('appealed')} />}
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
