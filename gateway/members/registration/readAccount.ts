import { registrationFields, type RegistrationField } from '#contract/constants';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { readPhone } from '../verification/readPhone.ts';
import { textOf, type Fields } from './fieldFaults.ts';
import type { Variant } from './registrationVariants.ts';

/** What the account itself holds, or what nobody may read again. */
const notProfile: ReadonlySet<RegistrationField> = new Set([
  ...(['username', 'password', 'confirmPassword', 'paymentPassword', 'verificationCode'] as const),
  ...(['domain', 'nickname', 'affiliateCode', 'referralCode'] as const),
]);

const profileOf = (fields: Fields): Partial<Record<RegistrationField, string>> =>
  Object.fromEntries(
    registrationFields
      .filter((field) => !notProfile.has(field))
      .map((field) => [field, textOf(fields, field).normalize('NFC')] as const)
      .filter(([, text]) => text !== ''),
  );

/** What the fields of a form say of the account to be opened; the mobile number is undefined where it is none. */
export const readAccount = (fields: Fields, variant: Variant, brand: Pick<Tenant, 'currency'>) => {
  const number = textOf(fields, 'mobileNum');
  const mobile =
    number === '' ? undefined : readPhone(number, textOf(fields, 'countryDialingCode') || undefined, brand);
  return {
    mobile,
    misdialled: number !== '' && mobile === undefined,
    account: variant === 'register' ? textOf(fields, 'username') : (mobile ?? '').replace('+', ''),
    nickname: textOf(fields, 'nickname') || undefined,
    email: textOf(fields, 'email').toLowerCase() || undefined,
    payeeName: textOf(fields, 'payeeName') || textOf(fields, 'fullName') || undefined,
    invitation: textOf(fields, 'affiliateCode') || textOf(fields, 'referralCode') || undefined,
    // As it is dialled, so that it is found whatever it looked like in the form.
    profile: { ...profileOf(fields), ...(mobile !== undefined && { mobileNum: mobile }) },
  };
};

export type AccountFields = ReturnType<typeof readAccount>;
