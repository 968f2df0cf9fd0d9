import Type from 'typebox';
import { Check } from 'typebox/value';
import type { LiveEvent } from './liveEvent.ts';

const merchant = Type.String();
const ofMember = (topic: string) =>
  Type.Object({ topic: Type.Literal(topic), merchant, memberId: Type.String() });

const EventSchema = Type.Union([
  ofMember('balance'),
  ofMember('unread'),
  ofMember('support'),
  ofMember('sessions'),
  Type.Object({
    topic: Type.Literal('typing'),
    merchant,
    memberId: Type.String(),
    name: Type.Union([Type.String(), Type.Null()]),
  }),
  Type.Object({
    topic: Type.Literal('orders'),
    merchant,
    memberId: Type.String(),
    orderNo: Type.String(),
  }),
  Type.Object({
    topic: Type.Literal('room'),
    merchant,
    roomId: Type.String(),
    hidden: Type.Boolean(),
  }),
  Type.Object({ topic: Type.Literal('site'), merchant }),
  Type.Object({ topic: Type.Literal('winners'), merchant, winner: Type.Number() }),
]);

/** What a gateway has told; undefined for anything else, since whoever reaches the database can notify what they like. */
export const readLiveEvent = (payload: string): LiveEvent | undefined => {
  try {
    const event: unknown = JSON.parse(payload);
    return Check(EventSchema, event) ? (event as LiveEvent) : undefined;
  } catch {
    return undefined;
  }
};
