import Type from 'typebox';
import { breakLengths } from '../breakLengths.ts';
import { strict, TimeSchema } from './common.ts';

export const breakSchemas = {
  playBreak: { value: Type.Object({ until: Type.Union([TimeSchema, Type.Null()]) }) },
  takeBreak: {
    body: strict({ minutes: Type.Enum([...breakLengths]) }),
    value: Type.Object({ until: TimeSchema }),
  },
} as const;
