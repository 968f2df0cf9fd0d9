import type { Language } from '#contract/constants';
import type { LiveTopic } from '#contract/live';
import type { Currency } from '#contract/money';
import type { LiveNews } from './liveHub.ts';

/** What is needed of a web socket. */
export interface Wire {
  readonly bufferedAmount: number;
  readonly send: (text: string) => void;
  readonly close: (code: number) => void;
}

export interface SocketOwner {
  readonly merchant: string;
  readonly currency: Currency;
  readonly memberId: string | null;
  readonly sessionHash: string | null;
  readonly ip: string;
}

/** A page that reads more slowly than it is told is told less; the gap in the numbers says so. */
const MOST_WAITING = 256 * 1024;

const ownTopics: readonly LiveTopic[] = ['balance', 'unread', 'orders', 'support', 'room'];

/** One open socket: the topics it hears, each with its own count. */
export const liveSocket = (wire: Wire, owner: SocketOwner) => {
  const counts = new Map<LiveTopic, number>();
  let language: Language = 'VI';
  let room: string | undefined;
  const count = (topic: LiveTopic): number => {
    const next = (counts.get(topic) ?? -1) + 1;
    counts.set(topic, next);
    return next;
  };
  return {
    ...owner,
    get language() {
      return language;
    },
    /** The live table whose talk it hears. */
    get room() {
      return room;
    },
    hears: (topic: LiveTopic): boolean => counts.has(topic),
    /** Topics of nobody's own are heard by anybody, the others with a session alone. */
    listen: (topics: readonly LiveTopic[], wanted: Language, wantedRoom?: string): void => {
      language = wanted;
      const allowed = topics.filter(
        (topic) =>
          (owner.memberId !== null || !ownTopics.includes(topic)) &&
          (topic !== 'room' || wantedRoom !== undefined),
      );
      const before = room;
      room = allowed.includes('room') ? wantedRoom : undefined;
      if (room !== before) counts.delete('room');
      for (const topic of counts.keys()) if (!allowed.includes(topic)) counts.delete(topic);
      for (const topic of allowed) {
        if (!counts.has(topic)) wire.send(JSON.stringify({ topic, sequence: count(topic), value: null }));
      }
    },
    tell: (news: LiveNews): void => {
      const sequence = count(news.topic);
      if (wire.bufferedAmount > MOST_WAITING) return;
      wire.send(JSON.stringify({ topic: news.topic, sequence, value: news.value }));
    },
    close: (code: number): void => wire.close(code),
    /** Leaves a number out of each topic, or of those named, and says that there is something new. */
    skip: (topics: readonly LiveTopic[] = [...counts.keys()]): void => {
      for (const topic of topics) {
        count(topic);
        wire.send(JSON.stringify({ topic, sequence: count(topic), value: null }));
      }
    },
  };
};

export type LiveSocket = ReturnType<typeof liveSocket>;
