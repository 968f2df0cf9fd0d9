import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/siteContext';
import { useAmounts } from '@/data/useAmounts';
import type { useWithdrawalOrders } from '@/data/useWithdrawalOrders';
import { formatTime } from '@/domain/dates';
import { ErrorState } from '@/ui/ErrorState';
import { ListSkeleton } from '@/ui/Skeletons';
import { RecentOrders } from './RecentOrders';
import { withdrawalTones } from './withdrawalTones';

const SHOWN = 5;

export function RecentWithdrawals({ orders }: { orders: ReturnType<typeof useWithdrawalOrders> }) {
  const { t } = useTranslation(['cashier', 'common']);
  const { timeZone } = useSite().boot.brand;
  const money = useAmounts();
  const { value, failure, reload, isBusy } = orders;
  if (value === undefined)
    return failure ? (
      <ErrorState
        title={t('common:somethingWrong')}
        retryLabel={t('common:retry')}
        onRetry={reload}
        busy={isBusy}
      />
    ) : (
      <ListSkeleton rows={3} />
    );
  return (
    <RecentOrders
      title={t('withdraw.recent')}
      orders={value.orders.slice(0, SHOWN).map(({ orderNo, target, amount, submittedAt, state }) => ({
        id: orderNo,
        name: `${target.bankName} •••• ${target.tail}`,
        amount: money.text(amount),
        time: formatTime(submittedAt, 'match', timeZone),
        state: t(`withdraw.state.${state}`),
        tone: withdrawalTones[state],
      }))}
    />
  );
}
