import Type from 'typebox';
import { checkMethods } from '../constants.ts';
import { PauseSchema, proofFields, strict, TimeSchema } from './common.ts';

/** What a visitor who has just proved who they are receives. */
const entry = {
  token: Type.String(),
  firstTimeLogin: Type.Boolean(),
  passwordExpired: Type.Boolean(),
  /** The password must be changed before money moves: weak, expired, or given by somebody else. */
  mustChange: Type.Optional(Type.Boolean()),
  /** Changes the password once within five minutes without asking for the old one again. Keep it in memory only. */
  changeTicket: Type.Optional(Type.String()),
  /**
   * The session is restricted: a time-out or self-exclusion runs. Balance, withdrawal, records, limits, messages,
   * security and help answer; all other calls are refused with `on_break` and this pause (SAFE-03).
   */
  pause: Type.Optional(PauseSchema),
};

export const EntrySchema = Type.Object(entry);

/** A way to show once more who one is, offered with `check_required`. */
const CheckSchema = Type.Object({
  /** Names the log-in that waits; five minutes, five answers. */
  ticket: Type.String(),
  reason: Type.Enum(['twoFactor', 'unregisteredIp']),
  methods: Type.Array(
    Type.Object({
      method: Type.Enum([...checkMethods]),
      /** Where a code would go, mostly hidden: `*** *** 678`, `m***@vidu.com`. Null where nothing is sent. */
      target: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});

/** Whom a provider knows and we do not, with `registration_required`: a registration that carries the ticket links the two. */
const SocialRegistrationSchema = Type.Object({
  /** Half an hour, one account. Keep it in memory only. */
  ticket: Type.String(),
  /** What the provider is called. */
  provider: Type.String(),
  /** How the provider calls the visitor; null where that is no name that a member may bear. */
  name: Type.Union([Type.String(), Type.Null()]),
});

export const loginSchemas = {
  login: {
    body: strict({
      /** The mobile number in SMS mode. */
      username: Type.String({ minLength: 1, maxLength: 255 }),
      /** The code in SMS mode. */
      password: Type.String({ minLength: 1, maxLength: 255 }),
      type: Type.Enum(['username', 'sms']),
      /** Of the number in SMS mode. */
      countryDialingCode: Type.Optional(Type.String({ maxLength: 5 })),
      /** Come back without typing for a day (LOGIN-09). */
      remember: Type.Optional(Type.Boolean()),
      /** The form of agents: others cannot log in there (LOGIN-17). */
      agent: Type.Optional(Type.Boolean()),
      ...proofFields,
    }),
    value: EntrySchema,
    /** With a failed login: whether the next try needs the captcha; with `check_required` the check that is asked for. */
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
      /** The code, the name of the bank account's owner, or a recovery code in place of the authenticator's. */
      answer: Type.String({ minLength: 1, maxLength: 255 }),
    }),
    value: EntrySchema,
  },
  loginFreePlay: {
    body: strict({
      os: Type.String({ minLength: 1, maxLength: 64 }),
      platform: Type.Literal('W'),
      /** Base64 of the JSON of an envelope, sealed for this call, around `{ human }`. */
      token: Type.String({ minLength: 1, maxLength: 8_192 }),
      version: Type.Literal(3),
    }),
    value: EntrySchema,
  },
  /** Its credential lies in an httpOnly cookie and is exchanged for the next one. */
  remembered: { value: EntrySchema },
  handOver: {
    body: strict({ code: Type.String({ minLength: 1, maxLength: 64 }) }),
    value: EntrySchema,
  },
  socialStart: {
    body: strict({ provider: Type.String({ minLength: 1, maxLength: 32 }) }),
    /** Address of the provider to go to in this tab; it comes back to `/login?code=…&state=…`. */
    value: Type.Object({ url: Type.String() }),
  },
  socialFinish: {
    /** All parameters of the address come back to, as they are. */
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
      /** When it ends if nothing more is done. */
      idleEndsAt: TimeSchema,
      /** When it ends whatever is done. */
      endsAt: TimeSchema,
      /** What runs now; with a time-out or self-exclusion the session is restricted. */
      pause: Type.Union([PauseSchema, Type.Null()]),
    }),
  },
  devices: {
    value: Type.Object({
      devices: Type.Array(
        Type.Object({
          id: Type.String(),
          /** The User-Agent header. */
          agent: Type.String(),
          ip: Type.String(),
          createdAt: TimeSchema,
          seenAt: TimeSchema,
          /** The one that asks. */
          current: Type.Boolean(),
        }),
      ),
    }),
  },
  /** Good once, for 30 seconds, see `contract/live`. */
  socketTicket: { value: Type.Object({ ticket: Type.String() }) },
  signOutDevice: {
    /** Of the list; `others` stands for all but the one that asks. */
    query: strict({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
    value: Type.Null(),
  },
} as const;
