import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../platform/web/readCookie.ts';

const GUARDED = 'Path=/; Secure; HttpOnly; SameSite=Strict';

const token = /^[A-Za-z0-9_-]{43}$/;

/**
 * A token of the desk in a cookie. `__Host-` ties it to the desk's own host; no script sees it and no other site can
 * have it sent (security row 16). Without `seconds` it lasts until the browser is closed.
 */
export const hostCookie = (name: `__Host-${string}`, seconds?: number) => ({
  read: ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
    const value = readCookie(headers.cookie, name);
    return value !== undefined && token.test(value) ? value : undefined;
  },
  write: (value: string): string =>
    [`${name}=${value}`, ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]), GUARDED].join('; '),
  clear: `${name}=; Max-Age=0; ${GUARDED}`,
});
