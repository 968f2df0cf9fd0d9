import { expect, test } from '../support/test';

test.describe('a visitor of home', () => {
  test('HOME-03 HOME-05 HOME-06 meets matches, winners and offers, and a winner’s game asks to log in', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('aurora'));
    const matches = page.getByRole('region', { name: 'Trận đấu nổi bật' });
    await expect(matches.getByRole('article').first()).toBeVisible();
    await expect(matches.getByText(/trực tiếp/)).toBeVisible();
    const offers = page.getByRole('region', { name: 'Khuyến mãi', exact: true });
    await expect(offers.getByRole('article').first()).toContainText('cược đủ');
    const winners = page.getByRole('region', { name: 'Người thắng mới' });
    await winners
      .getByRole('button', { name: /\*\*\*/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible();
  });

  test('HOME-04 chooses the tab of the winners by keyboard', async ({ page, site }) => {
    await page.goto(site.address('aurora'));
    await page.getByRole('tab', { name: 'Slots' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tabpanel', { name: 'Thắng lớn' }).getByRole('article')).toHaveCount(20);
  });

  test('loses nothing between 320 and 1920 pixels', async ({ page, site }) => {
    await page.goto(site.address('kickoff'));
    await expect(page.getByRole('region', { name: 'Khuyến mãi', exact: true })).toBeAttached();
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width),
      ).toPass();
    }
  });
});

test.describe('announcements', () => {
  test.use({ closesPopups: false });

  test('MOD-02 come up once, stay closed for the session, and give the focus back', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('lotus'));
    const dialog = page.getByRole('dialog', { name: 'Thông báo' });
    await expect(dialog.getByRole('heading', { level: 3 })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(site.address('lotus'));
    await page.reload();
    await expect(
      page.getByRole('region', { name: 'Trận đấu nổi bật' }).getByRole('article').first(),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('MOD-02 come up where the visit begins, and home does not repeat them', async ({ page, site }) => {
    await page.goto(site.address('lotus', '/help'));
    const dialog = page.getByRole('dialog', { name: 'Thông báo' });
    await dialog.getByRole('button', { name: 'Đã hiểu' }).click();
    await expect(page).toHaveURL(site.address('lotus', '/help'));
    await page.getByRole('navigation').getByRole('link', { name: 'Trang chủ' }).first().click();
    await expect(
      page.getByRole('region', { name: 'Trận đấu nổi bật' }).getByRole('article').first(),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('MOD-02 wait for a notice that the address opens', async ({ page, site }) => {
    await page.goto(site.address('lotus', '/?modal=notices'));
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByRole('button', { name: 'Đóng' }).click();
    await expect(page.getByRole('button', { name: 'Đã hiểu' })).toBeVisible();
  });
});
