import type { Currency } from '#contract/money';
import type { Texts } from '../../brands/languages/texts.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';

/** The messenger that people write to each other with, where the money of a brand is used. */
const messengers: Readonly<Partial<Record<Currency, string>>> = { VND: 'Zalo', THB: 'LINE', CNY: 'WeChat' };

type Brand = Pick<Tenant, 'currency'>;

export const messengerOf = ({ currency }: Brand): string => messengers[currency] ?? 'WhatsApp';

/** Texts of the demonstration, which are written for Vietnam, with the messenger of the brand. */
export const brandMessenger = <Words extends object>(texts: Texts<Words>, brand: Brand): Texts<Words> =>
  Object.fromEntries(
    Object.entries<Words>(texts).map(([language, words]) => [
      language,
      Object.fromEntries(
        Object.entries(words).map(([name, text]: [string, unknown]) => [
          name,
          typeof text === 'string' ? text.replaceAll('Zalo', messengerOf(brand)) : text,
        ]),
      ),
    ]),
  ) as Texts<Words>;
