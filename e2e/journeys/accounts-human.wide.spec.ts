import { expect, test as base } from '../support/accountTest';
import { logIn, newMember } from '../support/members';
import { startGeetest } from '../support/startGeetest';
import { startSite, type Site } from '../support/startSite';
import { closeGreeting } from '../support/userActions';

/** A site whose operator has chosen Geetest for human verification. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const geetest = await startGeetest();
      const site = await startSite(geetest.settings);
      await use(site);
      await site.remove();
      await geetest.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('LOGIN-04 a member passes the check of the third party, whose scripts see nothing of the site', async ({
  page,
  site,
  secrets,
}) => {
  const member = await newMember(site, 'lotus', 'human1');
  secrets.password(member.password);
  await page.goto(site.address('lotus'));
  await logIn(page, member);
  const check = page.frameLocator('iframe[title="Xác minh bạn là người thật"]');
  const solve = check.getByRole('button', { name: 'Solve ours' });
  const seen = await solve.evaluate(() => {
    try {
      return String(sessionStorage.length);
    } catch {
      return globalThis.origin;
    }
  });
  expect(seen).toBe('null');
  // The browser drops a click on a frame that has just moved.
  await solve.press('Enter');
  await expect(check.getByRole('button')).toHaveCount(0);
  await closeGreeting(page);
  await expect(page.getByRole('banner')).toContainText(member.username);
});

test('REG-05 LOGIN-04 the check of the third party comes after the rules of the form and before anything is registered', async ({
  page,
  site,
  secrets,
  calls,
}) => {
  const password = secrets.password('SaoMai2026xanh');
  await page.goto(site.address('lotus', '/register'));
  const form = page.getByRole('form', { name: 'Đăng ký' });
  await form.getByLabel(/^Tên đăng nhập/).fill('humanorder');
  await form.getByLabel(/^Mật khẩu/).fill(password);
  await form.getByLabel(/^Nhập lại mật khẩu/).fill(`${password}x`);
  await form.getByRole('checkbox', { name: /^Tôi đã đủ/ }).click();
  const send = form.getByRole('button', { name: 'Tạo tài khoản' });
  await send.click();
  await expect(form.getByLabel(/^Nhập lại mật khẩu/)).toBeFocused();
  const frame = page.locator('iframe[title="Xác minh bạn là người thật"]');
  await expect(frame).toHaveCount(0);

  await form.getByLabel(/^Nhập lại mật khẩu/).fill(password);
  await send.click();
  const solve = frame.contentFrame().getByRole('button', { name: 'Solve ours' });
  await expect(solve).toBeVisible();
  expect(calls.made('register')).toEqual([]);
  await solve.click();
  await calls.expectMade('register');
});
