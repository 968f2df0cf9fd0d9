import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../platform/web/readCookie.ts';

/** `__Host-` ties it to this host alone; no script sees it and no other site can have it sent (security row 16). */
const NAME = '__Host-rm';
const GUARDED = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export const rememberCookie = {
  read: ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
    readCookie(headers.cookie, NAME),
  write: (credential: string, seconds: number): string =>
    `${NAME}=${credential}; Max-Age=${seconds}; ${GUARDED}`,
  clear: `${NAME}=; Max-Age=0; ${GUARDED}`,
} as const;
