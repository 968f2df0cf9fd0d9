import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logInFromParentSite } from '../support/cashier';
import { newPlayer } from '../support/playing';
import { startSite, type Site } from '../support/startSite';
import { expect, test as base } from '../support/test';

const hosts = (kind: string) => [1, 2, 3, 4, 5, 6].map((number) => `https://${kind}${number}.localhost`);
const imageCDNs = hosts('images');
const launchGameCDNs = hosts('games');

/** A site whose brand aurora has its pictures and games on other hosts. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const brands = await mkdtemp(join(tmpdir(), 'marquee-brands-'));
      await cp('theme/brands', brands, { recursive: true });
      const file = join(brands, 'aurora', 'brand.json');
      const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
      await writeFile(file, JSON.stringify({ ...manifest, imageCDNs, launchGameCDNs }));
      const site = await startSite({ BRANDS_DIR: brands });
      await use(site);
      await site.remove();
      await rm(brands, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Serves the pictures of the image hosts, except hosts that are down; returns the list of requested pictures. */
const serveImages = async (page: Page, isDown: (host: string) => boolean = () => false) => {
  const asked: { host: string; path: string }[] = [];
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>';
  await page.route(/^https:\/\/images\d\.localhost\//, (route) => {
    const { origin, pathname } = new URL(route.request().url());
    asked.push({ host: origin, path: pathname });
    return isDown(origin) ? route.abort() : route.fulfill({ contentType: 'image/svg+xml', body: svg });
  });
  return {
    hosts: () => [...new Set(asked.map(({ host }) => host))],
    ofCovers: (host: string) => asked.filter((one) => one.host === host && one.path.includes('/covers/')),
  };
};

/** Tall enough that the covers on the home page load. */
test.use({ viewport: { width: 1440, height: 2400 } });

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('link', { name, exact: true }).click();

test('SYS-10 every picture of a visit comes from the one host that was drawn for it, whatever page shows it', async ({
  page,
  site,
}) => {
  const images = await serveImages(page);
  await page.goto(site.address('aurora'));
  await expect.poll(() => images.hosts().length).toBeGreaterThan(0);
  const [drawn = ''] = images.hosts();
  expect(imageCDNs).toContain(drawn);
  await expect.poll(() => images.ofCovers(drawn).length).toBeGreaterThan(3);
  const before = images.ofCovers(drawn).length;
  await goTo(page, 'Bắn cá');
  await expect(page).toHaveURL(/\/fish/);
  await expect.poll(() => images.ofCovers(drawn).length).toBeGreaterThan(before + 3);
  expect(images.hosts()).toEqual([drawn]);
});

test.describe('with a host that is down', () => {
  test.use({ expectedComplaints: { patterns: [/net::ERR_FAILED/] } });

  test('SYS-10 its pictures come from the next host of the visit, each of them from the same one', async ({
    page,
    site,
  }) => {
    let down = '';
    const images = await serveImages(page, (host) => (down ||= host) === host);
    await page.goto(site.address('aurora'));
    await expect.poll(() => images.hosts().length).toBe(2);
    const [, next = ''] = images.hosts();
    await expect.poll(() => images.ofCovers(next).length).toBeGreaterThan(3);
    expect(images.hosts()).toEqual([down, next]);
  });
});

test('SYS-10 every game of a visit is launched at the one host that was drawn for it', async ({
  page,
  site,
}) => {
  await serveImages(page);
  const launched: string[] = [];
  await page.route(/^https:\/\/games\d\.localhost\//, (route) => {
    launched.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Game</title>' });
  });
  await newPlayer(site, 'launchedelsewhere');
  await logInFromParentSite(page, site, 'launchedelsewhere');
  await goTo(page, 'Slots');
  for (const number of [1, 2, 3]) {
    await page
      .getByRole('button', { name: /^Chơi ngay: / })
      .nth(number)
      .click();
    await expect.poll(() => launched.length).toBe(number);
    await page.goBack();
  }
  const drawn = [...new Set(launched.map((url) => new URL(url).origin))];
  expect(drawn).toHaveLength(1);
  expect(launchGameCDNs).toContain(drawn[0]);
  expect(launched.every((url) => new URL(url).pathname === '/play/')).toBe(true);
});
