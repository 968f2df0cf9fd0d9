import { setupWorker } from 'msw/browser';

const ours = /^\/(wps|lgw|lotto)\//;

/** The worker that answers for the gateway. A call of ours that no handler knows is an error, and fails the walk. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request };
      if (request && ours.test(new URL(request.url).pathname)) defaults.error();
    },
  });
  return worker;
}
