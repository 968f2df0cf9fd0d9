import type { RegistrationField } from '#contract/constants';
import type { Body } from '#contract/wireTypes';
import { fieldText } from '@/forms/ruleSchema';
import type { KnownRule } from './registrationRules';
import type { RegistrationVariant } from './registrationVariants';

interface BodyParts {
  readonly variant: RegistrationVariant;
  readonly rules: readonly KnownRule[];
  readonly values: Readonly<Record<string, string | boolean>>;
  readonly dialling: string | undefined;
  /** Code from the form field or from the address (REG-05). */
  readonly affiliateCode: string;
  readonly referralCode: string;
  readonly host: string;
  /** Address of the page without its query. */
  readonly registerUrl: string;
}

const sent = (field: RegistrationField, value: string | boolean | undefined): string =>
  fieldText(field, typeof value === 'string' ? value : '');

/** The body to send (REG-04): the shown fields that are filled in, and the page's address. */
export const registrationBody = (parts: BodyParts): Body<'register'> => {
  const { variant, rules, values, dialling, affiliateCode, referralCode, host, registerUrl } = parts;
  const fields = rules.flatMap(({ field }) => {
    const text = sent(field, values[field]);
    return text === '' ? [] : [[field, text] as const];
  });
  const number = fields.find(([field]) => field === 'mobileNum')?.[1];
  return {
    ...Object.fromEntries(fields),
    // In the variant by mobile number, the number is the user name (spec §4).
    ...(variant === 'registerMobile' && number !== undefined && { username: number }),
    ...(number !== undefined && dialling !== undefined && { countryDialingCode: dialling }),
    ...(affiliateCode !== '' && { affiliateCode }),
    ...(referralCode !== '' && { referralCode }),
    domain: host,
    registerUrl,
    registerMethod: 'WEB',
    login: true,
    agreed: true,
  };
};
