import { expect, type Page } from '@playwright/test';
import { closePopups } from './closePopups';
import { test as base } from './siteTest';
import { watchCalls, type Calls } from './watchCalls';

/** What the tests' browser says of the site's worker, which only the worker's own journeys let in. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

/** Collects faults of a page: console output, exceptions, violations of the content policy, requests to other hosts. */
const watchPage = (page: Page, complaints: string[]) => {
  page.on('console', (message) => {
    if (message.text() === workerBlocked) return;
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console ${message.type()}: ${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('localhost'))
      complaints.push(`foreign request: ${request.url()}`);
  });
};

interface Fixtures {
  /** Messages that a test expects, e.g. the browser's own words on a refused log-in. */
  expectedComplaints: { patterns: readonly RegExp[] };
  /** Closes announcements, also those that open later, as a visitor with another aim would. */
  closesPopups: boolean;
  /** The calls that the pages of the journey make. */
  calls: Calls;
  undisturbed: void;
  quiet: void;
}

/** Each test gets a page, and the test fails if the page reports a fault. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [{ patterns: [] }, { option: true }],
  closesPopups: [true, { option: true }],
  calls: ({ context }, use) => use(watchCalls(context)),
  undisturbed: [
    async ({ page, closesPopups }, use) => {
      // Only announcements; a warning has the role `alert`, and the journey closes it itself.
      const understood = page.getByRole('dialog').getByRole('button', { name: /^(Đã hiểu|Got it)$/ });
      if (closesPopups) {
        await closePopups(page);
        // A log-out clears the session storage, so that the announcements open again.
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
