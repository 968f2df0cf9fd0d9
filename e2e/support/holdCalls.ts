import type { Page } from '@playwright/test';

/** A call that the browser holds back until one of these is called. */
export interface HeldCall {
  readonly method: string;
  readonly pathname: string;
  /** Where it is held on its way back: what the gateway answered. */
  readonly text: () => Promise<string>;
  /** Answers with this instead; where it is held on its way back, with the status and headers of the gateway. */
  readonly answer: (body: string, status?: number, contentType?: string) => Promise<void>;
  readonly abort: (reason: 'Failed' | 'ConnectionReset') => Promise<void>;
  readonly pass: () => Promise<void>;
}

interface Held {
  readonly pathname: string;
  readonly on: 'request' | 'response';
  /** `Fetch` holds uploads too, which the site sends as XHR. */
  readonly resourceType: 'Fetch' | 'Document';
}

const encode = (text: string) => Buffer.from(text).toString('base64');

/** Of the gateway's headers those that hold for another body too. */
const keptHeaders = (headers: readonly { name: string; value: string }[] = []) =>
  headers.filter(({ name }) => !/^content-(encoding|length)$/i.test(name));

/**
 * Holds the calls to a path back, for the handler to decide about each. Other than `page.route` it leaves the cache of
 * the browser alone, so that a tab loads the site's files once and not for each case. Answers how to end it.
 */
export const holdCalls = async (
  page: Page,
  { pathname, on, resourceType }: Held,
  handle: (call: HeldCall) => Promise<void>,
): Promise<() => Promise<void>> => {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request, responseStatusCode, responseHeaders }) => {
    const call: HeldCall = {
      method: request.method,
      pathname: new URL(request.url).pathname,
      text: async () => {
        const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
        return base64Encoded ? Buffer.from(body, 'base64').toString() : body;
      },
      answer: async (body, status = responseStatusCode ?? 200, contentType) => {
        await session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: status,
          responseHeaders: contentType
            ? [{ name: 'content-type', value: contentType }]
            : keptHeaders(responseHeaders),
          body: encode(body),
        });
      },
      abort: async (errorReason) => {
        await session.send('Fetch.failRequest', { requestId, errorReason });
      },
      pass: async () => {
        await session.send('Fetch.continueRequest', { requestId });
      },
    };
    // A page that has navigated meanwhile no longer waits for the answer.
    void (call.pathname === pathname ? handle(call) : call.pass()).catch(() => undefined);
  });
  const requestStage: 'Request' | 'Response' = on === 'request' ? 'Request' : 'Response';
  await session.send('Fetch.enable', {
    patterns: (resourceType === 'Document' ? (['Document'] as const) : (['Fetch', 'XHR'] as const)).map(
      (type) => ({ urlPattern: `*${pathname}*`, requestStage, resourceType: type }),
    ),
  });
  return () => session.detach();
};
