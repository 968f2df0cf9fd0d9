import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { livePath } from '#contract/live';

const EACH_SECOND = 500;
const SECONDS = 10;
const BEAT = 20;

export interface WinnersSample {
  /** Commits of React in a second, while 500 wins come in each. */
  readonly commits: number;
  /** Milliseconds of the longest task meanwhile; 0 where none took 50. */
  readonly longestTask: number;
}

interface Watched {
  commits: number;
  longest: number;
}

/** Runs in the page before anything else: React tells its developer tools of each commit, and these only count. */
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

const aWinner = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const query = 'gameCategory=ALL&language=VI&limitNum=20';
    const answer = await fetch(`/wps/relay/GCSGAME_getRankList?${query}`);
    return ((await answer.json()) as { value: { list: unknown[] } }).value.list[0];
  });

const flood = async (socket: WebSocketRoute, winner: unknown): Promise<void> => {
  const end = performance.now() + SECONDS * 1_000;
  let sequence = 0;
  while (performance.now() < end) {
    for (let sent = 0; sent < (EACH_SECOND * BEAT) / 1_000; sent += 1) {
      sequence += 1;
      socket.send(JSON.stringify({ topic: 'winners', sequence, value: winner }));
    }
    await new Promise((resolve) => setTimeout(resolve, BEAT));
  }
};

/** Home while 500 wins a second come by the socket for ten seconds. */
export const liveWinners = async (browser: Browser, home: string): Promise<WinnersSample> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const opened = new Promise<WebSocketRoute>((resolve) => {
    void page.routeWebSocket(new RegExp(livePath), (socket) => {
      socket.onMessage(() => {
        socket.send(JSON.stringify({ topic: 'winners', sequence: 0, value: null }));
        resolve(socket);
      });
    });
  });
  await page.goto(home, { waitUntil: 'networkidle' });
  await page.mouse.move(200, 200);
  await page.mouse.move(240, 220);
  const winner = await aWinner(page);
  const socket = await opened;
  const before = await page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched };
    watched.longest = 0;
    return watched.commits;
  });
  await flood(socket, winner);
  const after = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  await context.close();
  return { commits: (after.commits - before) / SECONDS, longestTask: after.longest };
};
