import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/siteContext';
import { useAmounts } from '@/data/useAmounts';
import type { DepositLimit } from '@/data/useDepositDesk';
import { formatTime } from '@/domain/dates';

/** Says of a limit how much it leaves, or that it is used up and until when. */
export const useLimitText = () => {
  const { t } = useTranslation('cashier');
  const { timeZone } = useSite().boot.brand;
  const { text } = useAmounts();
  return ({ period, amount, left, resetsAt }: DepositLimit): string => {
    if (amount === null || left === null) return t(`limit.none.${period}`);
    const words = {
      amount: text(amount),
      left: text(left),
      time: formatTime(resetsAt, 'sentence', timeZone),
    };
    return left.amount === '0' ? t(`limit.full.${period}`, words) : t(`limit.left.${period}`, words);
  };
};
