import type { Language } from '#contract/constants';
import { liveClose, liveTopics, type LiveMessage, type LiveRequest, type LiveTopic } from '#contract/live';
import { narrow, type Shape } from '#contract/narrow';
import liveShapes from '#contract/shapes/liveShapes.json';
import type { Line, OpenSocket } from '@/api/openSocket';
import { watchMisfits } from '#contract/watchMisfits';

/** News of a topic: its new value, or null when the cached value may be stale and must be fetched again. */
export type Hear<Topic extends LiveTopic> = (value: Extract<LiveMessage, { topic: Topic }>['value']) => void;

interface LiveParts {
  /** Fetches a ticket for one connection; undefined if none is available now. */
  readonly askTicket: () => Promise<string | undefined>;
  readonly open: OpenSocket;
  readonly language: () => Language;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** A number from 0 to 1: spreads the reconnections after a restart of the gateway. */
  readonly random: () => number;
  /** Called when the socket has opened or closed. */
  readonly onState: (open: boolean) => void;
  /** Called when part of a message did not fit its schema and was dropped. */
  readonly onMisfit: (text: string) => void;
}

export interface Live {
  /** `room` is the table of the topic `room`; the page is at one at a time. */
  readonly hear: <Topic extends LiveTopic>(topic: Topic, hear: Hear<Topic>, room?: string) => () => void;
  /** Says that the member is typing to support; nothing while there is no connection. */
  readonly type: () => void;
  /** Reconnects, because the session or the language has changed. */
  readonly renew: () => void;
}

const firstPause = 1_000;
const longestPause = 30_000;

const isMessage = (message: unknown): message is LiveMessage => {
  if (typeof message !== 'object' || message === null) return false;
  const { topic, sequence, value } = message as Partial<Record<string, unknown>>;
  return (
    liveTopics.some((known) => known === topic) && Number.isInteger(sequence) && typeof value === 'object'
  );
};

const shapes: Readonly<Record<LiveTopic, Shape>> = liveShapes;

const read = (text: string): LiveMessage | undefined => {
  try {
    const message: unknown = JSON.parse(text);
    return isMessage(message) ? message : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The one socket of a page for data that changes on the server. It opens with the first listener and closes after the
 * last. If a message is missing, the listeners fetch its topic again (design §2).
 */
export const createLive = ({
  askTicket,
  open,
  language,
  wait,
  random,
  onState,
  onMisfit,
}: LiveParts): Live => {
  const listeners = new Map<LiveTopic, Set<(value: never) => void>>();
  const heard = new Map<LiveTopic, number>();
  let line: Line | undefined;
  let ready = false;
  let room: string | undefined;
  /** Counts openings: events of an earlier socket are ignored. */
  let current = 0;
  let failures = 0;

  const tell = (topic: LiveTopic, value: LiveMessage['value']): void => {
    for (const listener of [...(listeners.get(topic) ?? [])]) listener(value as never);
  };

  /** Null when the value does not fit its topic: the listeners then fetch it again. */
  const narrowed = (topic: LiveTopic, value: unknown): LiveMessage['value'] =>
    (watchMisfits(`live ${topic}`, onMisfit)((hear) => narrow(shapes[topic], value, hear)) ??
      null) as LiveMessage['value'];

  const ask = (): void => {
    if (!ready) return;
    const request: LiveRequest = {
      topics: [...listeners.keys()],
      language: language(),
      ...(room !== undefined && listeners.has('room') && { room }),
    };
    line?.send(JSON.stringify(request));
  };

  const onText = (text: string): void => {
    const message = read(text);
    if (message === undefined) return;
    const { topic, sequence, value } = message;
    const last = heard.get(topic);
    heard.set(topic, sequence);
    const isNext = last !== undefined && sequence === last + 1;
    tell(topic, isNext && value !== null ? narrowed(topic, value) : null);
  };

  const stop = (): void => {
    current += 1;
    ready = false;
    onState(false);
    heard.clear();
    line?.close();
    line = undefined;
  };

  const again = async (opening: number): Promise<void> => {
    failures += 1;
    const pause = Math.min(firstPause * 2 ** (failures - 1), longestPause);
    await wait(pause * (0.5 + random() / 2));
    if (opening === current && listeners.size > 0) void start();
  };

  const start = async (): Promise<void> => {
    stop();
    const opening = current;
    const ticket = await askTicket();
    if (opening !== current) return;
    if (ticket === undefined) return again(opening);
    const isCurrent = () => opening === current;
    line = open(ticket, {
      onOpen: () => {
        if (!isCurrent()) return;
        failures = 0;
        ready = true;
        onState(true);
        ask();
      },
      onText: (text) => {
        if (isCurrent()) onText(text);
      },
      onClose: (code) => {
        if (!isCurrent()) return;
        stop();
        if (code !== liveClose.sessionOver) void again(current);
      },
    });
  };

  return {
    hear: (topic, listener, wantedRoom) => {
      const isElsewhere = wantedRoom !== undefined && wantedRoom !== room;
      if (wantedRoom !== undefined) room = wantedRoom;
      const known = listeners.get(topic) ?? new Set<(value: never) => void>();
      const isFirst = listeners.size === 0;
      const isNew = known.size === 0;
      known.add(listener);
      listeners.set(topic, known);
      if (isFirst) void start();
      else if (isNew || isElsewhere) ask();
      return () => {
        known.delete(listener);
        if (known.size > 0) return;
        listeners.delete(topic);
        if (listeners.size === 0) stop();
        else ask();
      };
    },
    type: () => {
      if (ready) line?.send(JSON.stringify({ typing: 'support' }));
    },
    renew: () => {
      failures = 0;
      if (listeners.size > 0) void start();
    },
  };
};
