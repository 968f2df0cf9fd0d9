import { useTranslation } from 'react-i18next';
import { useAmounts } from '@/data/resources/useAmounts';
import type { WithdrawalOrder } from '@/data/resources/useWithdrawDesk';
import { Note } from '@/ui/feedback/Note';

interface RejectionProps {
  order: Pick<WithdrawalOrder, 'state' | 'reason' | 'amount'>;
}

/** Why a withdrawal was rejected, and that its money is back; nothing in any other state. */
export function Rejection({ order: { state, reason, amount } }: RejectionProps) {
  const { t } = useTranslation('cashier');
  const money = useAmounts();
  if (state !== 'rejected') return null;
  const title = [t('withdraw.state.rejected'), ...(reason ? [t(`reason.${reason}`)] : [])].join(': ');
  return (
    <Note tone="danger" title={title}>
      {t('withdraw.moneyBack', { amount: money.text(amount) })}
    </Note>
  );
}
