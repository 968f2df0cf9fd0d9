import Type from 'typebox';
import { passwordWeaknesses } from '../passwordWeakness.ts';
import { proofFields, strict } from './common.ts';
import { EntrySchema } from './login.ts';
import { FaultsSchema } from './registration.ts';

const password = Type.String({ minLength: 1, maxLength: 255 });

export const passwordSchemas = {
  changePassword: {
    body: strict({
      /** Neither of the two for the first password of an account, right after log-in. */
      oldPassword: Type.Optional(password),
      /** In place of the old password right after log-in. */
      changeTicket: Type.Optional(Type.String({ maxLength: 64 })),
      newPassword: password,
      confirmNewPassword: password,
    }),
    /** The session stays; every other one of the member is over. */
    value: Type.Null(),
    failure: FaultsSchema,
  },
  passwordHint: {
    body: strict({
      password,
      /** What else the form knows of its owner. */
      names: Type.Array(Type.String({ maxLength: 255 }), { maxItems: 4 }),
    }),
    value: Type.Object({ weakness: Type.Union([Type.Enum([...passwordWeaknesses]), Type.Null()]) }),
  },
  forgotByEmail: {
    /** Form-encoded. The answer is the same whether or not there is such an account. */
    body: strict({
      username: Type.String({ minLength: 1, maxLength: 255 }),
      email: Type.String({ minLength: 1, maxLength: 255 }),
      ...proofFields,
    }),
    value: Type.Null(),
  },
  /** By the link of that e-mail, `/login#reset=…`; no automatic log-in follows (PWD-05). */
  resetByLink: {
    body: strict({
      token: Type.String({ minLength: 1, maxLength: 64 }),
      newPassword: password,
      confirmNewPassword: password,
    }),
    value: Type.Null(),
    failure: FaultsSchema,
  },
  forgotByPhone: {
    body: strict({
      mobileNum: Type.String({ minLength: 1, maxLength: 32 }),
      countryDialingCode: Type.Optional(Type.String({ maxLength: 5 })),
      verificationCode: Type.String({ maxLength: 255 }),
      newPassword: password,
      ...proofFields,
    }),
    /** Null where no automatic log-in follows: the account asks for an authenticator (PWD-05). */
    value: Type.Union([EntrySchema, Type.Null()]),
    failure: FaultsSchema,
  },
  firstLogin: { value: Type.Object({ mustChange: Type.Boolean() }) },
  twoFactor: {
    value: Type.Object({ enabled: Type.Boolean(), recoveryCodesLeft: Type.Integer({ minimum: 0 }) }),
  },
  twoFactorEnrol: {
    body: strict({ password }),
    /** Nothing is switched on until a code of it has been confirmed. */
    value: Type.Object({
      /** Base32, to be typed by hand. */
      secret: Type.String(),
      /** `otpauth://…` for a QR code. */
      uri: Type.String(),
    }),
  },
  twoFactorConfirm: {
    body: strict({ code: Type.String({ maxLength: 16 }) }),
    /** Shown once. Each replaces one code of the authenticator. */
    value: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
  },
  twoFactorDisable: {
    /** The code may be a recovery code. */
    body: strict({ password, code: Type.String({ minLength: 1, maxLength: 32 }) }),
    value: Type.Null(),
  },
} as const;
