import Type from 'typebox';

export const supportSeatSchemas = {
  supportSeat: {
    value: Type.Object({
      provider: Type.Enum(['own', 'outside']),
      /** Says to an outside party which member opens the chat; null for a visitor, and of the site's own chat. */
      token: Type.Union([Type.String(), Type.Null()]),
    }),
  },
} as const;
