import Type from 'typebox';
import { MoneySchema } from './common.ts';

/** Free rounds as an offer names them, before anybody has them. */
export const FreeRoundsOfferSchema = Type.Object({
  count: Type.Integer({ minimum: 1 }),
  /** Of each round. */
  stake: MoneySchema,
  /** Names of the games that take them. */
  games: Type.Array(Type.String()),
  /** Days in which they can be played. */
  days: Type.Integer({ minimum: 1 }),
});
