import type { RegistrationField } from '#contract/constants';
import type { Value } from '#contract/wireTypes';

export type FieldRule = Value<'registerSetting'>['rules'][number];

const hidden = { enabled: false, required: false, minLength: 0, maxLength: 255, patternId: null } as const;
const contact = { ...hidden, maxLength: 64 } as const;

/**
 * The registration form of a brand whose operator has set nothing: every field of spec §3 in the order of the form.
 * A null pattern matches anything.
 */
export const registerDefaults = {
  username: {
    enabled: true,
    required: true,
    minLength: 4,
    maxLength: 16,
    patternId: 'letterThenLettersDigits',
  },
  password: { enabled: true, required: true, minLength: 6, maxLength: 32, patternId: 'noSpaces' },
  confirmPassword: { enabled: true, required: true, minLength: 6, maxLength: 32, patternId: 'noSpaces' },
  mobileNum: { enabled: true, required: false, minLength: 9, maxLength: 11, patternId: 'digits' },
  countryDialingCode: { ...hidden, maxLength: 4 },
  verificationCode: hidden,
  captcha: { ...hidden, maxLength: 16 },
  payeeName: { ...hidden, minLength: 2, maxLength: 60, patternId: 'any' },
  fullName: { ...hidden, minLength: 2, maxLength: 60, patternId: 'fullName' },
  nickname: { ...hidden, maxLength: 32 },
  email: { ...hidden, maxLength: 64, patternId: 'email' },
  birthday: { ...hidden, minLength: 10, maxLength: 10, patternId: 'date' },
  paymentPassword: { ...hidden, minLength: 6, maxLength: 6, patternId: 'digits' },
  idNumber: { ...hidden, maxLength: 32 },
  line: contact,
  whatsapp: contact,
  facebook: contact,
  wechat: contact,
  qqNum: contact,
  zalo: contact,
  skype: contact,
  telegram: contact,
  address: hidden,
  nationality: contact,
  occupation: contact,
  sourceOfIncome: contact,
  placeOfBirth: contact,
  referralCode: { enabled: true, required: false, minLength: 0, maxLength: 32, patternId: null },
  affiliateCode: { ...hidden, maxLength: 32 },
  domain: { ...hidden, maxLength: 255 },
} as const satisfies Record<RegistrationField | 'captcha', Omit<FieldRule, 'field' | 'acceptedPattern'>>;
