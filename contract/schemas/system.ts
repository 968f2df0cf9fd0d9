import Type from 'typebox';
import { modules, siteStatus } from '../constants.ts';
import { CurrencySchema, LanguageSchema, spare, strict, TimeSchema } from './common.ts';

const nullable = <Schema extends Type.TSchema>(schema: Schema, options = {}) =>
  Type.Union([schema, Type.Null()], options);

/** One rule of the registration form (spec §3). */
const FieldRuleSchema = Type.Object({
  field: Type.String(),
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  minLength: Type.Integer(),
  maxLength: Type.Integer(),
  patternId: nullable(Type.String()),
  acceptedPattern: nullable(Type.String()),
});

const PermissionSchema = Type.Object({
  info: Type.Object({
    domainRoute: Type.String(),
    mainDomain: Type.String(),
    /** Link targets of interface elements on the home page. */
    resources: Type.Array(Type.Object({ url: Type.String(), labelNameEn: Type.String() })),
    whitelabelVal: Type.Object({
      brand: Type.String(),
      name: Type.String(),
      merchantCode: Type.String(),
      languages: Type.Array(LanguageSchema),
      currency: CurrencySchema,
      currencySymbol: Type.String(),
      decimals: Type.Integer({ minimum: 0, maximum: 4 }),
      timeZone: Type.String(),
      age: Type.Integer(),
      favicon: Type.String(),
    }),
    /** Rules of the registration form for its first render, before `setting/register` has answered (spec §3). */
    validate: Type.Array(FieldRuleSchema),
    gtagId: nullable(Type.String(), spare),
    imageCDNs: Type.Array(Type.String()),
    launchGameCDNs: Type.Array(Type.String()),
    supportUrl: Type.String(),
  }),
  location: Type.Object({ ip: Type.String(), country: nullable(Type.String(), spare) }),
  maintenance: Type.Boolean(),
  regionRestriction: Type.Boolean(),
  maintenanceEnd: nullable(TimeSchema, spare),
  /** The gateway's envelope key: uncompressed P-256 point, base64; absent if the gateway accepts no envelopes. */
  serverKey: Type.Optional(Type.Object({ kid: Type.String(), publicKey: Type.String() }, spare)),
});

const ReportSchema = Type.Union([
  strict({
    /** answer: a value in the answer of a call did not fit its shape; the message names the call. */
    kind: Type.Enum(['script', 'chunk', 'recoverable', 'answer']),
    message: Type.String({ maxLength: 500 }),
    source: Type.Optional(Type.String({ maxLength: 300 })),
    build: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  strict({
    kind: Type.Literal('vitals'),
    name: Type.Enum(['FCP', 'LCP', 'CLS', 'INP', 'TTFB']),
    value: Type.Number({ minimum: 0, maximum: 600_000 }),
  }),
  /** A violation of the content security policy; the gateway converts the browsers' own report formats into it. */
  strict({
    kind: Type.Literal('policy'),
    directive: Type.String({ maxLength: 64 }),
    blocked: Type.String({ maxLength: 300 }),
    page: Type.String({ maxLength: 300 }),
  }),
]);

export const systemSchemas = {
  status: { value: Type.Enum(Object.values(siteStatus)) },
  permission: {
    query: strict({ host: Type.String({ maxLength: 255 }), language: LanguageSchema }),
    value: PermissionSchema,
  },
  whitelabel: {
    value: Type.Array(Type.Object({ modId: Type.Enum([...modules]), enabled: Type.Enum(['1', '0']) })),
  },
  domainRoute: { value: Type.Object({ domainRoute: Type.String(), mainDomain: Type.String() }) },
  registerSetting: {
    query: strict({ language: LanguageSchema }),
    value: Type.Object({ rules: Type.Array(FieldRuleSchema), age: Type.Integer() }),
  },
  report: { body: ReportSchema, value: Type.Null() },
} as const;
