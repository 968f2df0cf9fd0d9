import Type from 'typebox';
import {
  exclusionBounds,
  limitKinds,
  limitPeriods,
  moneyLimitKinds,
  realityCheckMinutes,
  timeOutBounds,
} from '../saferPlay.ts';
import { AmountSchema, MoneySchema, PauseSchema, pauseFields, strict, TimeSchema } from './common.ts';

const or = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const PeriodSchema = Type.Enum([...limitPeriods]);
const MinutesSchema = Type.Integer({ minimum: 0 });
const password = Type.String({ minLength: 1, maxLength: 255 });

/** A limit in one unit: its amount, the part that is used, the part that is left, and a higher limit that waits. */
const limitOf = <Unit extends typeof MoneySchema | typeof MinutesSchema>(unit: Unit) => ({
  period: PeriodSchema,
  /** Null means no limit. */
  amount: or(unit),
  used: unit,
  /** Null if there is no limit. */
  left: or(unit),
  /** When the period ends and counting restarts. */
  resetsAt: TimeSchema,
  /** A requested higher limit, or null. It applies once the member confirms it between `at` and `until`. */
  next: or(Type.Object({ amount: or(unit), at: TimeSchema, until: TimeSchema })),
});

/**
 * `deposit`: sum of deposits. `stake`: sum of stakes. `loss`: stakes minus their returns, never below zero; an open
 * bet counts as lost until it is settled.
 */
export const MoneyLimitSchema = Type.Object({
  kind: Type.Enum([...moneyLimitKinds]),
  ...limitOf(MoneySchema),
});

/** Minutes for which the member was active while logged in. */
export const TimeLimitSchema = Type.Object({ kind: Type.Literal('session'), ...limitOf(MinutesSchema) });

const RealityCheckSchema = Type.Object({
  /** The interval that the member has chosen; null for none. */
  minutes: or(Type.Integer()),
  /** What the market allows: whether the check can be switched off, and the bounds of its interval. */
  mandatory: Type.Optional(Type.Boolean()),
  leastMinutes: Type.Optional(Type.Integer()),
  mostMinutes: Type.Optional(Type.Integer()),
  /** When the next check is due; in the past while it waits for an answer, null if none is set. */
  dueAt: or(TimeSchema),
  /** The facts that the check shows: start of the current stretch of activity, and the play since then. */
  since: TimeSchema,
  staked: MoneySchema,
  /** Returns minus stakes; negative if the member lost. */
  net: MoneySchema,
});

/** Fields of a refused call that would play. */
export const playRefusalFields = {
  ...pauseFields,
  /** With `limit_reached`: the limit that was reached, of money or of time. */
  limit: Type.Optional(MoneyLimitSchema),
  timeLimit: Type.Optional(TimeLimitSchema),
  /** With `limit_required`: the kinds of which one limit has to be set. */
  requiredLimits: Type.Optional(Type.Array(Type.Enum([...limitKinds]))),
  /** With `reality_check_due`. */
  realityCheck: Type.Optional(RealityCheckSchema),
  /** With `stake_above_market`: the most that one round may stake. */
  mostStake: Type.Optional(MoneySchema),
};

const ExclusionSchema = Type.Union([
  Type.Integer({ minimum: exclusionBounds.least, maximum: exclusionBounds.most }),
  Type.Literal('indefinite'),
]);

const SaferPlaySchema = Type.Object({
  /** Ordered by kind, then by period. */
  limits: Type.Array(MoneyLimitSchema),
  timeLimits: Type.Array(TimeLimitSchema),
  realityCheck: RealityCheckSchema,
  pause: or(PauseSchema),
  /** What can be withdrawn during a time-out or an exclusion. */
  available: MoneySchema,
  /** Wallet money that stays bound to bonuses during that time. */
  kept: MoneySchema,
  /** Lengths of a time-out that the market allows, in days; those of the product unless told. */
  timeOutDays: Type.Optional(Type.Array(Type.Integer())),
  /** Lengths of a self-exclusion that the market allows, in months; likewise. */
  exclusionMonths: Type.Optional(Type.Array(ExclusionSchema)),
});

const limit = { kind: Type.Enum([...limitKinds]), period: PeriodSchema };

export const saferPlaySchemas = {
  saferPlay: { value: SaferPlaySchema },
  setLimit: {
    /** Minor units, or minutes for the kind `session`; null for no limit. */
    body: strict({ ...limit, amount: or(AmountSchema) }),
    value: SaferPlaySchema,
  },
  /** The amount that the member saw and confirms. */
  confirmLimit: { body: strict({ ...limit, amount: or(AmountSchema) }), value: SaferPlaySchema },
  declineLimits: { value: Type.Null() },
  setRealityCheck: {
    body: strict({
      minutes: or(Type.Integer({ minimum: realityCheckMinutes.least, maximum: realityCheckMinutes.most })),
    }),
    value: SaferPlaySchema,
    failure: Type.Object({ realityCheck: Type.Optional(RealityCheckSchema) }),
  },
  answerRealityCheck: { value: SaferPlaySchema },
  /** Ends every session of the member, the calling one included. */
  takeTimeOut: {
    body: strict({
      days: Type.Integer({ minimum: timeOutBounds.least, maximum: timeOutBounds.most }),
      password,
    }),
    value: PauseSchema,
  },
  /** Ends every session, like `takeTimeOut`. */
  selfExclude: { body: strict({ months: ExclusionSchema, password }), value: PauseSchema },
} as const;
