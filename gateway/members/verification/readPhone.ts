import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { diallingOf, homeDialling } from './dialling.ts';

/**
 * A number as people write it, in E.164, of the brand's own country unless a dialling code is given; nothing where it cannot be one or its country is not served. Lengths are
 * checked, ranges are not: they change faster than the tables of them.
 */
export const readPhone = (
  number: string,
  diallingCode: string | undefined,
  { currency }: Pick<Tenant, 'currency'>,
): string | undefined => {
  const code = (diallingCode ?? homeDialling(currency)).replace(/^\+/, '');
  if (!Object.values(diallingOf(currency)).includes(code)) return undefined;
  const written = number.replace(/[\s().-]/g, '');
  if (!/^\+?\d{5,15}$/.test(written)) return undefined;
  const parsed = parsePhoneNumberFromString(written.startsWith('+') ? written : `+${code}${written}`);
  return parsed?.countryCallingCode === code && parsed.isPossible() ? parsed.number : undefined;
};
