import Type from 'typebox';
import {
  exclusionMonths,
  limitKinds,
  limitPeriods,
  moneyLimitKinds,
  realityCheckMinutes,
  timeOutDays,
} from '../saferPlay.ts';
import { AmountSchema, MoneySchema, PauseSchema, restFields, strict, TimeSchema } from './common.ts';

const or = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const PeriodSchema = Type.Enum([...limitPeriods]);
const MinutesSchema = Type.Integer({ minimum: 0 });
const password = Type.String({ minLength: 1, maxLength: 255 });

/** A limit in one unit: what holds, what of it is used, what is left, and the higher one that waits. */
const limitOf = <Unit extends typeof MoneySchema | typeof MinutesSchema>(unit: Unit) => ({
  period: PeriodSchema,
  /** Null for no limit. */
  amount: or(unit),
  used: unit,
  /** Null where there is no limit. */
  left: or(unit),
  /** When the period ends and counting starts anew. */
  resetsAt: TimeSchema,
  /** A higher limit that was asked for, or none. It holds once the member confirms it between `at` and `until`. */
  next: or(Type.Object({ amount: or(unit), at: TimeSchema, until: TimeSchema })),
});

/**
 * `deposit`: what was paid in. `stake`: what was staked. `loss`: stakes less what they have brought, so that a bet in
 * play counts as lost until it is settled; never below zero.
 */
export const MoneyLimitSchema = Type.Object({
  kind: Type.Enum([...moneyLimitKinds]),
  ...limitOf(MoneySchema),
});

/** Minutes in which the member was active while logged in. */
const TimeLimitSchema = Type.Object({ kind: Type.Literal('session'), ...limitOf(MinutesSchema) });

const RealityCheckSchema = Type.Object({
  /** The interval that the member has set; null for none. */
  minutes: or(Type.Integer()),
  /** When the next one is due; a moment of the past while it waits for an answer. Null where none is set. */
  dueAt: or(TimeSchema),
  /** The facts it shows: since when the member has been active without a longer pause, and what was played since. */
  since: TimeSchema,
  staked: MoneySchema,
  /** What came back, less stakes; below zero when the member lost. */
  net: MoneySchema,
});

/** What a refused call that would play carries. */
export const playRefusalFields = {
  ...restFields,
  /** With `limit_reached`: the limit, of money or of time. */
  limit: Type.Optional(MoneyLimitSchema),
  timeLimit: Type.Optional(TimeLimitSchema),
  /** With `reality_check_due`. */
  realityCheck: Type.Optional(RealityCheckSchema),
};

const SaferPlaySchema = Type.Object({
  /** By kind, then by period. */
  limits: Type.Array(MoneyLimitSchema),
  timeLimits: Type.Array(TimeLimitSchema),
  realityCheck: RealityCheckSchema,
  pause: or(PauseSchema),
  /** What can be withdrawn while a time-out or an exclusion runs. */
  available: MoneySchema,
  /** What of the wallet is bound to bonuses and stays so meanwhile. */
  kept: MoneySchema,
});

const limit = { kind: Type.Enum([...limitKinds]), period: PeriodSchema };

export const saferPlaySchemas = {
  saferPlay: { value: SaferPlaySchema },
  setLimit: {
    /** Minor units, or minutes of kind `session`; null for no limit. */
    body: strict({ ...limit, amount: or(AmountSchema) }),
    value: SaferPlaySchema,
  },
  /** The amount is what the member saw and says yes to. */
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
  /** Ends every session of the member, that of the answer too. */
  takeTimeOut: { body: strict({ days: Type.Enum([...timeOutDays]), password }), value: PauseSchema },
  /** As `takeTimeOut`. */
  selfExclude: { body: strict({ months: Type.Enum([...exclusionMonths]), password }), value: PauseSchema },
} as const;
