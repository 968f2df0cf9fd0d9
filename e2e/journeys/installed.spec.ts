import type { CDPSession } from '@playwright/test';
import { expect, test } from '../support/test';

// Other journeys run without the worker: it would answer in place of what they hold up.
test.use({ serviceWorkers: 'allow', expectedComplaints: { patterns: [/ERR_INTERNET_DISCONNECTED/] } });

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

test('a push is shown without more than it says, and its notification opens what it is about', async ({
  page,
  site,
}) => {
  const { origin } = new URL(site.address('aurora', '/'));
  await page.context().grantPermissions(['notifications'], { origin });
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
  const note = { id: 'm1', kind: 'withdrawalPaid', title: 'Tiền rút đã được chuyển', text: '' };
  const registrationId = registrations.at(-1) ?? '';
  // What comes twice is shown once.
  for (const data of [JSON.stringify(note), JSON.stringify(note), 'nonsense'])
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications();
      return found.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
    });
  await expect.poll(shown).toEqual([{ title: note.title, body: '', data: '/?centre=member&page=withdraw' }]);
});
