import Type from 'typebox';
import { strict } from './common.ts';

export const sessionSchemas = {
  login: {
    body: strict({
      /** The mobile number in SMS mode. */
      username: Type.String({ minLength: 1, maxLength: 255 }),
      /** The code in SMS mode. */
      password: Type.String({ minLength: 1, maxLength: 255 }),
      type: Type.Enum(['username', 'sms']),
      captcha: Type.Optional(Type.String({ maxLength: 16 })),
    }),
    value: Type.Object({
      token: Type.String(),
      firstTimeLogin: Type.Boolean(),
      passwordExpired: Type.Boolean(),
    }),
    /** With a failed login: whether the next try needs the captcha. */
    failure: Type.Object({ captcha: Type.Boolean() }),
  },
  logout: { value: Type.Null() },
} as const;
