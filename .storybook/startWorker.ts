import { http, HttpHandler, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { covers } from './covers';

const ours = /^\/(wps|lgw|lotto)\//;

const nothing = '/nothing';

/** What answered the story before. */
let before: readonly HttpHandler[] = [];

const wasKnown = (request: Request): boolean =>
  before.some(({ info: { path } }) => typeof path === 'function' && path({ request, cookies: {} }) === true);

/** The worker that answers for the gateway. A call of ours that no handler knows is an error, and fails the walk. */
export async function startWorker() {
  const worker = setupWorker(
    ...covers,
    http.get(nothing, () => new HttpResponse(null, { status: 204 })),
  );
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      if (!request) return;
      const { pathname } = new URL(request.url);
      // What the story before still asks after it has gone is no fault of this one.
      if (ours.test(pathname) && !wasKnown(request)) defaults.error();
    },
  });
  return worker;
}

/**
 * Before the worker forgets a story. Calls of it may still be on their way to the worker, which hands them on in the
 * order in which they were made: when this one has been answered, they have met their own story's handlers.
 */
export async function leaveStory(worker: Awaited<ReturnType<typeof startWorker>>) {
  await fetch(nothing);
  before = worker.listHandlers().filter((handler) => handler instanceof HttpHandler);
}
