import Type from 'typebox';
import {
  deliveryLengths,
  mostPieces,
  pointCategories,
  pointEntryTypes,
  pointRewardKinds,
  pointSources,
  redeemReasons,
  redeemStatuses,
} from '../points.ts';
import {
  AmountSchema,
  digits,
  LanguageSchema,
  MoneySchema,
  strict,
  TicketSchema,
  TimeSchema,
} from './common.ts';
import { FreeRoundsOfferSchema } from './freeRounds.ts';
import { pageFacts } from './records.ts';

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const RewardIdSchema = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Points are whole; none are parted. */
const PointsSchema = Type.Integer({ minimum: 0 });

const filled = (maxLength: number) => Type.String({ minLength: 1, maxLength });

const DeliverySchema = strict({
  name: filled(deliveryLengths.name),
  phone: Type.String({ pattern: `^[0-9+() .-]{6,${deliveryLengths.phone}}$` }),
  address: filled(deliveryLengths.address),
});

/** The same as an answer has it. */
const SentToSchema = Type.Object({ name: Type.String(), phone: Type.String(), address: Type.String() });

/** So many points for so much money. */
const RatioSchema = Type.Object({ points: Type.Integer({ minimum: 1 }), amount: MoneySchema });

/** Ids of rewards. */
const AwaitedSchema = Type.Array(Type.Integer());

const page = { pageNo: digits(5), pageSize: digits(3) };

export const pointsSchemas = {
  pointsConfig: {
    query: strict({ language: LanguageSchema }),
    value: Type.Object({
      /** Points for each full amount of valid bets, or of deposits. */
      ratios: Type.Array(Type.Object({ source: Type.Enum([...pointSources]), ...RatioSchema.properties })),
      /** What points are worth in money; null where they cannot be converted. */
      convert: nullable(
        Type.Object({
          ...RatioSchema.properties,
          /** How many times the money must be wagered before it can be withdrawn. */
          times: Type.Integer({ minimum: 0 }),
          /** Days for the wagering; then what is still bound is forfeited. */
          days: nullable(Type.Integer({ minimum: 1 })),
        }),
      ),
    }),
  },
  pointsRewards: {
    query: strict({ language: LanguageSchema }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          id: Type.Integer(),
          kind: Type.Enum([...pointRewardKinds]),
          category: Type.Enum([...pointCategories]),
          title: Type.String(),
          lead: Type.String(),
          /** Address of the picture, as of a banner. */
          image: Type.String(),
          /** Price of one piece. */
          points: Type.Integer({ minimum: 1 }),
          /** Counted pieces that are left; null if there is no limit. */
          stock: nullable(Type.Integer({ minimum: 0 })),
          /** Money that one piece pays; null for goods and free rounds. */
          amount: nullable(MoneySchema),
          /** Free rounds of one piece, for `rounds`. */
          rounds: nullable(FreeRoundsOfferSchema),
          /** How many times the money must be wagered before it can be withdrawn. */
          times: Type.Integer({ minimum: 0 }),
          /** Days for the wagering; then what is still bound is forfeited. */
          days: nullable(Type.Integer({ minimum: 1 })),
        }),
      ),
    }),
  },
  pointsBalance: {
    value: Type.Object({
      points: PointsSchema,
      /** Points earned in all, by source. */
      earned: Type.Array(Type.Object({ source: Type.Enum([...pointSources]), points: PointsSchema })),
      /** Ids of sold-out rewards that the member will be told of once they are back. */
      awaited: AwaitedSchema,
      /** Where goods were sent last. */
      delivery: nullable(SentToSchema),
      /** Whether the member has the withdraw password that a redemption asks for. */
      hasPassword: Type.Boolean(),
    }),
  },
  pointsRestock: {
    body: strict({
      id: RewardIdSchema,
      /** False takes the request back. */
      wanted: Type.Boolean(),
    }),
    /** What the member waits for now; a reward that is there already is not waited for. */
    value: Type.Object({ awaited: AwaitedSchema }),
  },
  pointsRedeem: {
    body: strict({
      id: RewardIdSchema,
      quantity: Type.Integer({ minimum: 1, maximum: mostPieces }),
      /** The price of one piece that the member saw; another one is refused. */
      points: Type.Integer({ minimum: 1 }),
      /** For goods. */
      delivery: Type.Optional(DeliverySchema),
      ticket: TicketSchema,
    }),
    value: Type.Object({
      no: Type.String(),
      status: Type.Enum([...redeemStatuses]),
      /** Money that was paid; null for goods and free rounds. */
      amount: nullable(MoneySchema),
      /** Free rounds that were given; null for money and goods. */
      rounds: nullable(Type.Integer({ minimum: 1 })),
      points: PointsSchema,
    }),
    failure: Type.Object({
      points: Type.Optional(PointsSchema),
      stock: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
  },
  pointsRedeemList: {
    query: strict({
      language: LanguageSchema,
      status: Type.Optional(Type.Enum([...redeemStatuses])),
      ...page,
    }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          no: Type.String(),
          at: TimeSchema,
          kind: Type.Enum([...pointRewardKinds]),
          title: Type.String(),
          image: Type.String(),
          quantity: Type.Integer({ minimum: 1 }),
          /** Points that all pieces cost. */
          points: PointsSchema,
          amount: nullable(MoneySchema),
          /** Free rounds of all pieces; null for money and goods. */
          rounds: nullable(Type.Integer({ minimum: 1 })),
          status: Type.Enum([...redeemStatuses]),
          /** When the operator sent or rejected it. */
          answeredAt: nullable(TimeSchema),
          reason: nullable(Type.Enum([...redeemReasons])),
          delivery: nullable(SentToSchema),
          /** Carrier and number, as the operator wrote them. */
          shipment: nullable(Type.String()),
        }),
      ),
      ...pageFacts,
    }),
  },
  pointsConvert: {
    body: strict({
      points: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
      /** The money that the member was shown; another ratio is refused. */
      amount: AmountSchema,
      ticket: TicketSchema,
    }),
    value: Type.Object({ no: Type.String(), amount: MoneySchema, points: PointsSchema }),
    failure: Type.Object({ points: Type.Optional(PointsSchema) }),
  },
  pointsTransactions: {
    query: strict({
      language: LanguageSchema,
      type: Type.Optional(Type.Enum([...pointEntryTypes])),
      ...page,
    }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          no: Type.String(),
          at: TimeSchema,
          type: Type.Enum([...pointEntryTypes]),
          /** Of the reward; null for points that were earned or converted. */
          name: nullable(Type.String()),
          /** Pieces, or full amounts for which points were earned or paid. */
          quantity: Type.Integer({ minimum: 1 }),
          /** Points for one of them. */
          pointsRequirement: PointsSchema,
          /** Money for one of them; null for goods. */
          amountRequirement: nullable(MoneySchema),
          status: Type.Enum([...redeemStatuses]),
          changed: Type.Integer(),
          balance: PointsSchema,
          /** The reason for which goods were not sent and their points came back. */
          remark: nullable(Type.Enum([...redeemReasons])),
        }),
      ),
      ...pageFacts,
    }),
  },
} as const;
