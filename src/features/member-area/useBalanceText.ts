import { useBalance } from '@/data/useBalance';
import { useMoneyText } from '@/data/useMoneyText';

/** The balance as its owner reads it; undefined until it has come. */
export const useBalanceText = () => {
  const text = useMoneyText();
  const { value, isBusy, reload } = useBalance();
  return { amount: value && text(value.balance), isBusy, reload };
};
