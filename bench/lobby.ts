import type { Browser, CDPSession, Page } from '@playwright/test';
import { closeAnnouncements } from './closeAnnouncements.ts';

const SLOWER = 4;
const WARM_UP = 10;
const CHANGES = 100;

export interface LobbySample {
  /** The highest number of elements in the page, measured at several scroll positions of the list. */
  readonly elements: number;
  /** Milliseconds of the slowest key stroke in the search field, with the processor slowed four times. */
  readonly key: number;
  /** Bytes of heap, nodes and listeners that remain after a hundred changes of category. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

const mostElements = async (page: Page): Promise<number> => {
  const counts: number[] = [];
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
    await page.locator('article').first().waitFor();
    counts.push(await page.evaluate(() => document.querySelectorAll('*').length));
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  return Math.max(...counts);
};

/** Runs in the page: records the time from each key stroke to the frame that shows it. */
const watchKeys = (): void => {
  const slowest = { time: 0 };
  Object.assign(window, { slowest });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') slowest.time = Math.max(slowest.time, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

const slowestKey = async (page: Page, session: CDPSession): Promise<number> => {
  await page.evaluate(watchKeys);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.locator('input[name=gameName]').pressSequentially('rong vang', { delay: 220 });
  await page.locator('article').first().waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => (window as unknown as { slowest: { time: number } }).slowest.time);
};

const held = async (session: CDPSession): Promise<Map<string, number>> => {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
};

const changeCategory = async (page: Page, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    const path = time % 2 === 0 ? '/fish' : '/rng';
    await page.locator(`header a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await page.locator('article').first().waitFor();
  }
};

/** Measures the slots lobby: its size, the speed of its search field and what it leaks. */
export const lobby = async (browser: Browser, home: string): Promise<LobbySample> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(closeAnnouncements);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(new URL('/rng', home).href, { waitUntil: 'networkidle' });
  await page.locator('article').first().waitFor();
  const elements = await mostElements(page);
  const key = await slowestKey(page, session);
  await changeCategory(page, WARM_UP);
  const before = await held(session);
  await changeCategory(page, CHANGES);
  const after = await held(session);
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  await context.close();
  return {
    elements,
    key,
    heap: grown('JSHeapUsedSize'),
    nodes: grown('Nodes'),
    listeners: grown('JSEventListeners'),
  };
};
