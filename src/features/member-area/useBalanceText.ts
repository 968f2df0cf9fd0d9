import { useBalance } from '@/data/resources/useBalance';
import { useMoneyText } from '@/data/resources/useMoneyText';

/** The formatted balance; undefined until it has loaded. */
export const useBalanceText = () => {
  const text = useMoneyText();
  const { value, isBusy, reload } = useBalance();
  return { amount: value && text(value.balance), isBusy, reload };
};
