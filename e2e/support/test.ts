import { test as base, expect, type Page } from '@playwright/test';
import { startSite, type Site } from './startSite';
import { watchCalls, type Calls } from './watchCalls';

/** What a page may never do: speak in the console, throw, break the content policy, or ask another host. */
const watchPage = (page: Page, complaints: string[]) => {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('localhost'))
      complaints.push(`foreign request: ${request.url()}`);
  });
};

interface Fixtures {
  /** Complaints a test expects, e.g. the browser's own words on a refused login. */
  expectedComplaints: { patterns: readonly RegExp[] };
  /** Has closed announcements and closes those that come up again, as a visitor would who is here for something else. */
  closesPopups: boolean;
  /** What the pages of the journey ask the gateway for. */
  calls: Calls;
  undisturbed: void;
  quiet: void;
}

/** Journeys share one product a worker; each test gets a page that fails the test when it is not quiet. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  expectedComplaints: [{ patterns: [] }, { option: true }],
  closesPopups: [true, { option: true }],
  calls: ({ context }, use) => use(watchCalls(context)),
  undisturbed: [
    async ({ page, closesPopups }, use) => {
      // Of an announcement; a warning, which is an alert, is the journey's own to close.
      const understood = page.getByRole('dialog').getByRole('button', { name: /^(Đã hiểu|Got it)$/ });
      if (closesPopups) {
        await page.addInitScript(() => {
          // The blank page before the first address has no storage, nor has a sandboxed document.
          if (!location.protocol.startsWith('http') || origin === 'null') return;
          for (const mark of ['ANONYMOUS_POPUP', 'USER_POPUP']) sessionStorage.setItem(mark, 'all');
        });
        // A logout empties the session: then they come up once more.
        await page.addLocatorHandler(understood, (button) => button.click());
      }
      await use();
    },
    { auto: true },
  ],
  quiet: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      watchPage(page, complaints);
      await use();
      const { patterns } = expectedComplaints;
      expect(complaints.filter((text) => !patterns.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
