import { entryFiles } from '../support/entryFiles';
import { expect, test } from '../support/test';

const brands = { aurora: 'Aurora88', lotus: 'Sen Xanh', kickoff: 'KICKOFF' } as const;

test.describe('a visitor', () => {
  for (const [brand, name] of Object.entries(brands)) {
    test(`SYS-01 WL-02 comes to ${brand} by its host name and sees that brand's page in Vietnamese, complete`, async ({
      page,
      site,
    }) => {
      await page.goto(site.address(brand));
      await expect(page).toHaveTitle(new RegExp(name));
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
      const navigation = page.getByRole('navigation', { name: 'Điều hướng chính' });
      await expect(navigation.getByRole('link', { name: 'Trang chủ' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Biểu ngữ' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Bản tin' })).toBeVisible();
      await expect(
        page
          .getByRole('button', { name: /Chơi ngay/ })
          .or(page.getByRole('link', { name: /Chơi ngay/ }))
          .first(),
      ).toBeAttached();
      await expect(page.getByRole('contentinfo')).toContainText('Đặt cược có thể gây thua lỗ');
    });
  }

  test('I18N-02 reads on in English after choosing it, also after a reload, and the choice lies under two keys', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('aurora'));
    await page.getByRole('button', { name: /Ngôn ngữ/ }).click();
    await page.getByRole('menuitemradio', { name: /English/ }).click();
    await expect(page.getByRole('link', { name: 'Home', exact: true }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
  });

  test.describe('over a line that breaks', () => {
    test.use({ expectedComplaints: { patterns: [/Failed to load resource/, /ERR_FAILED/, /preload/] } });

    test('SYS-12 gets a page that begins by itself when what it needs came late, or was taken away', async ({
      page,
      site,
    }) => {
      await page.clock.install();
      const missing = { left: 2 };
      for (const file of entryFiles.main.filter((name) => name.endsWith('.js'))) {
        await page.route(`**/${file}`, (route) => (missing.left-- > 0 ? route.abort() : route.fallback()));
      }
      const loads: string[] = [];
      page.on('load', () => loads.push(page.url()));
      const login = page.getByRole('dialog', { name: 'Đăng nhập' });
      await page.goto(site.address('aurora'));
      // Cards come with the first render after hydration.
      await expect(async () => {
        await page.clock.runFor(3_000);
        await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await page.getByRole('button', { name: 'Đăng nhập' }).first().click();
      await expect(login).toBeVisible();
      expect(loads).toHaveLength(1);
    });
  });

  test('HDR-01 sees the clock go on, in the brand’s time zone', async ({ page, site }) => {
    await page.goto(site.address('aurora'));
    const clock = page.getByRole('banner').getByText(/^\d{2}:\d{2}:\d{2}$/);
    const before = await clock.textContent();
    await expect(clock).not.toHaveText(before ?? '');
  });

  test('HOME-02 MOD-01 opens a notice from the bar; the address names it, Escape and back close it', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('lotus'));
    const bar = page.getByRole('region', { name: 'Bản tin' });
    await bar.hover();
    await bar.getByRole('button', { name: /Bảo trì định kỳ/ }).click();
    await expect(page).toHaveURL(/modal=notice/);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/modal=/);
  });

  test('MOD-04 reads all notices on their own page', async ({ page, site }) => {
    await page.goto(site.address('aurora', '/noticePage'));
    await expect(page.getByRole('heading', { name: 'Thông báo', level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8);
  });

  test('NAV-01 comes by an alias of the home page', async ({ page, site }) => {
    await page.goto(site.address('aurora', '/index.html'));
    await expect(page.getByRole('region', { name: 'Biểu ngữ' })).toBeVisible();
  });
});

test.describe('on a wrong address', () => {
  test.use({ expectedComplaints: { patterns: [/404 \(Not Found\)/] } });
  test('NAV-13 meets a not-found page inside the layout', async ({ page, site }) => {
    const answer = await page.goto(site.address('kickoff', '/no-such-page'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Không tìm thấy trang' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Về trang chủ' }).click();
    await expect(page.getByRole('region', { name: 'Biểu ngữ' })).toBeVisible();
  });
});
