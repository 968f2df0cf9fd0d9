import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/accountTest';
import { logIn, newMember } from '../support/members';
import { startIssuer } from '../support/startIssuer';
import { freePort, startSite, type Site } from '../support/startSite';
import { expectLoggedIn, logOut, closeGreeting, tabTo, typeInto } from '../support/userActions';

/** A site with a sign-in provider and without human verification. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const port = await freePort();
      const issuer = await startIssuer(`http://aurora.localhost:${port}/login`);
      const site = await startSite({ PORT: String(port), SOCIAL: issuer.setting, HUMAN: 'off' });
      await use(site);
      await site.remove();
      await issuer.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const register = async (page: Page, username: string, password: string): Promise<void> => {
  const form = page.getByRole('form', { name: 'Đăng ký' });
  await expect(form).toBeVisible();
  await typeInto(page, [
    [form.getByLabel(/^Tên đăng nhập/), username],
    [form.getByLabel(/^Mật khẩu/), password],
    [form.getByLabel(/^Nhập lại mật khẩu/), password],
  ]);
  await tabTo(page, form.getByRole('checkbox', { name: /^Tôi đã đủ/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
};

test.describe('a visitor with an account elsewhere', { tag: '@long' }, () => {
  test.use({ expectedComplaints: { patterns: [/403 \(/] } });

  test('API-02 LOGIN-11 signs in there by keyboard alone, becomes a member here, and is the same one the next time', async ({
    page,
    site,
    secrets,
    calls,
  }) => {
    await page.goto(site.address('aurora', '/login'));
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Google' }));
    await page.keyboard.press('Enter');
    const there = page.getByRole('button', { name: 'Sign in', exact: true });
    await tabTo(page, there);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Bạn đến từ Google với tên Name of player-elsewhere')).toBeVisible();
    await register(page, 'elsewhere1', secrets.password('Mai-Chieu-2026'));
    await expectLoggedIn(page);
    await expect(page).toHaveURL(site.address('aurora'));
    await calls.expectMade('socialStart', 'socialFinish');
    await logOut(page);

    await page.goto(site.address('aurora', '/login'));
    await page.getByRole('dialog').getByRole('button', { name: 'Google' }).click();
    await closeGreeting(page);
    await expect(page.getByRole('banner')).toContainText('elsewhere1');
  });
});

test.describe('a member whose session ends', { tag: '@long' }, () => {
  test.use({ expectedComplaints: { patterns: [/40[13] \(/] } });

  test('NAV-06 SYS-09 LOGIN-11 is asked to log in over the page, and comes back to it over provider and registration', async ({
    page,
    site,
    secrets,
  }) => {
    const member = await newMember(site, 'aurora', 'interrupted1');
    secrets.password(member.password);
    await page.goto(site.address('aurora'));
    await logIn(page, member);
    await closeGreeting(page);
    await page.goto(site.address('aurora', '/noticePage'));
    await expectLoggedIn(page);
    await site.operator('member', 'password', member.username, '--brand', 'aurora');
    await page.getByRole('banner').getByRole('button', { name: 'Làm mới số dư' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Phiên đăng nhập đã kết thúc');
    await dialog.getByRole('button', { name: 'Google' }).click();
    await page.getByRole('button', { name: 'Sign in as another' }).click();
    await register(page, 'elsewhere2', secrets.password('Mai-Sang-2026'));
    await expectLoggedIn(page);
    await expect(page).toHaveURL(site.address('aurora', '/noticePage'));
  });
});

test.describe('a visitor who declines there', { tag: '@long' }, () => {
  test.use({ expectedComplaints: { patterns: [/500 \(/] } });

  test('LOGIN-11 is told here that it did not work, and the form is there', async ({ page, site }) => {
    await page.goto(site.address('aurora', '/login'));
    await page.getByRole('dialog').getByRole('button', { name: 'Google' }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel('Tên đăng nhập')).toBeVisible();
    expect(page.url()).not.toContain('state=');
  });
});

test.describe('where nobody has to prove to be human', { tag: '@wide' }, () => {
  test('TRIAL-01 a visitor tries for free all the same', async ({ page, site }) => {
    await page.goto(site.address('aurora', '/login'));
    await page.getByRole('dialog').getByRole('button', { name: 'Chơi thử' }).click();
    await closeGreeting(page);
    await expect(page.getByRole('banner')).toContainText('Chơi thử');
  });
});
