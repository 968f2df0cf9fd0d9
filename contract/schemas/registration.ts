import Type from 'typebox';
import { fieldFaults, registrationFields, type RegistrationField } from '../constants.ts';
import { proofFields, strict } from './common.ts';
import { EntrySchema } from './login.ts';

const text = Type.Optional(Type.String({ maxLength: 255 }));

const fields = Object.fromEntries(registrationFields.map((field) => [field, text])) as Record<
  RegistrationField,
  typeof text
>;

/** A host in the notation of browsers, with or without a port. */
const HostSchema = Type.String({ maxLength: 255, pattern: '^[A-Za-z0-9.:\\[\\]-]*$' });

/** Server errors by field; the form shows each at its field. */
export const FaultsSchema = Type.Object({
  fields: Type.Record(Type.String(), Type.Enum([...fieldFaults])),
});

/** What whoever opens an account sends, whichever way. */
export const registrationBody = {
  ...fields,
  ...proofFields,
  domain: Type.Optional(HostSchema),
  /** Address of the registration page, without its query. */
  registerUrl: Type.Optional(Type.String({ maxLength: 2_048, pattern: '^https?://[!-~]+$' })),
  registerMethod: Type.Literal('WEB'),
  login: Type.Literal(true),
  /** The member has accepted the terms and confirmed the age. */
  agreed: Type.Literal(true),
  firebaseChannel: Type.Optional(Type.Literal('sms')),
  firebaseIdToken: Type.Optional(Type.String({ maxLength: 4_096 })),
};

const registration = {
  body: strict({
    ...registrationBody,
    /** The ticket of `registration_required`: links the new account to that sign-in. */
    socialTicket: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  value: EntrySchema,
  failure: FaultsSchema,
} as const;

export const registrationSchemas = {
  register: registration,
  /** The mobile number becomes the user name. */
  registerMobile: registration,
  affiliate: {
    body: strict({
      code: Type.String({ minLength: 1, maxLength: 64 }),
      domain: HostSchema,
    }),
    value: Type.Null(),
  },
} as const;
