import type { Currency } from '#contract/money';
import type { LiveMessage, LiveRequest, LiveTopic } from '#contract/live';
import type { Language } from '#contract/constants';
import type { Winner } from '#contract/wireTypes';
import type { Database } from '../platform/database/database.ts';
import { winnerService } from '../reports/winners/winnerService.ts';
import { balanceOf } from '../ledger/postings/balanceOf.ts';
import { countUnread } from '../members/notifications/countUnread.ts';
import type { Parts } from '../http/endpoints/module.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import type { LiveSocket } from './liveSocket.ts';
import type { LiveEvent } from '../platform/announcements/liveEvent.ts';
import { roomTelling } from './roomTelling.ts';
import { wireMoney } from '../ledger/money/wireMoney.ts';

/** Events are gathered for so many milliseconds, so that a burst costs one look at the database. */
const GATHER = 100;
const MOST_WINNERS = 20;

type HubParts = Pick<Parts, 'log'> & {
  readonly database: Pick<Database, 'queries'>;
  readonly runtime: Pick<Runtime, 'now'>;
};

/** Tells open sockets what the gateways announce. */
export const liveHub = ({ database: { queries }, runtime: { now }, log }: HubParts) => {
  const sockets = new Set<LiveSocket>();
  const winners = winnerService(queries);
  let gathered: LiveEvent[] = [];
  let timer: NodeJS.Timeout | undefined;

  const listeners = (topic: LiveTopic, merchant: string): LiveSocket[] =>
    [...sockets].filter((socket) => socket.merchant === merchant && socket.hears(topic));

  const ownListeners = (topic: LiveTopic, merchant: string, memberId: string): LiveSocket[] =>
    listeners(topic, merchant).filter((socket) => socket.memberId === memberId);

  const rooms = roomTelling(
    queries,
    (merchant, roomId) => listeners('room', merchant).filter((socket) => socket.room === roomId),
    (error) => log.warn({ err: error, topic: 'room' }, 'live news could not be read'),
  );

  const tellBalance = async (merchant: string, memberId: string): Promise<void> => {
    const own = ownListeners('balance', merchant, memberId);
    for (const currency of new Set<Currency>(own.map((socket) => socket.currency))) {
      const amount = await balanceOf(queries, merchant, { kind: 'member', owner: memberId }, currency);
      const value = { balance: wireMoney(amount, currency) };
      for (const socket of own) socket.tell({ topic: 'balance', value });
    }
  };

  const tellUnread = async (merchant: string, memberId: string): Promise<void> => {
    const own = ownListeners('unread', merchant, memberId);
    if (own.length === 0) return;
    const value = { count: await countUnread(queries, merchant, memberId) };
    for (const socket of own) socket.tell({ topic: 'unread', value });
  };

  const tellWinners = async (merchant: string, ids: readonly number[]): Promise<void> => {
    const all = listeners('winners', merchant);
    const known = new Map<Language, Winner[]>();
    for (const socket of all) {
      const list = known.get(socket.language) ?? (await winners.byIds(merchant, ids, socket.language, now()));
      known.set(socket.language, list);
      for (const value of list) socket.tell({ topic: 'winners', value });
    }
  };

  /** Pages whose news could not be read are told that something is missing, and ask anew. */
  const orGap = async (
    topic: LiveTopic,
    hearing: () => readonly LiveSocket[],
    tell: () => Promise<void>,
  ): Promise<void> => {
    try {
      await tell();
    } catch (error) {
      log.warn({ err: error, topic }, 'live news could not be read');
      for (const socket of hearing()) socket.skip([topic]);
    }
  };

  const flush = async (): Promise<void> => {
    timer = undefined;
    const events = gathered;
    gathered = [];
    const purses = new Map<string, [string, string]>();
    const unreadOf = new Map<string, [string, string]>();
    const wins = new Map<string, number[]>();
    const spoken = new Map<string, { merchant: string; roomId: string }>();
    const hidden = new Set<string>();
    for (const event of events) {
      if (event.topic === 'orders') {
        const value = { orderNo: event.orderNo };
        for (const socket of ownListeners('orders', event.merchant, event.memberId)) {
          socket.tell({ topic: 'orders', value });
        }
      } else if (event.topic === 'support') {
        for (const socket of ownListeners('support', event.merchant, event.memberId))
          socket.tell({ topic: 'support', value: { changed: true } });
      } else if (event.topic === 'room') {
        spoken.set(`${event.merchant} ${event.roomId}`, event);
        if (event.hidden) hidden.add(`${event.merchant} ${event.roomId}`);
      } else if (event.topic === 'typing') {
        // What members type is for the desk.
        if (event.name === null) continue;
        for (const socket of ownListeners('support', event.merchant, event.memberId))
          socket.tell({ topic: 'support', value: { changed: false, typing: event.name } });
      } else if (event.topic === 'balance' || event.topic === 'unread') {
        const changed = event.topic === 'balance' ? purses : unreadOf;
        changed.set(`${event.merchant} ${event.memberId}`, [event.merchant, event.memberId]);
      } else if (event.topic === 'winners') {
        wins.set(event.merchant, [...(wins.get(event.merchant) ?? []), event.winner]);
      }
    }
    for (const [key, { merchant, roomId }] of spoken) rooms.hear(merchant, roomId, hidden.has(key));
    for (const [merchant, memberId] of purses.values()) {
      const own = () => ownListeners('balance', merchant, memberId);
      await orGap('balance', own, () => tellBalance(merchant, memberId));
    }
    for (const [merchant, memberId] of unreadOf.values()) {
      const own = () => ownListeners('unread', merchant, memberId);
      await orGap('unread', own, () => tellUnread(merchant, memberId));
    }
    for (const [merchant, ids] of wins) {
      const all = () => listeners('winners', merchant);
      await orGap('winners', all, () => tellWinners(merchant, ids.slice(-MOST_WINNERS)));
    }
  };

  const brandsHearing = (topic: LiveTopic): Set<string> =>
    new Set([...sockets].filter((socket) => socket.hears(topic)).map(({ merchant }) => merchant));

  return {
    brandsHearing,
    /** Tells everybody of a brand who hears the topic. */
    tellAll: (merchant: string, news: LiveNews): void => {
      for (const socket of listeners(news.topic, merchant)) socket.tell(news);
    },
    /** Takes over what a page asks for. */
    listen: (socket: LiveSocket, { topics, language, room }: LiveRequest): void => {
      const before = socket.room;
      if (room !== undefined && topics.includes('room')) rooms.enter(socket.merchant, room);
      socket.listen(topics, language, room);
      if (before !== undefined && before !== socket.room) rooms.leave(socket.merchant, before);
    },
    /** Answers what takes the socket out again. */
    add: (socket: LiveSocket): (() => void) => {
      sockets.add(socket);
      return () => {
        sockets.delete(socket);
        if (socket.room !== undefined) rooms.leave(socket.merchant, socket.room);
      };
    },
    count: (of: (socket: LiveSocket) => boolean): number => [...sockets].filter(of).length,
    all: (): readonly LiveSocket[] => [...sockets],
    hear: (event: LiveEvent): void => {
      gathered.push(event);
      timer ??= setTimeout(() => void flush().catch(() => undefined), GATHER);
    },
    /** Something may have been missed: every page asks anew. */
    skip: (): void => {
      for (const socket of sockets) socket.skip();
    },
    close: (): void => clearTimeout(timer),
  };
};

export type LiveNews = LiveMessage extends infer Message
  ? Message extends LiveMessage
    ? Pick<Message, 'topic' | 'value'>
    : never
  : never;
