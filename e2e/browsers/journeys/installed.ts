import { page } from '../session/Target';
import type { BrowserSession } from '../session/BrowserSession';
import { closeAnnouncements } from './account';
import type { Journey } from './Journey';

/** Waits until the site's worker is active, which no page shows. */
const awaitWorker = (session: BrowserSession): Promise<boolean> =>
  session.driver.run('page', () => navigator.serviceWorker.ready.then(() => true), undefined);

export const installed: Journey = {
  title: 'a visitor reads how to install the site, which says in its own name when there is no connection',
  // What browsers report of the connection that the journey cuts.
  expectedFaults: [/can’t establish a connection/, /ServiceWorker passed an Error Response/],
  run: async (session, site) => {
    await session.open(site.address('aurora', '/down'));
    await closeAnnouncements(session);
    await session.sees(page.role('heading', 'Aurora88 trên màn hình chính'));
    await session.click(page.role('tab', 'iOS'));
    await session.sees(page.text('Mở bằng Safari'));
    await awaitWorker(session);
    await site.stop();
    try {
      await session.open(site.address('aurora', '/rng'));
      await session.sees(page.role('heading', 'Không có kết nối'));
    } finally {
      await site.start();
    }
    await session.click(page.text('Thử lại'));
    await session.sees(page.role('heading', 'Slots'));
  },
};
