import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/session/siteContext';
import { useAmounts } from '@/data/resources/useAmounts';
import type { useWithdrawalOrders } from '@/data/resources/useWithdrawalOrders';
import { formatTime } from '@/domain/dates';
import { Loaded } from '@/forms/Loaded';
import { RecentOrders } from '../../shared/RecentOrders';
import { WithdrawalDetails } from './WithdrawalDetails';
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
          orders={latest.slice(0, SHOWN).map((order) => ({
            id: order.orderNo,
            name: `${order.target.bankName} •••• ${order.target.tail}`,
            amount: money.text(order.amount),
            time: formatTime(order.submittedAt, 'match', timeZone),
            state: t(`withdraw.state.${order.state}`),
            tone: withdrawalTones[order.state],
            details: <WithdrawalDetails order={order} />,
          }))}
        />
      )}
    </Loaded>
  );
}
