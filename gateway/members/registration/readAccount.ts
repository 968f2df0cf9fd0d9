import { registrationFields, type RegistrationField } from '#contract/constants';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { readPhone } from '../verification/readPhone.ts';
import { textOf, type Fields } from './fieldFaults.ts';
import type { Variant } from './registrationVariants.ts';

/** Fields that the profile keeps: not what the account itself holds, nor what nobody may read again. */
const inProfile = {
  username: false,
  password: false,
  confirmPassword: false,
  mobileNum: true,
  countryDialingCode: true,
  verificationCode: false,
  payeeName: true,
  fullName: true,
  nickname: false,
  email: true,
  birthday: true,
  paymentPassword: false,
  idNumber: true,
  line: true,
  whatsapp: true,
  facebook: true,
  wechat: true,
  qqNum: true,
  zalo: true,
  skype: true,
  telegram: true,
  address: true,
  nationality: true,
  occupation: true,
  sourceOfIncome: true,
  placeOfBirth: true,
  affiliateCode: false,
  referralCode: false,
  domain: false,
} as const satisfies Record<RegistrationField, boolean>;

const profileOf = (fields: Fields): Partial<Record<RegistrationField, string>> =>
  Object.fromEntries(
    registrationFields
      .filter((field) => inProfile[field])
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
