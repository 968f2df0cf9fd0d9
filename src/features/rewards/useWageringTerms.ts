import { useTranslation } from 'react-i18next';
import type { Money } from '#contract/money';
import { useMoneyText } from '@/data/resources/useMoneyText';

/** Says before a claim how much of the wallet is bound, and until when (SAFE-05). */
export const useWageringTerms = () => {
  const { t } = useTranslation('rewards');
  const money = useMoneyText();
  return (amount: Money, times: number): string => {
    if (times === 0) return t('noWagering');
    const required = { ...amount, amount: (BigInt(amount.amount) * BigInt(times)).toString() };
    return t('binds', { amount: money(amount), required: money(required) });
  };
};
