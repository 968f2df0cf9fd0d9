import type { Money } from '#contract/money';
import { languageTag } from '#locales/languages';
import { formatMoney, shownDecimals } from '@/domain/money';
import { useSite } from '../session/siteContext';
import { useLanguage } from '../session/useLanguage';
import { usePermission } from '../session/usePermission';

/** Formats amounts in the brand's notation. */
export const useMoneyText = () => {
  const { brand } = useSite().boot;
  const tag = languageTag(useLanguage());
  const whitelabel = usePermission().value?.info.whitelabelVal;
  return (money: Money, signed = false): string =>
    formatMoney(money, {
      tag,
      decimals: shownDecimals(brand, money.currency),
      symbol: whitelabel?.currency === money.currency ? whitelabel.currencySymbol : undefined,
      signed,
    });
};
