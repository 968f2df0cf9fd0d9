import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../platform/web/readCookie.ts';

/** `__Host-` ties it to the desk's own host; no script sees it and no other site can have it sent (security row 16). */
const NAME = '__Host-desk';
const GUARDED = 'Path=/; Secure; HttpOnly; SameSite=Strict';

const token = /^[A-Za-z0-9_-]{43}$/;

/** The session of the staff, until the browser is closed. */
export const staffCookie = {
  read: ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
    const value = readCookie(headers.cookie, NAME);
    return value !== undefined && token.test(value) ? value : undefined;
  },
  write: (value: string): string => `${NAME}=${value}; ${GUARDED}`,
  clear: `${NAME}=; Max-Age=0; ${GUARDED}`,
} as const;
