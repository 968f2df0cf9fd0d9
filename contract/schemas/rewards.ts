import Type from 'typebox';
import { gameTypes, languages } from '../constants.ts';
import { missionNames, missionPeriods, missionStates, rewardSources, wageringEndings } from '../rewards.ts';
import { IdSchema, MoneySchema, strict, TimeSchema } from './common.ts';

const RewardSchema = Type.Object({
  id: Type.String(),
  source: Type.Enum([...rewardSources]),
  /** Names what it is for within its source: a mission, a level, a friend's account. */
  subject: Type.String(),
  amount: MoneySchema,
  /** So many times the amount has to be wagered before it can leave. */
  times: Type.Integer({ minimum: 0 }),
  createdAt: TimeSchema,
  /** Until then it can be claimed. */
  until: Type.Union([TimeSchema, Type.Null()]),
  claimedAt: Type.Union([TimeSchema, Type.Null()]),
});

const CountSchema = Type.String({ pattern: '^[0-9]{1,18}$' });

const claimed = Type.Object({ amount: MoneySchema });

export const rewardSchemas = {
  missionSummary: {
    query: strict({ language: Type.Enum([...languages]) }),
    value: Type.Object({
      /** How many can be claimed now. */
      count: Type.Integer({ minimum: 0 }),
      missions: Type.Array(
        Type.Object({
          name: Type.Enum([...missionNames]),
          period: Type.Enum([...missionPeriods]),
          /** Of the period: then it can be done again. */
          endsAt: TimeSchema,
          /** Minor units for money, else a number of things. */
          target: CountSchema,
          reached: CountSchema,
          money: Type.Boolean(),
          reward: MoneySchema,
          times: Type.Integer(),
          /** On the month's board. */
          points: Type.Integer(),
          state: Type.Enum([...missionStates]),
        }),
      ),
    }),
  },
  missionLeaderboard: {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          rank: Type.Integer(),
          name: Type.String(),
          points: Type.Integer(),
          own: Type.Boolean(),
        }),
      ),
      /** The caller's own place; null without a mission this month. */
      own: Type.Union([Type.Object({ rank: Type.Integer(), points: Type.Integer() }), Type.Null()]),
    }),
  },
  missionClaim: { body: strict({ name: Type.Enum([...missionNames]) }), value: claimed },
  rewards: {
    value: Type.Object({ due: Type.Array(RewardSchema), claimed: Type.Array(RewardSchema) }),
  },
  rewardClaim: { body: strict({ id: IdSchema }), value: claimed },
  checkIn: {
    value: Type.Object({
      times: Type.Integer(),
      /** When the next day begins. */
      endsAt: TimeSchema,
      days: Type.Array(
        Type.Object({ day: Type.Integer(), reward: MoneySchema, state: Type.Enum([...missionStates]) }),
      ),
    }),
  },
  checkInClaim: { body: strict({}), value: claimed },
  bonuses: {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          reward: RewardSchema,
          /** Null where nothing has to be wagered for it. */
          wagering: Type.Union([
            Type.Object({
              required: MoneySchema,
              counted: MoneySchema,
              /** What of the wallet it binds until then: the bonus and what it has won. */
              bound: MoneySchema,
              endedAt: Type.Union([TimeSchema, Type.Null()]),
              ending: Type.Union([Type.Enum([...wageringEndings]), Type.Null()]),
            }),
            Type.Null(),
          ]),
        }),
      ),
    }),
  },
  /** Gives up a bonus with what it has won; other money stays. */
  bonusCancel: { body: strict({ id: IdSchema }), value: Type.Object({ forfeited: MoneySchema }) },
  rebate: {
    value: Type.Object({
      /** What can be claimed in all. */
      amount: MoneySchema,
      least: MoneySchema,
      times: Type.Integer(),
      list: Type.Array(
        Type.Object({
          gameType: Type.Enum([...gameTypes]),
          validBet: MoneySchema,
          /** Share of the valid bets in millionths. */
          rate: Type.Integer(),
          amount: MoneySchema,
        }),
      ),
      claimed: Type.Array(RewardSchema),
    }),
  },
  rebateClaim: { body: strict({}), value: claimed },
  vip: {
    value: Type.Object({
      level: Type.Integer(),
      /** Valid bets of the member in all. */
      reached: MoneySchema,
      levels: Type.Array(
        Type.Object({ level: Type.Integer(), from: MoneySchema, gift: MoneySchema, times: Type.Integer() }),
      ),
    }),
  },
  referral: {
    value: Type.Object({
      code: Type.String(),
      reward: MoneySchema,
      times: Type.Integer(),
      /** What a friend has to have wagered. */
      condition: MoneySchema,
      earned: MoneySchema,
      friends: Type.Array(
        Type.Object({
          /** Mostly hidden. */
          name: Type.String(),
          joinedAt: TimeSchema,
          wagered: MoneySchema,
          state: Type.Enum(['open', 'due', 'claimed']),
        }),
      ),
    }),
  },
} as const;
