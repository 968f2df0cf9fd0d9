import { languageTag } from '#locales/languages';
import { formatMoney, shownDecimals } from '@/domain/money';
import { useSite } from '@/data/siteContext';
import { useBalance } from '@/data/useBalance';
import { useLanguage } from '@/data/useLanguage';
import { usePermission } from '@/data/usePermission';

/** The balance as its owner reads it; undefined until it has come. */
export const useBalanceText = () => {
  const { brand } = useSite().boot;
  const tag = languageTag(useLanguage());
  const { value, isBusy, reload } = useBalance();
  const whitelabel = usePermission().value?.info.whitelabelVal;
  const money = value?.balance;
  const amount =
    money &&
    formatMoney(money, {
      tag,
      decimals: shownDecimals(brand, money.currency),
      symbol: whitelabel?.currency === money.currency ? whitelabel.currencySymbol : undefined,
    });
  return { amount, isBusy, reload };
};
