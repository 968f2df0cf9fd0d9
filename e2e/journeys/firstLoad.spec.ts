import type { Page } from '@playwright/test';
import { entryFiles } from '../support/entryFiles';
import { expect, test } from '../support/test';

interface Load {
  requests: () => readonly string[];
  /** Bytes on the wire, headers and compression included. */
  bytes: () => number;
}

/** Polled calls; the document carries their first answers. */
const timed = /\/wps\/system\/(status|whitelabel)$/;

/** Files that load halfway to the carousel's first turn. A slow machine may reach this moment before the page is idle. */
const isLater = (url: string): boolean =>
  timed.test(url) || entryFiles.lazy.swiper.some((name) => url.endsWith(name));

/** Counts the bytes on the wire for the page, the document included. */
const watchLoad = async (page: Page): Promise<Load> => {
  const wire = await page.context().newCDPSession(page);
  const asked = new Map<string, { url: string; bytes: number }>();
  wire.on('Network.requestWillBeSent', ({ request: { url }, requestId }) => {
    // Data URLs of the style sheet cause no request.
    if (!url.startsWith('data:') && !isLater(url)) asked.set(requestId, { url, bytes: 0 });
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
  return {
    requests: () => [...asked.values()].map(({ url }) => url),
    bytes: () => [...asked.values()].reduce((sum, { bytes }) => sum + bytes, 0),
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
      await watchShifts(page);
      const load = await watchLoad(page);
      await page.goto(site.address(brand), { waitUntil: 'networkidle' });
      await expect(page.getByRole('region', { name: 'Người thắng mới' })).toBeVisible();
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
      await watchShifts(page);
      const load = await watchLoad(page);
      await page.goto(site.address(brand));
      const picture = page.getByRole('dialog', { name: 'Thông báo' }).getByRole('presentation').first();
      await expect(picture).toBeVisible();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(page.getByRole('region', { name: 'Người thắng mới', includeHidden: true })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(load.requests().length, load.requests().join('\n')).toBeLessThanOrEqual(30);
      expect(load.bytes()).toBeLessThanOrEqual(400_000);
      const { shifted } = await page.evaluate(() => (window as unknown as { seen: Shifts }).seen);
      expect(shifted).toBeLessThanOrEqual(0.01);
    });
});
