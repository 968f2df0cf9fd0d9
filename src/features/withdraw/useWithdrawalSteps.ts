import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/session/siteContext';
import type { WithdrawalOrder } from '@/data/resources/useWithdrawDesk';
import { formatTime } from '@/domain/dates';
import type { OrderStep } from '@/ui/data-display/OrderSteps';

/** The steps of a withdrawal with their times: requested, approved, paid, confirmed. */
export const useWithdrawalSteps = (order: WithdrawalOrder): OrderStep[] => {
  const { t } = useTranslation('cashier');
  const { timeZone } = useSite().boot.brand;
  const { state, submittedAt, approvedAt, paidAt, receipt, receiptDueAt, endedAt } = order;
  const at = (iso: string | null) => (iso === null ? undefined : formatTime(iso, 'sentence', timeZone));
  const rejected = state === 'rejected';
  const step = (
    id: string,
    label: string,
    time: string | null,
    isNext: boolean,
    expected?: string,
  ): OrderStep => {
    const name: OrderStep['state'] = time !== null ? 'done' : isNext ? 'current' : 'open';
    return { id, label, note: at(time) ?? expected, state: name, stateLabel: t(`stepState.${name}`) };
  };
  const first = step('submitted', t('withdraw.step.submitted'), submittedAt, false);
  if (rejected)
    return [
      first,
      {
        id: 'rejected',
        label: t('withdraw.step.rejected'),
        note: at(endedAt),
        state: 'failed',
        stateLabel: t('stepState.failed'),
      },
    ];
  return [
    first,
    step('approved', t('withdraw.step.approved'), approvedAt, true),
    step('paid', t('withdraw.step.paid'), paidAt, approvedAt !== null, t('withdraw.paidUsually')),
    step(
      'confirmed',
      receipt ? t(`withdraw.said.${receipt.said}`) : t('withdraw.step.confirmed'),
      receipt?.at ?? null,
      paidAt !== null,
      receiptDueAt === null ? undefined : t('withdraw.autoAt', { time: at(receiptDueAt) }),
    ),
  ];
};
