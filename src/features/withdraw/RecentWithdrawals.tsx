import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/session/siteContext';
import { useAmounts } from '@/data/resources/useAmounts';
import type { useWithdrawalOrders } from '@/data/resources/useWithdrawalOrders';
import { formatTime } from '@/domain/dates';
import { Loaded } from '@/forms/Loaded';
import { RecentOrders } from '../../shared/RecentOrders';
import { withdrawalTones } from './withdrawalTones';

const SHOWN = 5;

export function RecentWithdrawals({ orders }: { orders: ReturnType<typeof useWithdrawalOrders> }) {
  const { t } = useTranslation('cashier');
  const { timeZone } = useSite().boot.brand;
  const money = useAmounts();
  return (
    <Loaded of={orders} rows={3}>
      {({ orders: latest }) => (
        <RecentOrders
          title={t('withdraw.recent')}
          orders={latest.slice(0, SHOWN).map(({ orderNo, target, amount, submittedAt, state }) => ({
            id: orderNo,
            name: `${target.bankName} •••• ${target.tail}`,
            amount: money.text(amount),
            time: formatTime(submittedAt, 'match', timeZone),
            state: t(`withdraw.state.${state}`),
            tone: withdrawalTones[state],
          }))}
        />
      )}
    </Loaded>
  );
}
