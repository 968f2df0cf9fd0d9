import Type from 'typebox';
import { spare, TimeSchema } from './common.ts';

export const memberSchemas = {
  memberInfo: {
    value: Type.Object({
      id: Type.String(),
      account: Type.String(),
      nickname: Type.String(),
      /** Tells agents and trial accounts apart, see `memberTypes`. */
      type: Type.Integer(),
      vipLevel: Type.Integer({ minimum: 0 }),
      lastLoginAt: Type.Union([TimeSchema, Type.Null()], spare),
      availablePromo: Type.Object({ REFERRAL: Type.Object({ enabled: Type.Boolean() }) }),
    }),
  },
  memberIcon: { value: Type.Object({ url: Type.Union([Type.String(), Type.Null()], spare) }) },
} as const;
