import type { Page } from '@playwright/test';
import { endpoints, type EndpointName } from '#contract/endpoints';
import { holdCalls, type HeldCall } from './holdCalls';

const json = (status: number, body: unknown) => (call: HeldCall) =>
  call.answer(JSON.stringify(body), status, 'application/json');
const refused = (status: number, message: string) => json(status, { success: false, message });

/** The ways in which a call can fail. */
const ways = {
  abort: (call) => call.abort('Failed'),
  reset: (call) => call.abort('ConnectionReset'),
  hang: () => Promise.resolve(),
  401: refused(401, 'not_logged_in'),
  403: refused(403, 'forbidden'),
  429: refused(429, 'too_many_requests'),
  500: refused(500, 'unknown_error'),
  503: refused(503, 'try_again'),
  html: (call) => call.answer('<!doctype html><title>Proxy</title>', 200, 'text/html'),
  shape: json(200, { ok: true, data: [] }),
  value: json(200, { success: true, value: { list: 7 } }),
} as const satisfies Record<string, (call: HeldCall) => Promise<void>>;

export type Fault = `${keyof typeof ways}`;

export const faults = Object.keys(ways) as Fault[];

export interface Failing {
  /** Lets the gateway answer the call again. */
  readonly end: () => Promise<void>;
  /** How often the page has made the call. */
  readonly asked: () => number;
}

/** Makes one call of the table fail. */
export const fail = async (page: Page, name: EndpointName, fault: Fault): Promise<Failing> => {
  const { method, path } = endpoints[name];
  let asked = 0;
  const end = await holdCalls(page, { pathname: path, on: 'request', resourceType: 'Fetch' }, (call) => {
    if (call.method !== method) return call.pass();
    asked += 1;
    return ways[fault](call);
  });
  return { end, asked: () => asked };
};
