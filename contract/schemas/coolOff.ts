import Type from 'typebox';
import { breakLengths } from '../breakLengths.ts';
import { PauseSchema, strict, TimeSchema } from './common.ts';

export const coolOffSchemas = {
  playBreak: {
    value: Type.Object({
      pause: Type.Union([PauseSchema, Type.Null()]),
      /** When the reality check is due; in the past while it waits for an answer, null if none is set. */
      realityCheckAt: Type.Union([TimeSchema, Type.Null()]),
      /** The interval of the check that the member or the market has set; null for none. */
      realityCheckMinutes: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])),
    }),
  },
  takeBreak: {
    body: strict({ minutes: Type.Enum([...breakLengths]) }),
    value: PauseSchema,
  },
} as const;
