import type { Page } from '@playwright/test';
import type { Site } from '../support/startSite';
import { startSiteAt } from '../support/startSiteAt';
import { expect, test as base } from '../support/test';

/** The evening before Tết, a Friday with many matches: the document has the longest names of the hour. */
const heavyHour = new Date('2027-02-05T23:01:00+07:00');

const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSiteAt(heavyHour);
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One worker's product serves them all.
test.describe.configure({ mode: 'default' });

interface Load {
  requests: () => readonly string[];
  /** Bytes on the wire, headers and compression included. */
  bytes: () => number;
  /** Resolves once every request has its answer. */
  settled: () => Promise<void>;
}

/**
 * Stops what a page does by the clock: polls, the socket, turns of the carousel. A slow machine would reach these moments
 * during the first load.
 */
const stopTimers = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: start } = window;
    const longest = 1_000;
    const startShort = (work: () => void, wait = 0): number => (wait > longest ? 0 : start(work, wait));
    Object.assign(window, { setTimeout: startShort });
  });

/** Counts the bytes on the wire for the page, the document included. */
const watchLoad = async (page: Page): Promise<Load> => {
  const wire = await page.context().newCDPSession(page);
  const asked = new Map<string, { url: string; bytes?: number }>();
  wire.on('Network.requestWillBeSent', ({ request: { url }, requestId }) => {
    // Data URLs of the style sheet cause no request.
    if (!url.startsWith('data:')) asked.set(requestId, { url });
  });
  wire.on('Network.responseReceived', ({ response, requestId }) => {
    // The browser requests the icon again after each navigation and takes it from its cache.
    if (response.fromDiskCache) asked.delete(requestId);
  });
  wire.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  wire.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
    const request = asked.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await wire.send('Network.enable');
  const unanswered = () => [...asked.values()].filter(({ bytes }) => bytes === undefined);
  return {
    requests: () => [...asked.values()].map(({ url }) => url),
    bytes: () => [...asked.values()].reduce((sum, { bytes = 0 }) => sum + bytes, 0),
    settled: async () => {
      await page.waitForLoadState('networkidle');
      await expect.poll(unanswered).toEqual([]);
    },
  };
};

interface Shifts {
  shifted: number;
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: Shifts = { shifted: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

test.describe('the first load of home', () => {
  test.use(phone);

  for (const brand of ['aurora', 'lotus', 'kickoff'])
    test(`of ${brand} stays within 30 requests and 400 kB, and nothing moves`, async ({ page, site }) => {
      await stopTimers(page);
      await watchShifts(page);
      const load = await watchLoad(page);
      await page.goto(site.address(brand));
      await expect(page.getByRole('region', { name: 'Người thắng mới' })).toBeVisible();
      await load.settled();
      expect(load.requests().length, load.requests().join('\n')).toBeLessThanOrEqual(30);
      expect(load.bytes()).toBeLessThanOrEqual(400_000);
      const { shifted } = await page.evaluate(() => (window as unknown as { seen: Shifts }).seen);
      expect(shifted).toBeLessThanOrEqual(0.01);
    });
});

test.describe('the first load of home with the announcements that open', () => {
  test.use({ ...phone, closesPopups: false });

  for (const brand of ['aurora', 'lotus', 'kickoff'])
    test(`of ${brand} stays within 30 requests and 400 kB, and nothing moves`, async ({ page, site }) => {
      await stopTimers(page);
      await watchShifts(page);
      const load = await watchLoad(page);
      await page.goto(site.address(brand));
      const picture = page.getByRole('dialog', { name: 'Thông báo' }).getByRole('presentation').first();
      await expect(picture).toBeVisible();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(page.getByRole('region', { name: 'Người thắng mới', includeHidden: true })).toBeVisible();
      await load.settled();
      expect(load.requests().length, load.requests().join('\n')).toBeLessThanOrEqual(30);
      expect(load.bytes()).toBeLessThanOrEqual(400_000);
      const { shifted } = await page.evaluate(() => (window as unknown as { seen: Shifts }).seen);
      expect(shifted).toBeLessThanOrEqual(0.01);
    });
});

test.describe('a document of which the browser has read a part', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('shows the first tabs of the bar where they stay', async ({ page, site }) => {
    const second = page.getByRole('navigation', { name: 'Thanh điều hướng dưới' }).getByRole('link').nth(1);
    await page.goto(site.address('lotus'));
    const whole = await second.boundingBox();
    const [start, ...tabs] = (await page.content()).split(/(?=<a [^>]*MarqueePhoneTabBar-tab)/);
    expect(tabs).toHaveLength(5);
    const body = [start, ...tabs.slice(0, 2)].join('');
    await page.route(site.address('lotus'), (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.reload();
    expect(await second.boundingBox()).toEqual(whole);
  });
});
