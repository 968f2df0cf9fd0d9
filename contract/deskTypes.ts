import type { Static, TSchema } from 'typebox';
import type { DeskCallName } from './desk.ts';
import type { deskSchemas } from './schemas/desk.ts';

type Shape<Name extends DeskCallName, Part extends string> =
  (typeof deskSchemas)[Name] extends Record<Part, infer Schema extends TSchema> ? Static<Schema> : undefined;

export type DeskQuery<Name extends DeskCallName> = Shape<Name, 'query'>;
export type DeskBody<Name extends DeskCallName> = Shape<Name, 'body'>;
export type DeskValue<Name extends DeskCallName> = Shape<Name, 'value'>;

export type DeskStaff = DeskValue<'me'>;
export type DeskChat = DeskValue<'chat'>['chat'];
export type DeskMessage = DeskValue<'chat'>['list'][number];
export type DeskHours = DeskValue<'hours'>['days'];
