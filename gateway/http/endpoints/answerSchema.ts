import Type, { type TSchema } from 'typebox';

/** The query of a call that takes none: any field is refused. */
export const nothing = Type.Object({}, { additionalProperties: false });

/** Shape of a good answer; fields outside of it never leave the gateway. */
export const answerOf = (value: TSchema) => Type.Object({ success: Type.Literal(true), value });
