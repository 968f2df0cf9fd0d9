import { hostCookie } from './hostCookie.ts';

/** The session of the staff, until the browser is closed. */
export const staffCookie = hostCookie('__Host-desk');
