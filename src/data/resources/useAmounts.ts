import type { Money } from '#contract/money';
import { exponentOf } from '#contract/money';
import { languageTag } from '#locales/languages';
import { amountFault, type AmountBounds, type AmountFault } from '@/domain/amountFault';
import { amountOf, keptAmount, shownAmount, wireAmount } from '@/domain/amountText';
import { shownDecimals } from '@/domain/money';
import { useSite } from '../session/siteContext';
import { useLanguage } from '../session/useLanguage';
import { useMoneyText } from './useMoneyText';

/** Parses and formats a form's amounts in the brand's currency. */
export const useAmounts = () => {
  const { brand } = useSite().boot;
  const tag = languageTag(useLanguage());
  const text = useMoneyText();
  const { currency } = brand;
  const rule = { decimals: shownDecimals(brand, currency), exponent: exponentOf(currency) };
  const money = (amount: bigint | string): Money => ({ amount: amount.toString(), currency });
  const symbol = text(money('0')).replace(/[\d.,\s\u00A0]/g, '');
  /** Without the brand's symbol and the currency's code, as in a pasted amount. */
  const bare = (typed: string): string =>
    [symbol, currency, currency.toLowerCase()].reduce((rest, sign) => rest.replace(sign, ''), typed);
  return {
    /** Formats an amount of the wire, or of minor units. */
    text: (amount: Money | bigint, signed = false): string =>
      text(typeof amount === 'bigint' ? money(amount) : amount, signed),
    show: (kept: string): string => shownAmount(kept, tag, rule),
    /** The new field text after typing; unchanged from `before` if the input is not a valid amount. */
    keep: (typed: string, before: string): string => keptAmount(bare(typed), tag, rule, before),
    /** The validation error of a field's text. */
    fault: (kept: string, bounds: AmountBounds = {}): AmountFault | undefined =>
      amountFault(kept, bounds, rule),
    /** Minor units of a field's text; undefined if it is empty. */
    wire: (kept: string): string | undefined => wireAmount(kept, rule),
    /** The field's text for an amount. */
    of: ({ amount }: Money): string => amountOf(amount, rule),
    hasDecimals: rule.decimals > 0,
    /** The currency's symbol. */
    symbol,
  };
};
