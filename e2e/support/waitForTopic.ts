import type { Page } from '@playwright/test';

/** Watches the messages on a page's socket. The returned function resolves at the next message of the topic. */
export const waitForTopic = (page: Page, topic: string): (() => Promise<void>) => {
  let heard = 0;
  let awaited = 0;
  let wake: (() => void) | undefined;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (!String(payload).includes(`"topic":"${topic}"`)) return;
      heard += 1;
      wake?.();
    }),
  );
  return async () => {
    awaited += 1;
    while (heard < awaited) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
};
