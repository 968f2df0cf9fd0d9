import type { RegistrationField } from '#contract/constants';
import type { FieldProps } from '@/ui/fields/Field';
import {
  ChatCircleDotsFillIcon,
  EnvelopeSimpleIcon,
  FacebookLogoFillIcon,
  HouseIcon,
  IdentificationCardIcon,
  TelegramLogoFillIcon,
  TicketIcon,
  UserIcon,
} from '@/ui/media/icons';

interface Control {
  readonly kind:
    | 'text'
    | 'newPassword'
    | 'confirmPassword'
    | 'pin'
    | 'mobile'
    | 'code'
    | 'country'
    | 'choice'
    | 'day';
  readonly Icon?: typeof UserIcon;
  readonly input?: Pick<FieldProps, 'type' | 'inputMode' | 'autoComplete'>;
}

const noAutoComplete = { autoComplete: 'off' } as const;

/** The control of each field (REG-03), and its `autoComplete` for browsers and password managers (LOGIN-15). */
export const registrationControls = {
  username: { kind: 'text', Icon: UserIcon, input: { autoComplete: 'username' } },
  password: { kind: 'newPassword' },
  confirmPassword: { kind: 'confirmPassword' },
  mobileNum: { kind: 'mobile' },
  countryDialingCode: { kind: 'mobile' },
  verificationCode: { kind: 'code' },
  payeeName: { kind: 'text', Icon: IdentificationCardIcon, input: { autoComplete: 'name' } },
  fullName: { kind: 'text', Icon: IdentificationCardIcon, input: { autoComplete: 'name' } },
  nickname: { kind: 'text', Icon: UserIcon, input: { autoComplete: 'nickname' } },
  email: {
    kind: 'text',
    Icon: EnvelopeSimpleIcon,
    input: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  },
  birthday: { kind: 'day' },
  paymentPassword: { kind: 'pin' },
  idNumber: { kind: 'text', Icon: IdentificationCardIcon, input: { autoComplete: 'off' } },
  line: { kind: 'text', Icon: ChatCircleDotsFillIcon, input: noAutoComplete },
  whatsapp: {
    kind: 'text',
    Icon: ChatCircleDotsFillIcon,
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  },
  facebook: { kind: 'text', Icon: FacebookLogoFillIcon, input: noAutoComplete },
  wechat: { kind: 'text', Icon: ChatCircleDotsFillIcon, input: noAutoComplete },
  qqNum: {
    kind: 'text',
    Icon: ChatCircleDotsFillIcon,
    input: { inputMode: 'numeric', autoComplete: 'off' },
  },
  zalo: { kind: 'text', Icon: ChatCircleDotsFillIcon, input: { inputMode: 'tel', autoComplete: 'off' } },
  skype: { kind: 'text', Icon: ChatCircleDotsFillIcon, input: noAutoComplete },
  telegram: { kind: 'text', Icon: TelegramLogoFillIcon, input: noAutoComplete },
  address: { kind: 'text', Icon: HouseIcon, input: { autoComplete: 'street-address' } },
  nationality: { kind: 'country' },
  occupation: { kind: 'choice' },
  sourceOfIncome: { kind: 'choice' },
  placeOfBirth: { kind: 'text', Icon: HouseIcon, input: { autoComplete: 'off' } },
  affiliateCode: { kind: 'text', Icon: TicketIcon, input: { autoComplete: 'off' } },
  referralCode: { kind: 'text', Icon: TicketIcon, input: { autoComplete: 'off' } },
  domain: { kind: 'text' },
} as const satisfies Record<RegistrationField, Control>;

/** Choices of the select fields. The form sends these names in every language. */
export const choices = {
  occupation: ['employee', 'selfEmployed', 'publicServant', 'homemaker', 'retired', 'other'],
  sourceOfIncome: ['salary', 'business', 'investment', 'savings', 'family', 'other'],
} as const;
