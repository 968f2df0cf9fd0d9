import Type from 'typebox';
import { accountKinds, linkCodePattern, linkNameLength, mostRebate } from '../agentLinks.ts';
import { gameTypes, type GameType } from '../constants.ts';
import { digits, IdSchema, LanguageSchema, strict, TimeSchema } from './common.ts';
import { NoticeSchema } from './content.ts';
import { EntrySchema } from './login.ts';
import { FaultsSchema, registrationBody } from './registration.ts';

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const KindSchema = Type.Enum([...accountKinds]);
const GameTypeSchema = Type.Enum([...gameTypes]);
const RateSchema = Type.Integer({ minimum: 0, maximum: mostRebate });
const rate = Type.Optional(RateSchema);

/** Rebates by game type, in hundredths of a per cent of the valid bets; a game type that is left out has none. */
const RatesSchema = strict(
  Object.fromEntries(gameTypes.map((gameType) => [gameType, rate])) as Record<GameType, typeof rate>,
);

/** With `rebate_out_of_range`: the game types whose rate is refused, and what they may have. */
const bounds = Type.Optional(
  Type.Array(Type.Object({ gameType: GameTypeSchema, least: RateSchema, most: RateSchema })),
);
/** With `rebate_lowered`: what would go down; the call is repeated with `agreed`. */
const lowered = Type.Optional(
  Type.Array(Type.Object({ gameType: GameTypeSchema, from: RateSchema, to: RateSchema })),
);
const faults = Type.Optional(FaultsSchema.properties.fields);

const NameSchema = Type.String({ minLength: linkNameLength.least, maxLength: linkNameLength.most });

const CodeSchema = Type.String({ pattern: linkCodePattern });

const LinkSchema = Type.Object({
  /** Names the link; in capitals. */
  code: Type.String(),
  name: Type.String(),
  kind: KindSchema,
  /** What whoever registers by it gets: never more than the agent has now. */
  rates: RatesSchema,
  /** For copying, and for the QR code. */
  address: Type.String(),
  createdAt: TimeSchema,
  /** From then on its code is refused. */
  endedAt: orNull(TimeSchema),
  visits: Type.Integer({ minimum: 0 }),
  registrations: Type.Integer({ minimum: 0 }),
});

const terms = { name: NameSchema, kind: KindSchema, rates: RatesSchema };

/** A day in the brand's time zone. */
const DaySchema = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

/** In a query nothing else keeps the sign out that PostgreSQL has no text with. */
const AccountSchema = Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\u0000]*$' });

const DownlineRatesSchema = Type.Object({
  account: Type.String(),
  nickname: Type.String(),
  kind: KindSchema,
  /** Whether the caller is the next agent above, who alone sets the rates. */
  direct: Type.Boolean(),
  rates: RatesSchema,
  /** Not below what this downline has given to others. */
  least: RatesSchema,
  /** The caller's own. */
  most: RatesSchema,
  /** Bets settled from then on have these rates; null if they were never set. Earlier bets keep the rate before. */
  since: orNull(TimeSchema),
});

/** The link that its owner gets from the agent by hand. */
const handedOver = { address: Type.String(), expiresAt: TimeSchema };

const { username: _, affiliateCode: __, referralCode: ___, ...activationFields } = registrationBody;

export const agentLinkSchemas = {
  registerLinks: {
    value: Type.Object({
      /** Those that run, then those that have ended; the newest first. */
      list: Type.Array(LinkSchema),
      /** So many may run at once. */
      most: Type.Integer(),
      /** The agent's own rebates, which no link exceeds. */
      own: RatesSchema,
    }),
  },
  registerLink: {
    /** Both days are included; at most 92 of them. */
    query: strict({
      code: CodeSchema,
      from: DaySchema,
      to: DaySchema,
      pageNo: digits(5),
      pageSize: digits(3),
    }),
    value: Type.Object({
      link: LinkSchema,
      days: Type.Array(
        Type.Object({
          day: Type.String({ format: 'date' }),
          visits: Type.Integer(),
          registrations: Type.Integer(),
        }),
      ),
      /** Who has registered by it in these days, the newest first. */
      list: Type.Array(
        Type.Object({
          account: Type.String(),
          nickname: Type.String(),
          kind: KindSchema,
          joinedAt: TimeSchema,
        }),
      ),
      pageNum: Type.Integer(),
      totalPages: Type.Integer(),
      total: Type.Integer(),
    }),
  },
  addRegisterLink: {
    /** Without a code one is drawn. */
    body: strict({ ...terms, code: Type.Optional(CodeSchema) }),
    value: LinkSchema,
    failure: Type.Object({ bounds, fields: faults }),
  },
  changeRegisterLink: {
    body: strict({ code: CodeSchema, ...terms }),
    value: LinkSchema,
    failure: Type.Object({ bounds, fields: faults }),
  },
  /** Who has registered by it stays. */
  endRegisterLink: { query: strict({ code: CodeSchema }), value: Type.Null() },
  /** Sent once a visitor session that opens a register link. The answer says nothing of the code. */
  affiliateVisit: {
    body: strict({
      code: Type.String({ minLength: 1, maxLength: 64 }),
      /** Names the visitor session: 128 random bits, base64url. */
      visit: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
    }),
    value: Type.Null(),
  },
  ownRebates: { value: Type.Object({ rates: RatesSchema }) },
  downlineRebates: { query: strict({ account: AccountSchema }), value: DownlineRatesSchema },
  setDownlineRebates: {
    body: strict({
      account: AccountSchema,
      rates: RatesSchema,
      /** The agent has been shown which rates go down, see `rebate_lowered`. */
      agreed: Type.Optional(Type.Literal(true)),
    }),
    value: DownlineRatesSchema,
    failure: Type.Object({ bounds, lowered }),
  },
  openAccount: {
    body: strict({
      /** The account that its owner will log in with. */
      username: AccountSchema,
      nickname: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      kind: KindSchema,
      rates: RatesSchema,
    }),
    /** The address is shown once. */
    value: Type.Object({ id: IdSchema, account: Type.String(), ...handedOver }),
    failure: Type.Object({ bounds, fields: faults }),
  },
  waitingAccounts: {
    value: Type.Object({
      /** Accounts that their owners have not activated yet, the newest first. */
      list: Type.Array(
        Type.Object({
          id: Type.String(),
          account: Type.String(),
          nickname: Type.String(),
          kind: KindSchema,
          rates: RatesSchema,
          openedAt: TimeSchema,
          /** From then on the link is refused; a new one may be made. */
          expiresAt: TimeSchema,
        }),
      ),
      most: Type.Integer(),
    }),
  },
  /** The link before is void. */
  renewActivation: { body: strict({ id: IdSchema }), value: Type.Object(handedOver) },
  /** The account is as if it had never been; its name is free. */
  withdrawAccount: { query: strict({ id: IdSchema }), value: Type.Null() },
  /** What a link activates; refuses `activation_expired`. */
  activation: {
    body: strict({ token: Type.String({ minLength: 1, maxLength: 64 }) }),
    value: Type.Object({
      account: Type.String(),
      nickname: Type.String(),
      kind: KindSchema,
      expiresAt: TimeSchema,
    }),
  },
  /** By the rules of registration, with the account given; logs its owner in. */
  activateAccount: {
    body: strict({ ...activationFields, token: Type.String({ minLength: 1, maxLength: 64 }) }),
    value: EntrySchema,
    failure: FaultsSchema,
  },
  /** Notices for agents alone. */
  agentAnnouncements: {
    query: strict({ language: LanguageSchema }),
    value: Type.Object({ list: Type.Array(NoticeSchema) }),
  },
} as const;
