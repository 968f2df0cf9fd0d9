import { useTranslation } from 'react-i18next';
import { useAmounts } from '@/data/resources/useAmounts';
import type { DepositOrder } from '@/data/resources/useDepositOrder';

/** Says what the state of a deposit means for its money, and why it was rejected. */
export const useDepositStateText = () => {
  const { t } = useTranslation('cashier');
  const money = useAmounts();
  return ({ state, amount, credit, reason }: DepositOrder): string =>
    t(`deposit.stateText.${state}`, {
      amount: money.text(amount),
      credit: money.text(credit),
      reason: reason ? t(`reason.${reason}`) : '',
    });
};
