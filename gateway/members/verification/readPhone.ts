import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { dialling } from './dialling.ts';

const known: ReadonlySet<string> = new Set(Object.values(dialling));

/**
 * A number as people write it, in E.164; nothing where it cannot be one or its country is not served. Lengths are
 * checked, ranges are not: they change faster than the tables of them.
 */
export const readPhone = (number: string, diallingCode: string): string | undefined => {
  const code = diallingCode.replace(/^\+/, '');
  if (!known.has(code)) return undefined;
  const written = number.replace(/[\s().-]/g, '');
  if (!/^\+?\d{5,15}$/.test(written)) return undefined;
  const parsed = parsePhoneNumberFromString(written.startsWith('+') ? written : `+${code}${written}`);
  return parsed?.countryCallingCode === code && parsed.isPossible() ? parsed.number : undefined;
};
