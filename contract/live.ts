import type { Static } from 'typebox';
import type { Language } from './constants.ts';
import type { liveSchemas } from './schemas/live.ts';

/** Where the socket is; it is opened with the ticket of `socketTicket` as its second protocol. */
export const livePath = '/wps/socket';
export const liveProtocol = 'marquee';

/** What can be heard on the socket; all but `winners`, `odds` and `site` need a session. */
export const liveTopics = ['balance', 'winners', 'unread', 'orders', 'odds', 'site'] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** What the page sends: the topics it wants to hear from now on, in place of those before. */
export interface LiveRequest {
  readonly topics: readonly LiveTopic[];
  readonly language: Language;
}

type Told<Value> = {
  readonly [Key in keyof Value]: Value[Key] extends (infer Item)[] ? readonly Item[] : Value[Key];
};

type LiveValue<Topic extends LiveTopic> = Told<Static<(typeof liveSchemas)[Topic]>>;

/**
 * What the page hears. `sequence` counts up by one for each message of a topic on this socket; where one is missing,
 * something was left out and the page asks anew. The first of a topic has no value: listening has begun, and what was
 * shown before may be old.
 */
export type LiveMessage = {
  readonly [Topic in LiveTopic]: {
    readonly topic: Topic;
    readonly sequence: number;
    readonly value: LiveValue<Topic> | null;
  };
}[LiveTopic];

/** Why the gateway closed a socket: the session is over; too much was sent. Any other close may be opened again. */
export const liveClose = { sessionOver: 4_401, tooMuch: 4_429 } as const;
