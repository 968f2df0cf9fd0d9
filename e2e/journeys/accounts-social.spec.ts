import { expect, test as base } from '../support/accountTest';
import { logIn, newMember } from '../support/members';
import { startIssuer } from '../support/startIssuer';
import { freePort, startSite, type Site } from '../support/startSite';
import { expectLoggedIn, logOut, pastGreeting, tabTo } from '../support/ways';

/** A site that knows a provider of sign-in and asks nobody to prove to be human. */
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

test.describe('a visitor with an account elsewhere', { tag: '@long' }, () => {
  test('LOGIN-11 signs in there by keyboard alone, becomes a member here, and is the same one the next time', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('aurora', '/login'));
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Google' }));
    await page.keyboard.press('Enter');
    const there = page.getByRole('button', { name: 'Sign in' });
    await tabTo(page, there);
    await page.keyboard.press('Enter');
    await pastGreeting(page);
    await expectLoggedIn(page);
    expect(page.url()).toBe(site.address('aurora'));
    const name = await page
      .getByRole('banner')
      .getByText(/^Xin chào/)
      .textContent();
    await logOut(page);

    await page.goto(site.address('aurora', '/login'));
    await page.getByRole('dialog').getByRole('button', { name: 'Google' }).click();
    await pastGreeting(page);
    await expect(page.getByRole('banner')).toContainText(name ?? '');
  });
});

test.describe('a member whose session ends', { tag: '@long' }, () => {
  test.use({ expectedComplaints: { patterns: [/401 \(/] } });

  test('NAV-06 SYS-09 is asked to log in over the page, and comes back to it over the provider', async ({
    page,
    site,
    secrets,
  }) => {
    const member = await newMember(site, 'aurora', 'interrupted1');
    secrets.password(member.password);
    await page.goto(site.address('aurora'));
    await logIn(page, member);
    await pastGreeting(page);
    await page.goto(site.address('aurora', '/noticePage'));
    await expectLoggedIn(page);
    await site.operator('member', 'password', member.username, '--brand', 'aurora');
    await page.getByRole('banner').getByRole('button', { name: 'Làm mới số dư' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Phiên đăng nhập đã kết thúc');
    await dialog.getByRole('button', { name: 'Google' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await pastGreeting(page);
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

test.describe('where nobody has to prove to be human', () => {
  test('TRIAL-01 a visitor tries for free all the same', async ({ page, site }) => {
    await page.goto(site.address('aurora', '/login'));
    await page.getByRole('dialog').getByRole('button', { name: 'Chơi thử' }).click();
    await pastGreeting(page);
    await expect(page.getByRole('banner')).toContainText('Chơi thử');
  });
});
