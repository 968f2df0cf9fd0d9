import type { FastifyReply } from 'fastify';
import type { Entry } from './entryService.ts';

/** The value of a way in; what it is remembered by goes into a cookie that no script reads. */
export const answerEntry = (
  reply: Pick<FastifyReply, 'header'>,
  { value, cookie }: Entry,
): Entry['value'] => {
  if (cookie !== undefined) void reply.header('set-cookie', cookie);
  return value;
};
