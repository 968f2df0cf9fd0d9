import Type from 'typebox';
import { proofImages } from '../cashier.ts';
import { gameTypes } from '../constants.ts';
import {
  applicationReasons,
  lastingConditionKinds,
  promotionActions,
  promotionCategories,
  promotionClosings,
  promotionConditionKinds,
  promotionPeriods,
  promotionRewardKinds,
  promotionStatuses,
  remarkLength,
} from '../promotions.ts';
import { wageringEndings } from '../rewards.ts';
import { digits, IdSchema, LanguageSchema, MoneySchema, strict, TimeSchema } from './common.ts';
import { FreeRoundsOfferSchema } from './freeRounds.ts';

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const RewardSchema = Type.Object({
  kind: Type.Enum([...promotionRewardKinds]),
  /** A fixed amount, or the least of a range. */
  amount: nullable(MoneySchema),
  /** The most that is paid. */
  most: nullable(MoneySchema),
  /** Percent of the deposit. */
  percent: nullable(Type.Integer({ minimum: 1 })),
  prizes: Type.Array(Type.Object({ count: Type.Integer({ minimum: 1 }), amount: MoneySchema })),
  /** Free rounds; what they bring is wagered. */
  rounds: nullable(FreeRoundsOfferSchema),
  /** How many times the reward must be wagered before it can be withdrawn. */
  times: Type.Integer({ minimum: 0 }),
  /** Days for the wagering, counted from the claim; then what the reward still binds is forfeited. */
  days: nullable(Type.Integer({ minimum: 1 })),
});

const summaryFields = {
  id: Type.Integer(),
  category: Type.Enum([...promotionCategories]),
  action: Type.Enum([...promotionActions]),
  /** Null for a promotion that is only to read. */
  status: nullable(Type.Enum([...promotionStatuses])),
  /** The condition that the member can never meet, so that no step is offered; null for visitors and participants. */
  outOfReach: nullable(Type.Enum([...lastingConditionKinds])),
  title: Type.String(),
  lead: Type.String(),
  /** Address of the picture, as of a banner. */
  image: Type.String(),
  reward: RewardSchema,
  /** Game types whose bets count for the condition `wager`; empty for all. */
  games: Type.Array(Type.Enum([...gameTypes])),
  period: Type.Enum([...promotionPeriods]),
  startsAt: TimeSchema,
  endsAt: nullable(TimeSchema),
  /** Counted places; null if there is no limit. */
  places: nullable(Type.Object({ total: Type.Integer({ minimum: 1 }), left: Type.Integer({ minimum: 0 }) })),
};

const ConditionSchema = Type.Object({
  kind: Type.Enum([...promotionConditionKinds]),
  /** Minor units for `deposit` and `wager`, days for `newMember`, the level for `vip`; null otherwise. */
  needed: nullable(Type.String({ pattern: '^[0-9]{1,18}$' })),
  reached: nullable(Type.String({ pattern: '^[0-9]{1,18}$' })),
  /** Days of the week from 0 (Sunday), for `weekday`. */
  days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 })),
  /** Null for a visitor. */
  met: nullable(Type.Boolean()),
});

const EntrySchema = Type.Object({
  since: TimeSchema,
  remark: nullable(Type.String()),
  reason: nullable(Type.Enum([...applicationReasons])),
  /** Number of the raffle's ticket. */
  ticket: nullable(Type.Integer({ minimum: 1 })),
  /** What the member was or will be paid, once it is known. */
  amount: nullable(MoneySchema),
  /** Until when it can be claimed. */
  claimBy: nullable(TimeSchema),
  /** Free rounds that the member was given. */
  rounds: nullable(
    Type.Object({
      left: Type.Integer({ minimum: 0 }),
      total: Type.Integer({ minimum: 1 }),
      won: MoneySchema,
      until: TimeSchema,
    }),
  ),
  wagering: nullable(
    Type.Object({
      required: MoneySchema,
      counted: MoneySchema,
      bound: MoneySchema,
      until: nullable(TimeSchema),
      ending: nullable(Type.Enum([...wageringEndings])),
    }),
  ),
});

/** All that is needed to check a draw: see `drawWinners` of the gateway. */
const RaffleSchema = Type.Object({
  drawAt: TimeSchema,
  tickets: Type.Integer({ minimum: 0 }),
  /** SHA-256 of the server seed, shown from the start. */
  hash: Type.String(),
  /** Shown once it is drawn. */
  serverSeed: nullable(Type.String()),
  clientSeed: nullable(Type.String()),
  winners: Type.Array(Type.Object({ ticket: Type.Integer({ minimum: 1 }), amount: MoneySchema })),
});

const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

const ConditionFailureSchema = Type.Object({
  unmet: Type.Optional(Type.Array(Type.Enum([...promotionConditionKinds]))),
  closing: Type.Optional(Type.Enum([...promotionClosings])),
});

const ClaimedSchema = Type.Object({
  /** Money that was paid; null for free rounds. */
  amount: nullable(MoneySchema),
  /** Free rounds that were given; null for money. */
  rounds: nullable(Type.Integer({ minimum: 1 })),
});

export const promotionSchemas = {
  promotions: {
    query: strict({ language: LanguageSchema }),
    value: Type.Object({ list: Type.Array(Type.Object(summaryFields)) }),
  },
  promotion: {
    query: strict({ id: digits(9), language: LanguageSchema }),
    value: Type.Object({
      ...summaryFields,
      /** HTML; the gateway sanitises it when it is written, the site when it is shown. */
      content: Type.String(),
      /** An address of this site with more about it, for a promotion to read. */
      link: nullable(Type.String()),
      /** How much of a stake counts for wagering, by game type. */
      weights: Type.Array(
        Type.Object({ gameType: Type.Enum([...gameTypes]), percent: Type.Integer({ minimum: 0 }) }),
      ),
      conditions: Type.Array(ConditionSchema),
      closing: nullable(Type.Enum([...promotionClosings])),
      entry: nullable(EntrySchema),
      raffle: nullable(RaffleSchema),
    }),
  },
  promotionJoin: {
    body: strict({ id }),
    value: Type.Object({ ticket: nullable(Type.Integer({ minimum: 1 })) }),
    failure: ConditionFailureSchema,
  },
  promotionReward: {
    body: strict({ id }),
    value: ClaimedSchema,
    failure: ConditionFailureSchema,
  },
  promotionApply: {
    body: strict({
      id,
      remark: Type.String({ maxLength: remarkLength }),
      proofIds: Type.Array(IdSchema, { maxItems: proofImages.most, uniqueItems: true }),
    }),
    value: Type.Object({}),
    failure: ConditionFailureSchema,
  },
  claimRaffle: {
    body: strict({ id }),
    value: ClaimedSchema,
    failure: ConditionFailureSchema,
  },
} as const;
