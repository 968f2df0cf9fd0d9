import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { covers } from './covers';

const ours = /^\/(wps|lgw|lotto)\//;

const nothing = '/nothing';

/** The worker that answers for the gateway. A call of ours that no handler knows is an error, and fails the walk. */
export async function startWorker() {
  const worker = setupWorker(
    covers,
    http.get(nothing, () => new HttpResponse(null, { status: 204 })),
  );
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      if (request && ours.test(new URL(request.url).pathname)) defaults.error();
    },
  });
  return worker;
}

/**
 * Calls of the story before may still be on their way to the worker, which hands them on in the order in which they
 * were made: when this one has been answered, they have met their own story's handlers.
 */
export const callsAreHeard = () => fetch(nothing);
