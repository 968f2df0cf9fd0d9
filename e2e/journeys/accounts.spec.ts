import type { Page } from '@playwright/test';
import { codeIn, newestMessage } from '../support/outbox';
import { expect, test } from '../support/test';

const password = 'Sao-Mai 2026!';

const agree = (page: Page) => page.getByRole('checkbox', { name: /^Tôi đã đủ/ }).press('Space');

const secretsKept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));

test('REG-01 REG-08 LOGIN-15 a visitor registers by user name with the keyboard alone and is a member at once', async ({
  page,
  site,
}) => {
  await site.operator('rule', 'set', 'password', '--pattern', 'any', '--brand', 'aurora');
  await page.goto(site.address('aurora', '/register'));
  const form = page.getByRole('form', { name: 'Đăng ký' });
  await form.getByLabel(/^Tên đăng nhập/).focus();
  await page.keyboard.type('thuyduong1');
  await form.getByLabel(/^Mật khẩu/).focus();
  await page.keyboard.type(password);
  await form.getByLabel(/^Nhập lại mật khẩu/).focus();
  await page.keyboard.type(password);
  await agree(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng xuất' })).toBeVisible();
  await expect(page).toHaveURL(site.address('aurora'));
  expect(await secretsKept(page)).not.toContain(password);
});

test('REG-01 REG-06 LOGIN-16 a visitor registers by mobile with the code of the outbox, and comes back with another', async ({
  page,
  site,
}) => {
  await site.operator('flag', 'set', 'REGMOBVERF3', 'on', '--brand', 'lotus');
  await page.goto(site.address('lotus', '/register'));
  await page.getByRole('tab', { name: 'Số điện thoại' }).click();
  const form = page.getByRole('form', { name: 'Đăng ký' });
  await form.getByLabel(/^Số điện thoại/).fill('0912 345 678');
  await form.getByRole('button', { name: 'Gửi mã' }).click();
  await expect(form.getByRole('button', { name: /^Gửi lại sau/ })).toBeVisible();
  await form.getByLabel(/^Mã SMS/).fill(codeIn(await newestMessage(site, 'lotus', /912345678$/)));
  await form.getByLabel(/^Mật khẩu/).fill('SaoMai2026-xanh');
  await form.getByLabel(/^Nhập lại mật khẩu/).fill('SaoMai2026-xanh');
  await agree(page);
  await form.getByRole('button', { name: 'Tạo tài khoản' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng xuất' })).toBeVisible();
  await site.operator('flag', 'set', 'REGMOBVERF3', 'default', '--brand', 'lotus');
});

test('SYS-05 a code of a parent site logs in and leaves the address before anything is asked', async ({
  page,
  site,
}) => {
  const [row] = JSON.parse(
    await site.operator('member', 'handover', 'demo', '--brand', 'kickoff', '--json'),
  ) as Record<string, string>[];
  const code = Object.values(row ?? {}).find((text) => text.length > 20) ?? '';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto(site.address('kickoff', `/?token=${encodeURIComponent(code)}`));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng xuất' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  expect(asked.slice(1).filter((line) => line.includes(code))).toEqual([]);
});

test('TRIAL-01 a visitor tries for free without an account and without a balance', async ({ page, site }) => {
  await page.goto(site.address('aurora', '/login'));
  await page.getByRole('dialog').getByRole('button', { name: 'Chơi thử' }).click();
  await expect(page.getByRole('banner')).toContainText('Chơi thử');
  await expect(page.getByRole('banner').getByText(/₫/)).toHaveCount(0);
});

test('WL-01 a way that the operator closes is gone, and one that is opened is there', async ({
  page,
  site,
}) => {
  await site.operator('flag', 'set', 'FREEPLAY3', 'off', '--brand', 'kickoff');
  await site.operator('flag', 'set', 'MOBILEVERCODELOGIN3', 'off', '--brand', 'kickoff');
  await page.goto(site.address('kickoff', '/login'));
  await expect(page.getByRole('dialog').getByLabel('Tên đăng nhập')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Chơi thử' })).toHaveCount(0);
  await site.operator('flag', 'set', 'FREEPLAY3', 'default', '--brand', 'kickoff');
  await site.operator('flag', 'set', 'MOBILEVERCODELOGIN3', 'default', '--brand', 'kickoff');
});
