import Type from 'typebox';
import { passwordWeaknesses } from '../passwordWeakness.ts';
import { proofFields, strict } from './common.ts';
import { EntrySchema } from './login.ts';
import { FaultsSchema } from './registration.ts';

const password = Type.String({ minLength: 1, maxLength: 255 });

export const passwordSchemas = {
  changePassword: {
    body: strict({
      /** Omit both `oldPassword` and `changeTicket` for the first password of an account, right after log-in. */
      oldPassword: Type.Optional(password),
      /** Replaces the old password right after log-in. */
      changeTicket: Type.Optional(Type.String({ maxLength: 64 })),
      newPassword: password,
      confirmNewPassword: password,
    }),
    /** The calling session stays; every other session of the member ends. */
    value: Type.Null(),
    failure: FaultsSchema,
  },
  passwordHint: {
    body: strict({
      password,
      /** Other names of the owner that the form knows. */
      names: Type.Array(Type.String({ maxLength: 255 }), { maxItems: 4 }),
    }),
    value: Type.Object({ weakness: Type.Union([Type.Enum([...passwordWeaknesses]), Type.Null()]) }),
  },
  forgotByEmail: {
    /** Form-encoded. The answer is the same whether or not the account exists. */
    body: strict({
      username: Type.String({ minLength: 1, maxLength: 255 }),
      email: Type.String({ minLength: 1, maxLength: 255 }),
      ...proofFields,
    }),
    value: Type.Null(),
  },
  /** Uses the link of that e-mail, `/login#reset=…`; the member is not logged in automatically (PWD-05). */
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
    /** Null if the member is not logged in automatically, because the account requires an authenticator (PWD-05). */
    value: Type.Union([EntrySchema, Type.Null()]),
    failure: FaultsSchema,
  },
  firstLogin: { value: Type.Object({ mustChange: Type.Boolean() }) },
  twoFactor: {
    value: Type.Object({ enabled: Type.Boolean(), recoveryCodesLeft: Type.Integer({ minimum: 0 }) }),
  },
  twoFactorEnrol: {
    body: strict({ password }),
    /** Two-factor is off until a code has been confirmed. */
    value: Type.Object({
      /** Base32, for typing by hand. */
      secret: Type.String(),
      /** The `otpauth://…` address for a QR code. */
      uri: Type.String(),
    }),
  },
  twoFactorConfirm: {
    body: strict({ code: Type.String({ maxLength: 16 }) }),
    /** Shown once. Each code replaces one code of the authenticator. */
    value: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
  },
  twoFactorDisable: {
    /** The code may be a recovery code. */
    body: strict({ password, code: Type.String({ minLength: 1, maxLength: 32 }) }),
    value: Type.Null(),
  },
} as const;
