import { test as base } from '@playwright/test';
import { startSite, type Site } from './startSite';

/** Journeys share one product per worker. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
