import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../platform/web/readCookie.ts';

const NAME = '__Host-social';
const GUARDED = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** Ties a sign-in to the browser that began it: nobody can finish theirs in another's (security row 15). */
export const browserCookie = {
  read: ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
    readCookie(headers.cookie, NAME),
  write: (value: string, seconds: number): string => `${NAME}=${value}; Max-Age=${seconds}; ${GUARDED}`,
  clear: `${NAME}=; Max-Age=0; ${GUARDED}`,
} as const;
