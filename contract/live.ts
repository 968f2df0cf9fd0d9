import type { Static } from 'typebox';
import type { Language } from './constants.ts';
import type { liveSchemas } from './schemas/live.ts';

/** Path of the socket. The client passes the ticket of `socketTicket` as the second subprotocol. */
export const livePath = '/wps/socket';
export const liveProtocol = 'marquee';

/** Topics of the socket; all but `winners`, `odds` and `site` need a session. */
export const liveTopics = [
  'balance',
  'winners',
  'unread',
  'orders',
  'support',
  'room',
  'odds',
  'site',
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** Message from the page: the topics it subscribes to, which replace the previous ones. */
export interface LiveRequest {
  readonly topics: readonly LiveTopic[];
  readonly language: Language;
  /** The live table whose talk it hears, for the topic `room`. */
  readonly room?: string;
}

type Told<Value> = {
  readonly [Key in keyof Value]: Value[Key] extends (infer Item)[] ? readonly Item[] : Value[Key];
};

type LiveValue<Topic extends LiveTopic> = Told<Static<(typeof liveSchemas)[Topic]>>;

/**
 * Message to the page. `sequence` increases by one with each message of a topic on this socket; if a number is
 * missing, a message was lost and the page fetches again. The first message of a topic has no value: it says that the
 * subscription has begun and that data shown so far may be outdated.
 */
export type LiveMessage = {
  readonly [Topic in LiveTopic]: {
    readonly topic: Topic;
    readonly sequence: number;
    readonly value: LiveValue<Topic> | null;
  };
}[LiveTopic];

/**
 * Close codes of the gateway: the session is over; the client sent too much. After any other code the site
 * reconnects.
 */
export const liveClose = { sessionOver: 4_401, tooMuch: 4_429 } as const;

/** Milliseconds between two signs that somebody is typing, and until one is over. */
export const liveTyping = { every: 3_000, lasts: 6_000 } as const;
