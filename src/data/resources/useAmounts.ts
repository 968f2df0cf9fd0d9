import type { Money } from '#contract/money';
import { currencyExponents, type Currency } from '#contract/money';
import { languageTag } from '#locales/languages';
import { amountFault, type AmountBounds, type AmountFault } from '@/domain/amountFault';
import { amountOf, keptAmount, shownAmount, wireAmount } from '@/domain/amountText';
import { shownDecimals } from '@/domain/money';
import { useSite } from '../session/siteContext';
import { useLanguage } from '../session/useLanguage';
import { useMoneyText } from './useMoneyText';

/** Reads and writes the amounts of forms in the currency of the brand. */
export const useAmounts = () => {
  const { brand } = useSite().boot;
  const tag = languageTag(useLanguage());
  const text = useMoneyText();
  const currency = brand.currency as Currency;
  const rule = { decimals: shownDecimals(brand, currency), exponent: currencyExponents[currency] };
  const money = (amount: bigint | string): Money => ({ amount: amount.toString(), currency });
  return {
    /** An amount of the wire, or of minor units, in words. */
    text: (amount: Money | bigint, signed = false): string =>
      text(typeof amount === 'bigint' ? money(amount) : amount, signed),
    show: (kept: string): string => shownAmount(kept, tag, rule),
    /** What a form keeps of what was typed in place of `before`. */
    keep: (typed: string, before: string): string => keptAmount(typed, tag, rule, before),
    /** What is wrong with a form's text. */
    fault: (kept: string, bounds: AmountBounds = {}): AmountFault | undefined =>
      amountFault(kept, bounds, rule),
    /** Minor units of a form's text; undefined for nothing. */
    wire: (kept: string): string | undefined => wireAmount(kept, rule),
    /** The form's text of an amount. */
    of: ({ amount }: Money): string => amountOf(amount, rule),
    hasDecimals: rule.decimals > 0,
    /** The currency's own sign. */
    symbol: text(money('0')).replace(/[\d.,\s\u00A0]/g, ''),
  };
};
