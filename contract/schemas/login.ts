import Type from 'typebox';
import { checkMethods } from '../constants.ts';
import { PauseSchema, proofFields, strict, TimeSchema } from './common.ts';

/** The answer to a visitor who has just logged in or registered. */
const entry = {
  token: Type.String(),
  firstTimeLogin: Type.Boolean(),
  passwordExpired: Type.Boolean(),
  /** The member must change the password before any money call: it is weak, expired, or was set by somebody else. */
  mustChange: Type.Optional(Type.Boolean()),
  /** Allows one password change within five minutes without the old password. Keep it in memory only. */
  changeTicket: Type.Optional(Type.String()),
  /**
   * The session is restricted: a time-out or self-exclusion runs. Calls for balance, withdrawal, records, limits,
   * messages, security and help are allowed; all others are refused with `on_break` and this pause (SAFE-03).
   */
  pause: Type.Optional(PauseSchema),
};

export const EntrySchema = Type.Object(entry);

/** One way to verify the log-in, offered with `check_required`. */
const CheckSchema = Type.Object({
  /** Ticket of the waiting log-in: valid for five minutes and five answers. */
  ticket: Type.String(),
  reason: Type.Enum(['twoFactor', 'unregisteredIp']),
  methods: Type.Array(
    Type.Object({
      method: Type.Enum([...checkMethods]),
      /** Where the code would be sent, masked: `*** *** 678`, `m***@vidu.com`. Null if nothing is sent. */
      target: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});

/**
 * Sent with `registration_required`: the provider knows the visitor and the brand does not. A registration with this
 * ticket links the two.
 */
const SocialRegistrationSchema = Type.Object({
  /** Valid for half an hour and one account. Keep it in memory only. */
  ticket: Type.String(),
  /** Display name of the provider. */
  provider: Type.String(),
  /** The visitor's name at the provider; null if it is not a valid member name. */
  name: Type.Union([Type.String(), Type.Null()]),
});

export const loginSchemas = {
  login: {
    body: strict({
      /** User name, or the mobile number in SMS mode. */
      username: Type.String({ minLength: 1, maxLength: 255 }),
      /** Password, or the code in SMS mode. */
      password: Type.String({ minLength: 1, maxLength: 255 }),
      type: Type.Enum(['username', 'sms']),
      /** Dialling code of the number, in SMS mode. */
      countryDialingCode: Type.Optional(Type.String({ maxLength: 5 })),
      /** Whether the browser may log in again for a day without typing (LOGIN-09). */
      remember: Type.Optional(Type.Boolean()),
      /** Whether the agents' form was used; other members cannot log in there (LOGIN-17). */
      agent: Type.Optional(Type.Boolean()),
      ...proofFields,
    }),
    value: EntrySchema,
    /** With a failed log-in: whether the next attempt needs the captcha; with `check_required`: the required check. */
    failure: Type.Object({ captcha: Type.Boolean(), check: Type.Optional(CheckSchema) }),
  },
  loginCheckCode: {
    body: strict({
      ticket: Type.String({ minLength: 1, maxLength: 64 }),
      method: Type.Enum(['mobile', 'email']),
    }),
    value: Type.Object({ expiredMinutes: Type.Integer({ minimum: 1 }) }),
  },
  loginCheck: {
    body: strict({
      ticket: Type.String({ minLength: 1, maxLength: 64 }),
      method: Type.Enum([...checkMethods]),
      /** The code, the name of the bank account's owner, or a recovery code instead of the authenticator's code. */
      answer: Type.String({ minLength: 1, maxLength: 255 }),
    }),
    value: EntrySchema,
  },
  loginFreePlay: {
    body: strict({
      os: Type.String({ minLength: 1, maxLength: 64 }),
      platform: Type.Literal('W'),
      /** Base64 of the JSON of an envelope that is sealed for this call and contains `{ human }`. */
      token: Type.String({ minLength: 1, maxLength: 8_192 }),
      version: Type.Literal(3),
    }),
    value: EntrySchema,
  },
  /** The credential is in an httpOnly cookie; each use replaces it. */
  remembered: { value: EntrySchema },
  handOver: {
    body: strict({ code: Type.String({ minLength: 1, maxLength: 64 }) }),
    value: EntrySchema,
  },
  socialStart: {
    body: strict({ provider: Type.String({ minLength: 1, maxLength: 32 }) }),
    /** The provider's address, opened in this tab; the provider returns to `/login?code=…&state=…`. */
    value: Type.Object({ url: Type.String() }),
  },
  socialFinish: {
    /** All parameters of the return address, unchanged. */
    body: strict({
      code: Type.Optional(Type.String({ maxLength: 2_048 })),
      state: Type.String({ minLength: 1, maxLength: 255 }),
      iss: Type.Optional(Type.String({ maxLength: 255 })),
      error: Type.Optional(Type.String({ maxLength: 255 })),
    }),
    value: EntrySchema,
    failure: Type.Object({
      captcha: Type.Boolean(),
      check: Type.Optional(CheckSchema),
      registration: Type.Optional(SocialRegistrationSchema),
    }),
  },
  logout: { value: Type.Null() },
  sessionInfo: {
    value: Type.Object({
      mustChange: Type.Boolean(),
      /** When the session ends without further activity. */
      idleEndsAt: TimeSchema,
      /** When the session ends in any case. */
      endsAt: TimeSchema,
      /** The pause that runs now; with a time-out or self-exclusion the session is restricted. */
      pause: Type.Union([PauseSchema, Type.Null()]),
    }),
  },
  devices: {
    value: Type.Object({
      devices: Type.Array(
        Type.Object({
          id: Type.String(),
          /** Value of the User-Agent header. */
          agent: Type.String(),
          ip: Type.String(),
          createdAt: TimeSchema,
          seenAt: TimeSchema,
          /** Whether this is the session that makes the call. */
          current: Type.Boolean(),
        }),
      ),
    }),
  },
  /** Valid once, for 30 seconds, see `contract/live`. */
  socketTicket: { value: Type.Object({ ticket: Type.String() }) },
  signOutDevice: {
    /** An id of the list; `others` means all sessions but the calling one. */
    query: strict({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
    value: Type.Null(),
  },
} as const;
