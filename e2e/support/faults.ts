import type { Page, Route } from '@playwright/test';
import { endpoints, type EndpointName } from '#contract/endpoints';

const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
const refused = (status: number, message: string) => json(status, { success: false, message });

/** The ways in which a call can fail. */
const ways = {
  abort: (route) => route.abort('failed'),
  reset: (route) => route.abort('connectionreset'),
  hang: () => Promise.resolve(),
  401: refused(401, 'not_logged_in'),
  403: refused(403, 'forbidden'),
  429: refused(429, 'too_many_requests'),
  500: refused(500, 'unknown_error'),
  503: refused(503, 'try_again'),
  html: (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' }),
  shape: json(200, { ok: true, data: [] }),
  value: json(200, { success: true, value: { list: 7 } }),
} as const satisfies Record<string, (route: Route) => Promise<void>>;

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
  const isIt = ({ pathname }: URL) => pathname === path;
  const answer = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    asked += 1;
    return ways[fault](route);
  };
  await page.route(isIt, answer);
  return { end: () => page.unroute(isIt, answer), asked: () => asked };
};
