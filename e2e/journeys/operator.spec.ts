import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { limits } from '../../src/config/limits';
import { logInFromParentSite } from '../support/cashier';
import { newMember } from '../support/members';
import { startSite } from '../support/startSite';
import { expect, test } from '../support/test';
import { waitForTopic } from '../support/waitForTopic';

const isSeen = (locator: Locator, timeout: number): Promise<boolean> =>
  locator.waitFor({ timeout }).then(
    () => true,
    () => false,
  );
const inTime = (event: Promise<unknown>, patience: number): Promise<boolean> =>
  Promise.race([event.then(() => true), delay(patience, false)]);

/** Advances the page's clock by three seconds in small steps, until the assertion holds. */
const withinThreeSeconds = async (
  page: Page,
  hasCome: (patience: number) => Promise<boolean>,
): Promise<void> => {
  for (let passed = 0; passed < 3_000; passed += 250) {
    await page.clock.runFor(250);
    if (await hasCome(1_500)) return;
  }
  throw new Error('It has not come about within three seconds of the page');
};

test.describe('an operator', () => {
  test.use({ expectedComplaints: { patterns: [/503 \(Service Unavailable\)/, /403 \(Forbidden\)/] } });

  test('SYS-02 SYS-07 an open page followed maintenance after 11.6 s and its end after 15.1 s: now, as flags, within 3 s by its own clock, without a reload', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    const told = waitForTopic(page, 'site');
    await page.goto(site.address('kickoff'));
    await expect(page.getByRole('region', { name: 'Biểu ngữ' })).toBeVisible();
    const navigations: string[] = [];
    page.on('framenavigated', (frame) => navigations.push(frame.url()));
    await page.mouse.move(200, 200);
    await told();
    // The clock is paused, so that no poll becomes due.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);

    await site.operator('flag', 'set', 'COMM3', 'off', '--brand', 'kickoff');
    await told();
    const flags = page.waitForRequest('**/wps/system/whitelabel', { timeout: 60_000 });
    await withinThreeSeconds(page, (patience) => inTime(flags, patience));
    await site.operator('flag', 'set', 'COMM3', 'default', '--brand', 'kickoff');
    await told();

    const until = '2030-01-01T04:00:00+07:00';
    await site.operator('status', 'set', 'maintenance', '--until', until, '--brand', 'kickoff');
    await told();
    const closed = page.getByRole('heading', { name: 'Hệ thống đang bảo trì' });
    await withinThreeSeconds(page, (timeout) => isSeen(closed, timeout));
    await expect(page.getByText(/Dự kiến mở lại lúc/)).toBeVisible();
    await site.operator('status', 'set', 'normal', '--brand', 'kickoff');
    const open = page.getByRole('region', { name: 'Biểu ngữ' });
    await withinThreeSeconds(page, (timeout) => isSeen(open, timeout));
    expect(navigations).toEqual([]);
  });

  test("API-04 the operator's credit did not reach an open page: the socket brings the balance, and no call asks for it", async ({
    page,
    site,
  }) => {
    await newMember(site, 'aurora', 'credited');
    const told = waitForTopic(page, 'balance');
    await logInFromParentSite(page, site, 'credited');
    await page.mouse.move(200, 200);
    await told();
    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/wallets/balance')) answers.push(response.text());
    });
    await site.operator(
      'money',
      'credit',
      'credited',
      '123456',
      '--reason',
      'goodwill',
      '--key',
      'ticket-1',
      '--brand',
      'aurora',
    );
    await told();
    await expect(page.getByRole('banner').getByText('123.456 ₫')).toBeVisible();
    // A call that began before the change may end after it, with the previous value.
    expect((await Promise.all(answers)).filter((answer) => answer.includes('123456'))).toEqual([]);
  });

  test('SYS-02 SYS-03 SYS-04 a fresh page shows maintenance before the region block, and the block with the visitor’s address', async ({
    page,
    site,
  }) => {
    await site.operator('region', 'block', '127.0.0.0/8', '--brand', 'lotus');
    await site.operator('status', 'set', 'maintenance', '--brand', 'lotus');
    await page.goto(site.address('lotus'));
    await expect(page.getByRole('heading', { name: 'Hệ thống đang bảo trì' })).toBeVisible();
    const support = page.getByRole('link', { name: 'Liên hệ hỗ trợ' });
    await expect(support).toHaveAttribute('href', 'mailto:support@lotus.example');
    await site.operator('status', 'set', 'normal', '--brand', 'lotus');
    await page.goto(site.address('lotus'));
    await expect(page.getByRole('heading', { name: 'Không phục vụ tại khu vực của bạn' })).toBeVisible();
    await expect(page.getByText(/127\.0\.0\.1/)).toBeVisible();
    await expect(support).toHaveAttribute('href', 'mailto:support@lotus.example');
    await site.operator('region', 'unblock', '127.0.0.0/8', '--brand', 'lotus');
    await page.goto(site.address('lotus'));
    await expect(page.getByRole('region', { name: 'Biểu ngữ' })).toBeVisible();
  });

  test('ERR-02 an act on an open page is refused with ’access restricted’ as soon as its region is blocked', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('lotus', '/login'));
    const form = page.getByRole('form', { name: 'Đăng nhập' });
    await form.getByLabel('Tên đăng nhập').fill('somebody');
    await form.getByLabel('Mật khẩu', { exact: true }).fill('Whatever-1');
    // The page would be replaced by the one of blocked regions.
    await page.route(/wps\/system\/(status|permission)/, () => undefined);
    await site.operator('region', 'block', '127.0.0.0/8', '--brand', 'lotus');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Truy cập bị hạn chế: không phục vụ tại khu vực của bạn')).toBeVisible();
    await site.operator('region', 'unblock', '127.0.0.0/8', '--brand', 'lotus');
  });

  test('HOME-02 publishes a notice and an open page shows it without a reload', async ({ page, site }) => {
    await page.clock.install();
    await page.goto(site.address('aurora'));
    const bar = page.getByRole('region', { name: 'Bản tin' });
    await expect(bar).toBeVisible();
    await site.operator(
      'notice',
      'add',
      '--kind',
      'general',
      '--title-vi',
      'Tin vừa đăng',
      '--title-en',
      'Just published',
      '--content-vi',
      '<p>Nội dung.</p>',
      '--content-en',
      '<p>Text.</p>',
      '--brand',
      'aurora',
    );
    await page.clock.fastForward(limits.siteEvery);
    await expect(bar).toContainText('Tin vừa đăng');
  });
});

test(
  'WL-02 a brand made by copying one folder and changing eight colours, name and host appears with no rebuild',
  { tag: '@long' },
  async ({ page, request }) => {
    test.slow();
    const brands = await mkdtemp(join(tmpdir(), 'marquee-brands-'));
    await cp('theme/brands', brands, { recursive: true });
    const site = await startSite({ BRANDS_DIR: brands });
    try {
      const folder = join(brands, 'sakura');
      await cp(join(brands, 'aurora'), folder, { recursive: true });
      const manifest = JSON.parse(await readFile(join(folder, 'brand.json'), 'utf8')) as Record<
        string,
        unknown
      >;
      await writeFile(
        join(folder, 'brand.json'),
        JSON.stringify({
          ...manifest,
          name: 'Sakura Club',
          merchantCode: 'sakura',
          hosts: ['sakura.localhost'],
        }),
      );
      const hex = (value: string) => ({ $type: 'color', $value: value });
      await writeFile(
        join(folder, 'brand.tokens.json'),
        JSON.stringify({
          surface: { page: hex('#fff5f7'), raised: hex('#ffffff') },
          text: { primary: hex('#3a1022') },
          primary: { main: hex('#b3124f') },
          accent: { main: hex('#0f7f6d') },
          success: { main: hex('#0a7a4b') },
          danger: { main: hex('#b4232c') },
          focus: { ring: hex('#b3124f') },
        }),
      );
      // Until the gateway has read the folder, the host has no brand.
      const { port } = new URL(site.address('sakura'));
      const asBrand = { headers: { host: `sakura.localhost:${port}` } };
      await expect
        .poll(async () => (await request.get(`http://127.0.0.1:${port}/`, asBrand)).status())
        .toBe(200);
      await page.goto(site.address('sakura'));
      await expect(page).toHaveTitle(/Sakura Club/);
      const background = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      expect(background).toBe('rgb(255, 245, 247)');
      const games = page
        .getByRole('main', { includeHidden: true })
        .getByRole('article', { includeHidden: true });
      // The gateway seeds the new brand within seconds; a page that opened earlier has no games yet.
      await expect(async () => {
        await page.reload();
        await expect(games.nth(3)).toBeAttached();
      }).toPass();
      // Closed because an open page would report the stopped gateway as an error.
      await page.close();
    } finally {
      await site.remove();
      await rm(brands, { recursive: true, force: true });
    }
  },
);
