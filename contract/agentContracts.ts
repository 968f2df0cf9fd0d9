/** What an upline pays a downline by contract (AGENT-05): a share of the house's profit, or of valid bets. */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Spans over which a dividend is computed: daily, weekly, semimonthly (1st to 15th, 16th to the end), monthly. */
export const dividendPeriods = ['D', 'W', 'H', 'M'] as const;

/** Spans of all kinds: daily salary has `D`, hourly `hour`, real-time `slot` (five minutes). */
export const contractPeriods = [...dividendPeriods, 'hour', 'slot'] as const;
export type ContractPeriod = (typeof contractPeriods)[number];

/** The span of each kind; a dividend's is agreed. */
export const periodOfKind = { daily: 'D', hourly: 'hour', realTime: 'slot' } as const;

/**
 * States of a version: `offered` becomes `signed`, `rejected`, `withdrawn` or, unanswered, `expired`; `signed` becomes
 * `ended`. A version is never changed otherwise.
 */
export const versionStates = ['offered', 'signed', 'rejected', 'withdrawn', 'expired', 'ended'] as const;

/**
 * Why a signed version ended: both sides agreed; a newer version took its place; the upline signed a contract that no
 * longer covers it (`undercut`); the upline's own contract ended (`uplineEnded`).
 */
export const contractEndings = ['agreed', 'replaced', 'undercut', 'uplineEnded'] as const;
export type ContractEnding = (typeof contractEndings)[number];

/** What waits for a party's answer: a new contract, or a request to end one. */
export const contractRequests = ['none', 'new', 'end'] as const;
export type ContractRequest = (typeof contractRequests)[number];

/** Sides of a contract. */
export const contractSides = ['upline', 'downline'] as const;
export type ContractSide = (typeof contractSides)[number];

/** Thresholds and rates of a tier by kind (spec §3). Money is in minor units; rates in hundredths of a per cent. */
export const tierFields = {
  dividend: { thresholds: ['periodValidBet', 'periodProfitAndLoss', 'activeMembers'], rates: ['rate'] },
  daily: { thresholds: ['dailyBetAmount', 'activeMembers'], rates: ['rate'] },
  hourly: { thresholds: ['hourlyBetAmount', 'activeMembers'], rates: ['rate'] },
  realTime: { thresholds: ['singleBet'], rates: ['profitRate', 'lossRate'] },
} as const satisfies Record<ContractKind, { thresholds: readonly string[]; rates: readonly string[] }>;

type Fields = (typeof tierFields)[ContractKind];
export type TierField = Fields['thresholds'][number] | Fields['rates'][number];

/** The fields of a kind, thresholds first. */
export const fieldsOfTier = (kind: ContractKind): readonly TierField[] => [
  ...tierFields[kind].thresholds,
  ...tierFields[kind].rates,
];

/** 100 %, in hundredths of a per cent. */
export const WHOLE_RATE = 10_000;

/** The most tiers of one version. */
export const MOST_TIERS = 10;

/** How long an offer waits for its answer, in days. */
export const OFFER_DAYS = 7;

/** `paid`; `waiting` until the account is active; `nothing` was due. */
export const statementStates = ['paid', 'waiting', 'nothing'] as const;

/** `regular` is a span's; a `correction` is an additional posting by the operator. */
export const statementTypes = ['regular', 'correction'] as const;

/** The call that acts on each kind. */
export const contractCalls = {
  dividend: 'dividendContract',
  daily: 'dailySalaryContract',
  hourly: 'hourlySalaryContract',
  realTime: 'realTimeSalaryContract',
} as const satisfies Record<ContractKind, string>;
