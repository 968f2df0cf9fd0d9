import type { Page } from '@playwright/test';
import { demoMember } from '../support/members';
import type { Site } from '../support/startSite';
import { expect, test } from '../support/test';

/** The longest wait for a quick draw, with a margin. */
const A_DRAW = 100_000;

const enter = async (page: Page, site: Site, path: string) => {
  await page.goto(site.address('aurora', path));
  await page.getByLabel('Tên đăng nhập').waitFor();
  const { username, password } = await demoMember(site, 'aurora');
  await page.getByLabel('Tên đăng nhập').fill(username);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Xin chào');
  await page.keyboard.press('Escape');
};

const digits = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
const balanceOf = (page: Page) => page.locator('main .LotteryView-balance b');
const place = (page: Page) => page.getByRole('button', { name: 'Đặt cược', exact: true });

/** Waits for a draw with enough time left to fill a slip. */
const openDraw = async (page: Page) =>
  expect(async () => {
    const left = (await page.locator('section header').getByRole('timer').textContent()) ?? '';
    expect(left).toMatch(/^00:(1[2-9]|[2-5]\d)$/);
    await expect(page.getByText('Đóng cược sau')).toBeVisible();
  }).toPass({ timeout: A_DRAW });

test.describe('a lottery', { tag: '@long' }, () => {
  test.setTimeout(240_000);

  test('NAV-06 NAV-17 LOTT-01 takes a bet in Vietnam, draws by itself, pays, and lies in the record with its numbers', async ({
    page,
    site,
  }) => {
    await enter(page, site, '/vnLottery?gameCode=VNQ30S');
    await expect(page).toHaveURL(/vnLottery\?gameCode=VNQ30S/);
    await expect(page.getByRole('heading', { level: 1, name: 'Nhanh 30 giây' })).toBeVisible();
    await openDraw(page);
    const before = digits(await balanceOf(page).textContent());
    await page.getByRole('tab', { name: 'Tài xỉu' }).click();
    await page.getByRole('button', { name: 'Tài', exact: true }).click();
    await page.getByRole('button', { name: 'Xỉu', exact: true }).click();
    await place(page).click();
    await page.getByRole('button', { name: 'Đặt cược 40.000' }).click();
    await expect(page.getByText(/Đã nhận 1 vé/)).toBeVisible();
    await expect(async () =>
      expect(digits(await balanceOf(page).textContent())).toBe(before - 40_000),
    ).toPass();

    const tickets = page.getByRole('region', { name: 'Vé của tôi' });
    await expect(tickets.getByText('Chờ quay')).toBeVisible();
    await expect(tickets.getByText('Chờ quay')).toBeHidden({ timeout: A_DRAW });
    // One of the two sides returns 1.96 of its stake.
    await expect(async () =>
      expect(digits(await balanceOf(page).textContent())).toBe(before - 40_000 + 39_200),
    ).toPass({ timeout: 120_000 });

    await page.goto(site.address('aurora', '/?centre=member&page=personalHistoryCopy'));
    await page
      .getByRole('row', { name: /Nhanh 30 giây/ })
      .first()
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('rowheader', { name: 'Giải đặc biệt' })).toBeVisible();
  });

  test('LOTT-01 abroad is bet on as well; a ticket is taken back, and nothing is taken after the close', async ({
    page,
    site,
  }) => {
    await enter(page, site, '/seaLottery?gameCode=SEAQ1M');
    await expect(page.getByRole('heading', { level: 1, name: 'Đông Nam Á 1 phút' })).toBeVisible();
    await openDraw(page);
    const before = digits(await balanceOf(page).textContent());
    const choose = async (number: string) => {
      await page.getByLabel(/Nhập số/).fill(number);
      await page.getByRole('button', { name: 'Thêm số' }).click();
    };
    await choose('1234');
    await place(page).click();
    await page.getByRole('button', { name: 'Đặt cược 20.000' }).click();
    await expect(page.getByText(/Đã nhận 1 vé/)).toBeVisible();
    const tickets = page.getByRole('region', { name: 'Vé của tôi' });
    await tickets.getByRole('button', { name: 'Hủy vé' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hủy vé' }).click();
    await expect(tickets.getByText(/Đã hủy vé/)).toBeVisible();
    await expect(async () => expect(digits(await balanceOf(page).textContent())).toBe(before)).toPass();

    await openDraw(page);
    await choose('5678');
    await place(page).click();
    const question = page.getByRole('dialog', { name: 'Xác nhận đặt cược' });
    await expect(question.getByText('Đã đóng cược')).toBeVisible({ timeout: A_DRAW });
    await expect(question.getByRole('button', { name: /^Đặt cược/ })).toBeDisabled();
    await page.keyboard.press('Escape');
    expect(digits(await balanceOf(page).textContent())).toBe(before);

    await openDraw(page);
    await place(page).click();
    await question.getByRole('button', { name: /^Đặt cược/ }).click();
    await expect(page.getByText(/Đã nhận 1 vé/)).toBeVisible();
    await expect(tickets.getByText('Chờ quay')).toBeVisible();
    await expect(tickets.getByText('Chờ quay')).toBeHidden({ timeout: A_DRAW });
  });
});
