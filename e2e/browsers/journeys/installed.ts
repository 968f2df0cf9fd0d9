import { page } from '../visitor/Target';
import type { Visitor } from '../visitor/Visitor';
import { closeAnnouncements } from './account';
import type { Journey } from './Journey';

/** Waits until the site's worker is active, which no page shows. */
const awaitWorker = (visitor: Visitor): Promise<boolean> =>
  visitor.driver.run('page', () => navigator.serviceWorker.ready.then(() => true), undefined);

export const installed: Journey = {
  title: 'a visitor reads how to install the site, which says in its own name when there is no connection',
  // What browsers report of the connection that the journey cuts.
  expectedFaults: [/can’t establish a connection/, /ServiceWorker passed an Error Response/],
  run: async (visitor, site) => {
    await visitor.open(site.address('aurora', '/down'));
    await closeAnnouncements(visitor);
    await visitor.sees(page.role('heading', 'Aurora88 trên màn hình chính'));
    await visitor.click(page.role('tab', 'iOS'));
    await visitor.sees(page.text('Mở bằng Safari'));
    await awaitWorker(visitor);
    await site.stop();
    try {
      await visitor.open(site.address('aurora', '/rng'));
      await visitor.sees(page.role('heading', 'Không có kết nối'));
    } finally {
      await site.start();
    }
    await visitor.click(page.text('Thử lại'));
    await visitor.sees(page.role('heading', 'Slots'));
  },
};
