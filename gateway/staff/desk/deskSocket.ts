import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Check } from 'typebox/value';
import { deskSocketPath, type DeskNews } from '#contract/desk';
import { liveClose, liveTyping } from '#contract/live';
import { IdSchema, strict } from '#contract/schemas/common';
import { deskChats } from '../../content/chat/deskChats.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { isOwnPage } from '../../http/plugins/isOwnPage.ts';
import { announce, LIVE_CHANNEL } from '../../platform/announcements/announce.ts';
import { readLiveEvent } from '../../platform/announcements/readLiveEvent.ts';
import { parseStrictJson } from '../../platform/json/strictJson.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import type { StaffRow } from '../accounts/schema.ts';
import { personOf } from './personOf.ts';

interface SocketParts extends Pick<Parts, 'database' | 'runtime' | 'log'> {
  readonly config: { readonly desk: true };
  readonly whoIs: (request: FastifyRequest, alive?: boolean) => Promise<StaffRow>;
}

interface Line {
  readonly me: StaffRow;
  readonly send: (news: DeskNews) => void;
  readonly look: () => void;
}

/** Several pages of everybody on duty. */
const MOST_OF_STAFF = 8;
/** Words of a page between two looks; it only says that somebody types. */
const MOST_WORDS = 60;
const LOOK_EVERY = 30_000;
const GATHER = 100;

/** A page says whom its staff is typing to. */
const TypingSchema = strict({ typingTo: IdSchema });

const readTyping = (data: Buffer): string | undefined => {
  try {
    const said = parseStrictJson(data.toString());
    return Check(TypingSchema, said) ? said.typingTo : undefined;
  } catch {
    return undefined;
  }
};

/** Tells open desks which chats have changed and which members are typing. */
export const deskSocket = (
  app: FastifyInstance,
  { database, runtime, log, config, whoIs }: SocketParts,
): void => {
  const lines = new Set<Line>();
  const owners = new WeakMap<FastifyRequest, StaffRow>();
  let gathered = new Map<string, { merchant: string; news: DeskNews }>();
  let timer: NodeJS.Timeout | undefined;

  const flush = (): void => {
    timer = undefined;
    const all = [...gathered.values()];
    gathered = new Map();
    for (const { merchant, news } of all)
      for (const { me, send } of lines) if (me.merchant === merchant) send(news);
  };
  const tell = (merchant: string, news: DeskNews): void => {
    gathered.set(`${merchant} ${news.kind} ${news.memberId}`, { merchant, news });
    timer ??= setTimeout(flush, GATHER);
  };

  const admit = async (request: FastifyRequest): Promise<void> => {
    // A browser lets a page of any origin open a socket.
    if (!isOwnPage(request)) return refuse('forbidden');
    // A page connects again by itself.
    const me = await whoIs(request, false);
    if ([...lines].filter((line) => line.me.id === me.id).length >= MOST_OF_STAFF)
      return refuse('too_many_requests');
    owners.set(request, me);
  };

  app.get(
    deskSocketPath,
    { websocket: true, preValidation: admit, config: { ...config, socket: true } },
    (socket, request) => {
      const me = owners.get(request);
      if (me === undefined) return socket.terminate();
      let words = 0;
      let answered = true;
      let typedAt = -Infinity;
      const look = async (): Promise<void> => {
        words = 0;
        if (!answered) return socket.terminate();
        answered = false;
        socket.ping();
        try {
          await whoIs(request, false);
        } catch (error) {
          if (error instanceof Refusal) socket.close(liveClose.sessionOver);
        }
      };
      const line: Line = {
        me,
        send: (news) => socket.send(JSON.stringify(news)),
        look: () => void look().catch(() => undefined),
      };
      lines.add(line);
      const every = setInterval(line.look, LOOK_EVERY);
      every.unref();
      const type = async (memberId: string): Promise<void> => {
        const now = runtime.now().getTime();
        if (now - typedAt < liveTyping.every / 2) return;
        typedAt = now;
        if (!(await deskChats(database.queries, runtime, personOf(me)).isOwn(memberId))) return;
        const { merchant, shownName } = me;
        await announce(database.queries, { topic: 'typing', merchant, memberId, name: shownName });
      };
      socket.on('pong', () => {
        answered = true;
      });
      socket.on('message', (data: Buffer) => {
        words += 1;
        const to = words > MOST_WORDS ? undefined : readTyping(data);
        if (to === undefined) socket.close(liveClose.tooMuch);
        else void type(to).catch(() => undefined);
      });
      socket.on('close', () => {
        clearInterval(every);
        lines.delete(line);
      });
    },
  );

  const stop = database.listen(LIVE_CHANNEL, {
    notified: (payload) => {
      const event = readLiveEvent(payload);
      if (event?.topic === 'support') tell(event.merchant, { kind: 'changed', memberId: event.memberId });
      else if (event?.topic === 'typing' && event.name === null)
        tell(event.merchant, { kind: 'typing', memberId: event.memberId });
    },
    missed: () => {
      log.warn('the desk may have missed news');
      for (const { send } of lines) send({ kind: 'changed', memberId: '' });
    },
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await stop();
  });
};
