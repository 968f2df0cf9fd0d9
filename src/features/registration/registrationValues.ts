import type { KnownRule } from './registrationRules';

export type RegistrationValues = Readonly<Record<string, string | boolean>>;

/** Values that are never stored: the visitor types them again. */
const secrets = new Set(['password', 'confirmPassword', 'paymentPassword', 'verificationCode', 'captcha']);

/** Kept beside the fields of the form: the code of the number's country, and the way that was chosen. */
export const diallingField = 'countryDialingCode';
export const variantField = 'variant';

/** A text of a draft, which may hold anything. */
export const keptText = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** What of a form outlives an accidental close or reload. */
export const draftOf = (values: RegistrationValues): RegistrationValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name)));

/** The form as it opens: terms ticked (spec §5), the code of the address filled in, and what was typed before (REG-05). */
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
