import { expect, type BrowserContext, type Request } from '@playwright/test';
import { endpoints, type EndpointName } from '#contract/endpoints';

interface Made {
  readonly name: EndpointName;
  readonly query: Readonly<Record<string, string>>;
  /** The body as sent; null for a GET. */
  readonly body: string | null;
}

export interface Calls {
  /** Waits until pages have made each of these calls and the gateway has answered. */
  readonly expectMade: (...names: readonly EndpointName[]) => Promise<void>;
  /** The answered calls so far, oldest first. */
  readonly made: (name: EndpointName) => readonly Made[];
}

const names = new Map(
  (Object.keys(endpoints) as EndpointName[]).map((name) => {
    const { method, path } = endpoints[name];
    return [`${method} ${path}`, name];
  }),
);

const readCall = (request: Request): Made | undefined => {
  const { pathname, searchParams } = new URL(request.url());
  const name = names.get(`${request.method()} ${pathname}`);
  return name && { name, query: Object.fromEntries(searchParams), body: request.postData() };
};

/** Records which calls of the endpoint table the pages of a browser make. */
export const watchCalls = (context: BrowserContext): Calls => {
  const answered: Made[] = [];
  context.on('response', (response) => {
    const call = readCall(response.request());
    if (call) answered.push(call);
  });
  const made = (name: EndpointName) => answered.filter((call) => call.name === name);
  return {
    made,
    expectMade: (...wanted) =>
      expect
        .poll(() => wanted.filter((name) => made(name).length === 0), {
          message: 'calls that nobody made',
          timeout: 30_000,
        })
        .toEqual([]),
  };
};
