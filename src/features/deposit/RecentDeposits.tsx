import { useTranslation } from 'react-i18next';
import type { DepositState } from '#contract/cashier';
import { useSite } from '@/data/session/siteContext';
import { useAmounts } from '@/data/resources/useAmounts';
import { useDepositOrders } from '@/data/resources/useDepositOrders';
import { formatTime } from '@/domain/dates';
import { Loaded } from '@/forms/Loaded';
import { RecentOrders, type RecentOrder } from '../../shared/RecentOrders';
import { DepositDetails } from './DepositDetails';

const tones = {
  waiting: 'warning',
  processing: 'warning',
  delayed: 'warning',
  credited: 'success',
  partly: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<DepositState, RecentOrder['tone']>;

const SHOWN = 3;

export function RecentDeposits() {
  const { t } = useTranslation('cashier');
  const { timeZone } = useSite().boot.brand;
  const money = useAmounts();
  const orders = useDepositOrders();
  return (
    <Loaded of={orders} rows={3}>
      {({ orders: latest }) => (
        <RecentOrders
          title={t('deposit.recent')}
          orders={latest.slice(0, SHOWN).map((order) => ({
            id: order.orderNo,
            name: t(`kind.${order.kind}`),
            amount: money.text(order.amount),
            time: formatTime(order.createdAt, 'match', timeZone),
            state: t(`deposit.state.${order.state}`),
            tone: tones[order.state],
            details: <DepositDetails order={order} />,
          }))}
        />
      )}
    </Loaded>
  );
}
