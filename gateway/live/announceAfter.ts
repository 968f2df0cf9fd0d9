import type { FastifyReply } from 'fastify';
import type { Queries } from '../database/database.ts';
import { announce } from './announce.ts';
import type { LiveEvent } from './liveEvent.ts';

/** What is told of a member without a word more. */
type MemberTopic = Extract<LiveEvent, { topic: 'balance' | 'unread' }>['topic'];

/** Tells a member's open pages once the answer is out, and with that what it speaks of committed. */
export const announceAfter = (
  reply: FastifyReply,
  queries: Queries,
  { merchant, memberId }: { readonly merchant: string; readonly memberId: string },
  topics: readonly MemberTopic[],
): void => {
  reply.raw.once('finish', () => {
    for (const topic of topics) void announce(queries, { topic, merchant, memberId });
  });
};
