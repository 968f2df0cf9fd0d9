import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { livePath } from '#contract/live';

const EACH_SECOND = 500;
const SECONDS = 10;
const BEAT = 20;

export interface FloodSample {
  /** React commits in one second, while 500 messages a second arrive. */
  readonly commits: number;
  /** Milliseconds of the longest task during the flood; 0 if no task took 50 ms. */
  readonly longestTask: number;
}

interface Watched {
  commits: number;
  longest: number;
}

interface Flooded {
  readonly address: string;
  readonly topic: 'winners' | 'odds';
  /** Builds the value of each message by its number; called once the page has loaded. */
  readonly values: (page: Page) => Promise<(place: number) => unknown>;
}

/**
 * Runs in the page before any other script. React reports each commit to its developer tools; this stand-in for them
 * counts the commits.
 */
const watch = (): void => {
  const watched: Watched = { commits: 0, longest: 0 };
  const nothing = (): void => undefined;
  Object.assign(window, {
    watched,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      isDisabled: false,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: nothing,
      onCommitFiberRoot: () => (watched.commits += 1),
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
    },
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
  }).observe({ type: 'longtask' });
  if (location.protocol.startsWith('http')) sessionStorage.setItem('ANONYMOUS_POPUP', 'all');
};

const flood = async (
  socket: WebSocketRoute,
  topic: Flooded['topic'],
  value: (place: number) => unknown,
): Promise<void> => {
  const end = performance.now() + SECONDS * 1_000;
  let sequence = 0;
  while (performance.now() < end) {
    for (let sent = 0; sent < (EACH_SECOND * BEAT) / 1_000; sent += 1) {
      sequence += 1;
      socket.send(JSON.stringify({ topic, sequence, value: value(sequence) }));
    }
    await new Promise((resolve) => setTimeout(resolve, BEAT));
  }
};

/** Measures a page while the socket delivers 500 messages a second for ten seconds. */
export const liveFlood = async (
  browser: Browser,
  { address, topic, values }: Flooded,
): Promise<FloodSample> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const opened = new Promise<WebSocketRoute>((resolve) => {
    void page.routeWebSocket(new RegExp(livePath), (socket) => {
      socket.onMessage(() => {
        socket.send(JSON.stringify({ topic, sequence: 0, value: null }));
        resolve(socket);
      });
    });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.mouse.move(200, 200);
  await page.mouse.move(240, 220);
  const value = await values(page);
  const socket = await opened;
  const before = await page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched };
    watched.longest = 0;
    return watched.commits;
  });
  await flood(socket, topic, value);
  const after = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  await context.close();
  return { commits: (after.commits - before) / SECONDS, longestTask: after.longest };
};
