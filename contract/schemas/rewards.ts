import Type from 'typebox';
import { gameTypes, languages } from '../constants.ts';
import {
  freeRoundSources,
  freeRoundStates,
  missionNames,
  missionPeriods,
  missionStates,
  rewardSources,
  wageringEndings,
} from '../rewards.ts';
import { IdSchema, LanguageSchema, MoneySchema, strict, TimeSchema } from './common.ts';
import { GameSchema } from './games.ts';

const RewardSchema = Type.Object({
  id: Type.String(),
  source: Type.Enum([...rewardSources]),
  /** What the reward is for within its source: a mission, a level, or a friend's account. */
  subject: Type.String(),
  amount: MoneySchema,
  /** How many times the amount must be wagered before it can be withdrawn. */
  times: Type.Integer({ minimum: 0 }),
  createdAt: TimeSchema,
  /** The end of the time for claiming it. */
  until: Type.Union([TimeSchema, Type.Null()]),
  claimedAt: Type.Union([TimeSchema, Type.Null()]),
});

const CountSchema = Type.String({ pattern: '^[0-9]{1,18}$' });

const claimed = Type.Object({ amount: MoneySchema });

export const rewardSchemas = {
  missionSummary: {
    query: strict({ language: Type.Enum([...languages]) }),
    value: Type.Object({
      /** Number of rewards that can be claimed now. */
      count: Type.Integer({ minimum: 0 }),
      missions: Type.Array(
        Type.Object({
          name: Type.Enum([...missionNames]),
          period: Type.Enum([...missionPeriods]),
          /** End of the period; then the mission starts again. */
          endsAt: TimeSchema,
          /** Minor units for money, otherwise a count. */
          target: CountSchema,
          reached: CountSchema,
          money: Type.Boolean(),
          reward: MoneySchema,
          times: Type.Integer(),
          /** Points for the monthly leaderboard. */
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
      /** The caller's own rank; null if the caller has done no mission this month. */
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
      /** Start of the next day. */
      endsAt: TimeSchema,
      days: Type.Array(
        Type.Object({ day: Type.Integer(), reward: MoneySchema, state: Type.Enum([...missionStates]) }),
      ),
    }),
  },
  checkInClaim: { body: strict({}), value: claimed },
  bonuses: {
    query: strict({ language: LanguageSchema }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          reward: RewardSchema,
          /** Of a bonus that a promotion has paid; null for any other. */
          promotion: Type.Union([Type.Object({ id: Type.Integer(), title: Type.String() }), Type.Null()]),
          /** Null if the reward has no wagering requirement. */
          wagering: Type.Union([
            Type.Object({
              required: MoneySchema,
              counted: MoneySchema,
              /** Wallet money that is bound until then: the bonus and its winnings. */
              bound: MoneySchema,
              /** When the time for wagering ends; then what is still bound is forfeited. */
              until: Type.Union([TimeSchema, Type.Null()]),
              endedAt: Type.Union([TimeSchema, Type.Null()]),
              ending: Type.Union([Type.Enum([...wageringEndings]), Type.Null()]),
            }),
            Type.Null(),
          ]),
        }),
      ),
    }),
  },
  /** Forfeits a bonus and its winnings; other money stays. */
  bonusCancel: { body: strict({ id: IdSchema }), value: Type.Object({ forfeited: MoneySchema }) },
  freeRounds: {
    query: strict({ language: LanguageSchema }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          id: Type.String(),
          source: Type.Enum([...freeRoundSources]),
          /** The games that take them. */
          games: Type.Array(GameSchema),
          total: Type.Integer({ minimum: 1 }),
          left: Type.Integer({ minimum: 0 }),
          /** Of each round. */
          stake: MoneySchema,
          /** What they have brought so far; it is paid as a bonus once they are over. */
          won: MoneySchema,
          /** How many times that must be wagered before it can be withdrawn. */
          times: Type.Integer({ minimum: 0 }),
          /** Days for the wagering; null has no end. */
          days: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
          state: Type.Enum([...freeRoundStates]),
          createdAt: TimeSchema,
          /** None can be played after that. */
          until: TimeSchema,
          isPaid: Type.Boolean(),
        }),
      ),
    }),
  },
  rebate: {
    value: Type.Object({
      /** The total that can be claimed. */
      amount: MoneySchema,
      least: MoneySchema,
      times: Type.Integer(),
      /** One entry for each game type and rate: bets keep the rate of their time. */
      list: Type.Array(
        Type.Object({
          gameType: Type.Enum([...gameTypes]),
          validBet: MoneySchema,
          /** Share of the valid bets, in millionths. */
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
      /** Total valid bets of the member. */
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
      /** What a friend must wager before the reward is due. */
      condition: MoneySchema,
      earned: MoneySchema,
      friends: Type.Array(
        Type.Object({
          /** Masked. */
          name: Type.String(),
          joinedAt: TimeSchema,
          wagered: MoneySchema,
          state: Type.Enum(['open', 'due', 'claimed']),
        }),
      ),
    }),
  },
} as const;
