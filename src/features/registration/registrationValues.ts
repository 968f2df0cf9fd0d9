import type { KnownRule } from './registrationRules';

export type RegistrationValues = Readonly<Record<string, string | boolean>>;

/** Values that are never stored: the visitor types them again. */
const secrets = new Set(['password', 'confirmPassword', 'paymentPassword', 'verificationCode', 'captcha']);

/** Stored in addition to the form's fields: the number's country code, and the selected variant. */
export const diallingField = 'countryDialingCode';
export const variantField = 'variant';

/** Reads a text from a draft, which may contain any value. */
export const draftText = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The values that survive an accidental close or reload. */
export const draftOf = (values: RegistrationValues): RegistrationValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name)));

/** The initial values: terms ticked (spec §5), the invitation code from the address, and the draft (REG-05). */
export const startValues = (
  rules: readonly KnownRule[],
  draft: RegistrationValues,
  referralCode: string | null,
): RegistrationValues => {
  const empty = {
    ...Object.fromEntries(rules.map(({ field }) => [field, ''])),
    captcha: '',
    agreed: true,
    ofAge: false,
  };
  const kept = Object.entries(draft).filter(([name]) => Object.hasOwn(empty, name));
  return {
    ...empty,
    ...(referralCode !== null && Object.hasOwn(empty, 'referralCode') && { referralCode }),
    ...Object.fromEntries(kept.filter(([, value]) => value !== '')),
  };
};
