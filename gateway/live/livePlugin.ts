import '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import { liveClose, livePath, liveProtocol, liveTopics, liveTyping, type LiveRequest } from '#contract/live';
import { LanguageSchema, strict } from '#contract/schemas/common';
import { RoomIdSchema } from '#contract/schemas/rooms';
import type { Parts } from '../http/endpoints/module.ts';
import { refuse } from '../platform/refusal/refusal.ts';
import { parseStrictJson } from '../platform/json/strictJson.ts';
import { sessionService } from '../members/sessions/sessionService.ts';
import { oneTimeTokenStore } from '../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { announce, LIVE_CHANNEL } from '../platform/announcements/announce.ts';
import { readLiveEvent } from '../platform/announcements/readLiveEvent.ts';
import { liveHub } from './liveHub.ts';
import { liveSocket, type LiveSocket, type SocketOwner } from './liveSocket.ts';
import { startOddsTelling } from './oddsTelling.ts';
import { isOwnPage } from '../http/plugins/isOwnPage.ts';
import '../http/plugins/request.ts';
import { countedAddress } from '../http/addresses/countedAddress.ts';

const MOST_OF_MEMBER = 5;
const MOST_OF_ADDRESS = 30;
/** What a page has to say: which topics it wants, and that its member is typing to support. More than so many such words between two looks is no page of ours. */
const MOST_WORDS = 60;
const LOOK_EVERY = 30_000;

const RequestSchema = strict({
  topics: Type.Array(Type.Enum([...liveTopics]), { maxItems: liveTopics.length }),
  language: LanguageSchema,
  room: Type.Optional(RoomIdSchema),
});

const TypingSchema = strict({ typing: Type.Literal('support') });

const ticketIn = ({ headers }: FastifyRequest): string => {
  const [protocol, ticket] = (headers['sec-websocket-protocol'] ?? '').split(',').map((part) => part.trim());
  return (protocol === liveProtocol && ticket) || '';
};

/** The one socket of a page (design §2). Gateways of one database tell each other through it. */
export const livePlugin = (
  app: FastifyInstance,
  { database, runtime, log }: Pick<Parts, 'database' | 'runtime' | 'log'>,
): void => {
  const hub = liveHub({ database, runtime, log });
  const sessions = sessionService(database.queries, runtime);
  const owners = new WeakMap<FastifyRequest, SocketOwner>();

  const admit = async (request: FastifyRequest): Promise<void> => {
    const { tenant } = request;
    const ip = countedAddress(request.ip);
    // A browser lets a page of any origin open a socket.
    if (!isOwnPage(request)) return refuse('forbidden');
    const data = await oneTimeTokenStore(database.queries, runtime).take(
      tenant.merchantCode,
      'socket',
      ticketIn(request),
    );
    if (data === undefined) return refuse('not_logged_in');
    const { memberId } = data;
    const isTooMany =
      hub.count((socket) => socket.ip === ip) >= MOST_OF_ADDRESS ||
      (memberId !== null && hub.count((socket) => socket.memberId === memberId) >= MOST_OF_MEMBER);
    if (isTooMany) return refuse('too_many_requests');
    owners.set(request, { ...data, ip, merchant: tenant.merchantCode, currency: tenant.currency });
  };

  const closeIfOver = async (socket: LiveSocket): Promise<void> => {
    const { merchant, sessionHash } = socket;
    if (sessionHash === null || (await sessions.isLive(merchant, sessionHash))) return;
    socket.close(liveClose.sessionOver);
  };
  /** A look that fails is made up for by the next one. */
  const lookAt = (which: (socket: LiveSocket) => boolean): void => {
    for (const socket of hub.all().filter(which)) void closeIfOver(socket).catch(() => undefined);
  };

  app.get(
    livePath,
    { websocket: true, preValidation: admit, config: { socket: true } },
    (socket, request) => {
      const owner = owners.get(request);
      if (owner === undefined) return socket.terminate();
      const live = liveSocket(socket, owner);
      const remove = hub.add(live);
      let words = 0;
      let answered = true;
      let typedAt = -Infinity;
      const type = async (): Promise<void> => {
        const { merchant, memberId } = owner;
        const now = runtime.now().getTime();
        if (memberId === null || now - typedAt < liveTyping.every / 2) return;
        typedAt = now;
        await announce(database.queries, { topic: 'typing', merchant, memberId, name: null });
      };
      const look = async (): Promise<void> => {
        words = 0;
        if (!answered) return socket.terminate();
        answered = false;
        socket.ping();
        await closeIfOver(live);
      };
      const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY);
      timer.unref();
      // The session may have ended since the ticket was given.
      void closeIfOver(live).catch(() => undefined);
      socket.on('pong', () => {
        answered = true;
      });
      socket.on('message', (data: Buffer) => {
        words += 1;
        const asked = words > MOST_WORDS ? undefined : readRequest(data);
        if (asked === undefined) socket.close(liveClose.tooMuch);
        else if ('typing' in asked) void type().catch(() => undefined);
        else hub.listen(live, asked);
      });
      socket.on('close', () => {
        clearInterval(timer);
        remove();
      });
    },
  );

  const stop = database.listen(LIVE_CHANNEL, {
    notified: (payload) => {
      const event = readLiveEvent(payload);
      if (event === undefined) log.warn('a notification was no live event');
      else if (event.topic === 'sessions') lookAt((socket) => socket.memberId === event.memberId);
      else if (event.topic === 'site') hub.tellAll(event.merchant, { topic: 'site', value: null });
      else hub.hear(event);
    },
    missed: () => {
      hub.skip();
      lookAt(() => true);
    },
  });
  const stopOdds = startOddsTelling({ database, runtime, log }, hub);
  app.addHook('onClose', async () => {
    await stopOdds();
    hub.close();
    await stop();
  });
};

const readRequest = (data: Buffer): LiveRequest | Static<typeof TypingSchema> | undefined => {
  try {
    const asked = parseStrictJson(data.toString());
    if (Check(TypingSchema, asked)) return asked;
    return Check(RequestSchema, asked) ? asked : undefined;
  } catch {
    return undefined;
  }
};
