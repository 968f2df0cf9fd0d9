import { useTranslation } from 'react-i18next';
import { useAmounts } from '@/data/resources/useAmounts';
import type { DepositOrder } from '@/data/resources/useDepositOrder';
import { DetailList } from '@/ui/data-display/DetailList';
import { OrderSteps } from '@/ui/data-display/OrderSteps';
import { Note } from '@/ui/feedback/Note';
import { Stack } from '@/ui/layout/Stack';
import { depositTones } from './depositTones';
import { useDepositSteps } from './useDepositSteps';
import { useDepositStateText } from './useDepositStateText';

/** A deposit that needs nothing of the member: its amounts, its steps, and why it was rejected (MEM-04). */
export function DepositDetails({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('cashier');
  const money = useAmounts();
  const stateText = useDepositStateText();
  const steps = useDepositSteps(order);
  return (
    <Stack>
      <Note tone={depositTones[order.state]}>{stateText(order)}</Note>
      <DetailList
        details={[
          { label: t('orderNo'), value: order.orderNo },
          { label: t('deposit.pays'), value: money.text(order.amount) },
          { label: t('fee'), value: money.text(order.fee) },
        ]}
      />
      <OrderSteps label={t('deposit.way')} steps={steps} />
    </Stack>
  );
}
