import type { Endpoint } from '../endpoint.ts';

/** Addresses of browsers at their push services go in bodies alone: queries are noted in logs. */
const own = {
  module: 'PUSH',
  token: true,
  encrypted: false,
  role: 'member',
  owner: 'self',
  chosen: true,
} as const;

export const pushEndpoints = {
  pushKey: { ...own, method: 'GET', path: '/wps/push/key' },
  /** What this browser is told; it belongs to the session that asks from then on. */
  pushHere: { ...own, method: 'POST', path: '/wps/push/here' },
  pushOn: { ...own, method: 'POST', path: '/wps/push/on' },
  pushOff: { ...own, method: 'POST', path: '/wps/push/off' },
} as const satisfies Record<string, Endpoint>;
