import { useTranslation } from 'react-i18next';
import type { DepositState } from '#contract/cashier';
import { useSite } from '@/data/session/siteContext';
import { useAmounts } from '@/data/resources/useAmounts';
import { useDepositOrders } from '@/data/resources/useDepositOrders';
import { formatTime } from '@/domain/dates';
import { Loaded } from '@/forms/Loaded';
import { RecentOrders, type RecentOrder } from '../../shared/RecentOrders';

const tones = {
  waiting: 'warning',
  processing: 'warning',
  delayed: 'warning',
  credited: 'success',
  partly: 'success',
  rejected: 'danger',
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
          orders={latest.slice(0, SHOWN).map(({ orderNo, kind, amount, createdAt, state }) => ({
            id: orderNo,
            name: t(`kind.${kind}`),
            amount: money.text(amount),
            time: formatTime(createdAt, 'match', timeZone),
            state: t(`deposit.state.${state}`),
            tone: tones[state],
          }))}
        />
      )}
    </Loaded>
  );
}
