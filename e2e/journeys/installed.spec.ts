import type { CDPSession } from '@playwright/test';
import { expect, test } from '../support/test';

// Other journeys run without the worker: it would answer in place of what they hold up.
test.use({
  serviceWorkers: 'allow',
  expectedComplaints: { patterns: [/ERR_INTERNET_DISCONNECTED/] },
});

const brands = ['aurora', 'lotus', 'kickoff'] as const;

const errorsOf = async (session: CDPSession) =>
  (await session.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId);

test.describe('INFO-04 the site of each brand can be installed', () => {
  for (const brand of brands)
    test(brand, async ({ page, site }) => {
      await page.goto(site.address(brand, '/down'));
      const session = await page.context().newCDPSession(page);
      // A window of the tests counts as private, in which nothing is installed.
      expect((await errorsOf(session)).filter((error) => error !== 'in-incognito')).toEqual([]);
    });
});

test('INFO-04 without a connection the site says so in its own name, and comes back', async ({
  page,
  site,
}) => {
  await page.goto(site.address('aurora', '/help'));
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.goto(site.address('aurora', '/rng'));
  await expect(page.getByRole('heading', { name: 'Không có kết nối' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Thử lại' }).click();
  await expect(page.getByRole('heading', { name: 'Slots', level: 1 })).toBeVisible();
});

test('INFO-04 the worker keeps no answer of a call', async ({ page, site }) => {
  await page.goto(site.address('aurora', '/help'));
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Câu hỏi thường gặp' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((path) => /^\/(wps|lgw|lotto)\//.test(path))).toEqual([]);
});

test('a push is shown without more than it says, once, and leads to what it is about', async ({
  page,
  site,
}) => {
  const { origin } = new URL(site.address('aurora', '/'));
  const session = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', (event) =>
    registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
  );
  await session.send('ServiceWorker.enable');
  await page.goto(site.address('aurora', '/help'));
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const [worker] = page.context().serviceWorkers();
  // A browser without a screen shows no notifications: what would be shown is written down.
  await worker?.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
      shown.push({ title, ...options });
      return Promise.resolve();
    };
  });
  const note = { id: 'm1', kind: 'withdrawalPaid', title: 'Tiền rút đã được chuyển', text: '' };
  const registrationId = registrations.at(-1) ?? '';
  for (const data of ['nonsense', JSON.stringify(note)])
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await expect
    .poll(() => worker?.evaluate(() => (globalThis as { shown?: unknown }).shown))
    .toEqual([{ title: note.title, body: '', tag: 'm1', data: '/?centre=member&page=withdraw' }]);
});
