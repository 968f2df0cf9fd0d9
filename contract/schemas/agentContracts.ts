import Type, { type TProperties } from 'typebox';
import {
  contractEndings,
  contractKinds,
  contractPeriods,
  contractRequests,
  contractSides,
  dividendPeriods,
  MOST_TIERS,
  statementStates,
  statementTypes,
  versionStates,
  WHOLE_RATE,
  type TierField,
} from '../agentContracts.ts';
import { tierFaultKinds } from '../contractTiers.ts';
import { digits, IdSchema, MoneySchema, strict, TimeSchema, whole } from './common.ts';
import { paged, pageFacts } from './records.ts';

const or = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const KindSchema = Type.Enum([...contractKinds]);
const SideSchema = Type.Enum([...contractSides]);
const PeriodSchema = Type.Enum([...contractPeriods]);

/** An account as its owner writes it. */
const AccountSchema = Type.String({ minLength: 1, maxLength: 64 });

/** Minor units; 0 for a threshold that is not considered. */
const threshold = Type.String({ pattern: '^(0|[1-9][0-9]{0,14})$' });
const members = Type.Integer({ minimum: 0, maximum: 10_000_000 });
/** Hundredths of a per cent. */
const rate = Type.Integer({ minimum: 0, maximum: WHOLE_RATE });

const DividendTier = strict({
  periodValidBet: threshold,
  periodProfitAndLoss: threshold,
  activeMembers: members,
  rate,
});
const DailyTier = strict({ dailyBetAmount: threshold, activeMembers: members, rate });
const HourlyTier = strict({ hourlyBetAmount: threshold, activeMembers: members, rate });
const RealTimeTier = strict({ singleBet: threshold, profitRate: rate, lossRate: rate });

const tiersOf = <Tier extends Parameters<typeof Type.Array>[0]>(tier: Tier) =>
  Type.Array(tier, { minItems: 1, maxItems: MOST_TIERS });

/** What is proposed, by kind. */
const terms = {
  dividend: { period: Type.Enum([...dividendPeriods]), tiers: tiersOf(DividendTier) },
  daily: { tiers: tiersOf(DailyTier) },
  hourly: { tiers: tiersOf(HourlyTier) },
  realTime: { tiers: tiersOf(RealTimeTier) },
} as const;

/** A tier of any kind: the fields of its kind are there, see `tierFields`. */
const TierSchema = Type.Object({
  periodValidBet: Type.Optional(MoneySchema),
  periodProfitAndLoss: Type.Optional(MoneySchema),
  dailyBetAmount: Type.Optional(MoneySchema),
  hourlyBetAmount: Type.Optional(MoneySchema),
  singleBet: Type.Optional(MoneySchema),
  activeMembers: Type.Optional(Type.Integer()),
  rate: Type.Optional(Type.Integer()),
  profitRate: Type.Optional(Type.Integer()),
  lossRate: Type.Optional(Type.Integer()),
} satisfies Record<TierField, unknown>);

/** What was offered once and is never changed; a newer offer is another version. */
const VersionSchema = Type.Object({
  id: IdSchema,
  /** From 1, over all versions of the contract. */
  number: Type.Integer(),
  state: Type.Enum([...versionStates]),
  period: PeriodSchema,
  tiers: Type.Array(TierSchema, whole),
  offeredAt: TimeSchema,
  /** Until then the offer can be answered. */
  answerBy: TimeSchema,
  answeredAt: or(TimeSchema),
  /** From when it counts; null unless it was signed. */
  countsFrom: or(TimeSchema),
  /** The first moment that does not count any more. */
  countsTo: or(TimeSchema),
  ending: or(Type.Enum([...contractEndings])),
});

/** Of one upline, one downline and one kind. */
const ContractSchema = Type.Object({
  id: IdSchema,
  kind: KindSchema,
  /** The caller's side. */
  side: SideSchema,
  /** The other side; null for the house. */
  other: or(Type.Object({ account: Type.String(), nickname: Type.String() })),
  /** The version that was signed and has not ended. */
  running: or(VersionSchema),
  /** The offer that waits for the downline's answer. */
  offer: or(VersionSchema),
  /** The open request to end the running version, and who made it. */
  endRequest: or(Type.Object({ by: SideSchema, at: TimeSchema })),
  /** What of these the caller has to answer. */
  waits: Type.Enum([...contractRequests]),
});

/** A contract of the line below that would end, too: it stands above what its upline would have. */
const EndingSchema = Type.Object({
  contractId: IdSchema,
  account: Type.String(),
  nickname: Type.String(),
  /** Its highest rate, in hundredths of a per cent; of real-time salary the higher of both. */
  rate: Type.Integer(),
  /** Whether its upline is the caller, not somebody further below. */
  direct: Type.Boolean(),
});

const endsFields = {
  /** At most 200, the highest rate first. */
  ends: Type.Array(EndingSchema, whole),
  /** How many there are in all. */
  endsTotal: Type.Integer(),
  /** Names this list: the answer that ends them carries it, to prove that it was shown. */
  seen: Type.String(),
};

const seen = Type.String({ maxLength: 64 });

const act = <Action extends string, Properties extends TProperties>(action: Action, properties: Properties) =>
  strict({ action: Type.Literal(action), ...properties });

const actsOn = <Terms extends TProperties>(offered: Terms) => ({
  body: Type.Union([
    /** By an agent, to a direct downline. */
    act('offer', { account: AccountSchema, ...offered }),
    /** `id` is that of the version. */
    act('withdraw', { id: IdSchema }),
    /** `seen` is that of `contractPreview`. */
    act('sign', { id: IdSchema, seen }),
    act('reject', { id: IdSchema }),
    act('requestEnd', { contractId: IdSchema }),
    /** `seen` is that of `contractEnds`. */
    act('agreeEnd', { contractId: IdSchema, seen }),
    act('refuseEnd', { contractId: IdSchema }),
  ]),
  value: Type.Object({ contract: ContractSchema }),
  failure: Type.Object({
    /** With `contract_tiers_invalid`. */
    faults: Type.Optional(
      Type.Array(
        Type.Object({ tier: Type.Integer(), field: Type.String(), fault: Type.Enum([...tierFaultKinds]) }),
      ),
    ),
    /** With `contract_rate_above_own`: the first tier and field above the caller's own, and the most it may be. */
    above: Type.Optional(Type.Object({ tier: Type.Integer(), field: Type.String(), most: Type.Integer() })),
    /** With `contract_overlaps`: the period of the contract that runs. */
    period: Type.Optional(PeriodSchema),
    /** With `contract_answered`: what became of it. */
    state: Type.Optional(Type.Enum([...versionStates])),
    /** With `contract_ends_changed`: the list as it is now. */
    ends: Type.Optional(endsFields.ends),
    endsTotal: Type.Optional(endsFields.endsTotal),
    seen: Type.Optional(endsFields.seen),
  }),
});

/** What terms would have paid over past spans. */
const TrialSchema = Type.Object({
  /** Spans of which any tier's thresholds were met. */
  reached: Type.Integer(),
  /** After what the downlines' contracts get of it. */
  pays: MoneySchema,
});

const triedSpans = {
  from: TimeSchema,
  to: TimeSchema,
  /** How many spans lie between. */
  spans: Type.Integer(),
};

/** What a span was computed from: the line of the downline, without its own play. */
const inputs = {
  validBet: MoneySchema,
  /** The house's profit: what players lost minus what they won. */
  profitAndLoss: MoneySchema,
  bonus: MoneySchema,
  rebate: MoneySchema,
  activeMembers: Type.Integer(),
  /** The part of it that belongs to days before the span: settled late, or voided afterwards. */
  late: Type.Object({ validBet: MoneySchema, profitAndLoss: MoneySchema }),
};

const statementFields = {
  id: IdSchema,
  contractId: IdSchema,
  kind: KindSchema,
  type: Type.Enum([...statementTypes]),
  period: PeriodSchema,
  from: TimeSchema,
  /** The first moment after it. */
  to: TimeSchema,
  state: Type.Enum([...statementStates]),
  /** Rate times base, before the downlines' share. */
  gross: MoneySchema,
  /** What the contracts of the direct downlines get of it. */
  toDownlines: MoneySchema,
  /** A negative dividend of spans before, zero or below. */
  carriedIn: MoneySchema,
  /** What is left to the next span, zero or below. */
  carriedOut: MoneySchema,
  /** What is paid. */
  sum: MoneySchema,
  /** The number of the tier, from 1; null if none was met, for real-time salary and for a correction. */
  tier: or(Type.Integer()),
  /** Its rate in hundredths of a per cent; null likewise. */
  rate: or(Type.Integer()),
  paidAt: or(TimeSchema),
};

const onContract = strict({ contractId: IdSchema });

export const agentContractSchemas = {
  fundsConsolidated: {
    value: Type.Object({
      dailysalreqtype: Type.Enum([...contractRequests]),
      divtypereq: Type.Enum([...contractRequests]),
      contracthoursalreq: Type.Enum([...contractRequests]),
      realtimesalreqtype: Type.Enum([...contractRequests]),
      /** The period that runs, or `none`. */
      dailysalinfotype: Type.Enum(['none', ...contractPeriods]),
      divtypeinfo: Type.Enum(['none', ...contractPeriods]),
      contracthoursalinfo: Type.Enum(['none', ...contractPeriods]),
      /** Of real-time salary. */
      contractmrdailysalinfotype: Type.Enum(['none', ...contractPeriods]),
    }),
  },
  dividendContract: actsOn(terms.dividend),
  dailySalaryContract: actsOn(terms.daily),
  hourlySalaryContract: actsOn(terms.hourly),
  realTimeSalaryContract: actsOn(terms.realTime),
  contracts: {
    value: Type.Object({
      /** The caller's own as downline, one a kind. */
      own: Type.Array(ContractSchema),
      /** Those with downlines that wait for the caller, the oldest request first; at most 20. */
      waiting: Type.Array(ContractSchema),
    }),
  },
  /** Contracts that the caller gives, by the downline's account. */
  downlineContracts: {
    query: strict({
      kind: KindSchema,
      /** `running` and `offered` ask for those alone. */
      state: Type.Optional(Type.Enum(['running', 'offered'])),
      /** The beginning of an account. */
      account: Type.Optional(AccountSchema),
      pageNo: digits(5),
      pageSize: digits(3),
    }),
    value: Type.Object({ ...pageFacts, list: Type.Array(ContractSchema) }),
  },
  contractDetail: {
    query: onContract,
    /** The newest version first. */
    value: Type.Object({ contract: ContractSchema, versions: Type.Array(VersionSchema) }),
  },
  /** What the downline's signature would change. */
  contractPreview: {
    query: strict({ id: IdSchema }),
    value: Type.Object({
      contract: ContractSchema,
      /** From when the offer would count, if it were signed now. */
      countsFrom: TimeSchema,
      ...endsFields,
      /** The same past spans by the running version and by the offer. */
      trial: Type.Object({ ...triedSpans, running: or(TrialSchema), offer: TrialSchema }),
    }),
  },
  /** What else would end with a contract. */
  contractEnds: {
    query: onContract,
    value: Type.Object({ countsTo: TimeSchema, ...endsFields }),
  },
  /** What terms would have paid a direct downline last month; of real-time salary, on the last closed day. */
  contractTrial: {
    body: Type.Union([
      strict({ kind: Type.Literal('dividend'), account: AccountSchema, ...terms.dividend }),
      strict({ kind: Type.Literal('daily'), account: AccountSchema, ...terms.daily }),
      strict({ kind: Type.Literal('hourly'), account: AccountSchema, ...terms.hourly }),
      strict({ kind: Type.Literal('realTime'), account: AccountSchema, ...terms.realTime }),
    ]),
    value: Type.Object({
      ...triedSpans,
      ...TrialSchema.properties,
      /** What the caller's own contract would have had on the same play; null without one of the kind. */
      own: or(MoneySchema),
      /** Sums of all spans; active members of the best. */
      ...inputs,
    }),
  },
  /** Dividend record, daily wages, hourly and real-time salary: what the caller was paid, the last span first. */
  contractStatements: {
    query: strict({ kind: KindSchema, ...paged }),
    value: Type.Object({
      ...pageFacts,
      list: Type.Array(Type.Object(statementFields)),
      sums: Type.Object({ gross: MoneySchema, toDownlines: MoneySchema, sum: MoneySchema }),
      /** What a dividend carries to its next span, zero or below. */
      carried: MoneySchema,
      /** When the next sum is computed; null without a running contract. */
      nextAt: or(TimeSchema),
    }),
  },
  contractStatement: {
    query: strict({ id: IdSchema }),
    value: Type.Object({
      ...statementFields,
      inputs: or(Type.Object(inputs)),
      /** The version by which it was computed. */
      version: VersionSchema,
      /** Of real-time salary: valid bets by tier and by the player's result. */
      byTier: Type.Array(Type.Object({ tier: Type.Integer(), won: MoneySchema, lost: MoneySchema })),
      /** What direct downlines have by spans that ended within this one; at most 200, the highest first. */
      downlines: Type.Array(
        Type.Object({ account: Type.String(), nickname: Type.String(), gross: MoneySchema }),
      ),
      /** The operator's reason for a correction. */
      reason: or(Type.String()),
      /** Corrections of this statement. */
      corrections: Type.Array(Type.Object({ id: IdSchema, sum: MoneySchema, at: TimeSchema })),
    }),
  },
} as const;
