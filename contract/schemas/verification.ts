import Type from 'typebox';
import { captchaActions, humanActions } from '../constants.ts';
import { LanguageSchema, proofFields, strict } from './common.ts';

const dialled = {
  countryDialingCode: Type.Optional(Type.String({ maxLength: 5 })),
  ...proofFields,
};

const sent = { value: Type.Object({ expiredMinutes: Type.Integer({ minimum: 1 }) }) } as const;

export const verificationSchemas = {
  publicSetting: {
    value: Type.Object({
      /** Actions that require the captcha from the first attempt (REG-09). */
      captcha: Type.Object({ register: Type.Boolean(), password: Type.Boolean() }),
      /** Actions that require a proof of human verification. */
      human: Type.Object({
        login: Type.Boolean(),
        register: Type.Boolean(),
        sms: Type.Boolean(),
        password: Type.Boolean(),
        trial: Type.Boolean(),
      }),
      /** `firebase`: the third party sends and checks the SMS code of a registration (REG-06). */
      sms: Type.Enum(['own', 'firebase']),
      /** Providers of social sign-in, in the order of their buttons (LOGIN-11). */
      social: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
      /** The minimum age that members confirm: 18 or 21. */
      age: Type.Integer(),
      /** How many words feedback has; null where it has at most 140 characters. */
      feedbackWords: Type.Union([Type.Object({ least: Type.Integer(), most: Type.Integer() }), Type.Null()]),
      /** Seconds of inactivity after which a session ends. */
      idleSeconds: Type.Integer(),
    }),
  },
  captcha: {
    query: strict({
      /** 128 random bits chosen by the page, base64url; a new picture replaces the previous one. */
      id: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
      action: Type.Enum([...captchaActions]),
    }),
    /** PNG, base64 without a prefix. Valid for one answer within five minutes. */
    value: Type.String(),
  },
  humanChallenge: {
    query: strict({
      action: Type.Enum([...humanActions]),
      /** Requests longer work, as a replacement for a picture that the visitor cannot read. */
      instead: Type.Optional(Type.Literal('captcha')),
    }),
    value: Type.Union([
      Type.Object({
        provider: Type.Literal('altcha'),
        /** In the format of `altcha-lib`; `human` is the base64 of the JSON `{ challenge, solution }`. */
        challenge: Type.Object({
          parameters: Type.Object({
            algorithm: Type.String(),
            nonce: Type.String(),
            salt: Type.String(),
            cost: Type.Integer(),
            keyLength: Type.Integer(),
            keyPrefix: Type.String(),
            keySignature: Type.String(),
            data: Type.Object({ action: Type.String(), until: Type.String() }),
          }),
          signature: Type.String(),
        }),
      }),
      Type.Object({
        provider: Type.Literal('geetest'),
        /** `human` is the base64 of the JSON that the provider's widget returns. */
        captchaId: Type.String(),
      }),
    ]),
  },
  loginSms: {
    body: strict({
      mobileNum: Type.String({ maxLength: 32 }),
      /** Purpose of the code; the default is log-in. */
      purpose: Type.Optional(Type.Enum(['login', 'password'])),
      ...dialled,
    }),
    ...sent,
  },
  registerSms: { body: strict({ mobileNo: Type.String({ maxLength: 32 }), ...dialled }), ...sent },
  countryCodes: {
    query: strict({ language: LanguageSchema }),
    value: Type.Object({
      /** The brand's own country. */
      preferred: Type.String(),
      codes: Type.Array(
        Type.Object({
          /** ISO 3166 code. */
          country: Type.String(),
          name: Type.String(),
          /** Without the plus sign. */
          dialingCode: Type.String(),
        }),
      ),
    }),
  },
} as const;
