import { useTranslation } from 'react-i18next';
import { useAmounts } from '@/data/resources/useAmounts';
import type { WithdrawalOrder } from '@/data/resources/useWithdrawDesk';
import { DetailList } from '@/ui/data-display/DetailList';
import { OrderSteps } from '@/ui/data-display/OrderSteps';
import { Stack } from '@/ui/layout/Stack';
import { Rejection } from './Rejection';
import { useWithdrawalSteps } from './useWithdrawalSteps';

/** A withdrawal that needs nothing of the member: its amounts, its steps, and why it was rejected (MEM-06). */
export function WithdrawalDetails({ order }: { order: WithdrawalOrder }) {
  const { t } = useTranslation('cashier');
  const money = useAmounts();
  const steps = useWithdrawalSteps(order);
  const { orderNo, net, fee, coins } = order;
  // Nothing was paid out.
  const isRejected = order.state === 'rejected';
  return (
    <Stack>
      <Rejection order={order} />
      <DetailList
        details={[
          { label: t('orderNo'), value: orderNo },
          { label: t('fee'), value: money.text(fee) },
          ...(isRejected ? [] : [{ label: t('withdraw.net'), value: money.text(net) }]),
          ...(isRejected || coins === null ? [] : [{ label: t('withdraw.coins'), value: coins }]),
        ]}
      />
      <OrderSteps label={t('withdraw.way')} steps={steps} />
    </Stack>
  );
}
