import { expect, test as base } from '../support/accountTest';
import { startFirebase } from '../support/startFirebase';
import { startSite, type Site } from '../support/startSite';
import { expectLoggedIn, tabTo, typeInto } from '../support/userActions';

type Firebase = Awaited<ReturnType<typeof startFirebase>>;

/** A site whose operator uses Firebase to verify the numbers of registrations. */
const test = base.extend<object, { site: Site; firebase: Firebase }>({
  firebase: [
    async ({}, use) => {
      const firebase = await startFirebase();
      await use(firebase);
      await firebase.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ firebase }, use) => {
      const site = await startSite(firebase.settings);
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.use({ expectedComplaints: { patterns: [/400 \(/] } });

test(
  'REG-06 a third party sends and checks the code before anything is registered, by keyboard alone',
  { tag: '@long' },
  async ({ page, site, firebase, secrets }) => {
    const password = secrets.password('SaoMai2026xanh');
    const registered: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') registered.push(new URL(request.url()).pathname);
    });
    await site.operator('flag', 'set', 'REGMOBVERF3', 'on', '--brand', 'lotus');
    await page.goto(site.address('lotus', '/register'));
    await tabTo(page, page.getByRole('tab', { name: 'Tên đăng nhập' }));
    await page.keyboard.press('ArrowRight');
    const form = page.getByRole('form', { name: 'Đăng ký' });
    await typeInto(page, [[form.getByLabel(/^Số điện thoại/), '0912 345 679']]);
    await tabTo(page, form.getByRole('button', { name: 'Gửi mã' }));
    await page.keyboard.press('Enter');
    const robot = page
      .frameLocator('iframe[title="Xác minh số điện thoại"]')
      .getByRole('button', { name: 'I am not a robot' });
    expect(await robot.evaluate(() => globalThis.origin)).toBe('null');
    await robot.press('Enter');
    await expect(form.getByRole('button', { name: /^Gửi lại sau/ })).toBeVisible();

    const code = firebase.codeTo('+84912345679');
    await typeInto(page, [
      [form.getByLabel(/^Mã SMS/), '000000'],
      [form.getByLabel(/^Mật khẩu/), password],
      [form.getByLabel(/^Nhập lại mật khẩu/), password],
    ]);
    await tabTo(page, form.getByRole('checkbox', { name: /^Tôi đã đủ/ }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(form.getByLabel(/^Mã SMS/)).toBeFocused();
    expect(registered).toEqual([]);

    await page.keyboard.press('Control+A');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expectLoggedIn(page);
    await expect(page).toHaveURL(site.address('lotus'));
  },
);
