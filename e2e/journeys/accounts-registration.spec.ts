import { expect, test } from '../support/accountTest';
import { codeIn, newestMessage } from '../support/outbox';
import { expectLoggedIn, tabTo, typeInto } from '../support/userActions';

test.describe('a visitor who wants to be a member', () => {
  test('API-02 REG-01 REG-08 LOGIN-15 registers by user name with the keyboard alone and is a member at once', async ({
    page,
    site,
    secrets,
    calls,
  }) => {
    const password = secrets.password('Sao-Mai 2026!');
    await site.operator('rule', 'set', 'password', '--pattern', 'any', '--brand', 'aurora');
    await page.goto(site.address('aurora', '/register'));
    const form = page.getByRole('form', { name: 'Đăng ký' });
    await expect(form).toBeVisible();
    await typeInto(page, [
      [form.getByLabel(/^Tên đăng nhập/), 'saomai2026'],
      [form.getByLabel(/^Mật khẩu/), password],
      [form.getByLabel(/^Nhập lại mật khẩu/), password],
    ]);
    await tabTo(page, form.getByRole('checkbox', { name: /^Tôi đã đủ/ }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expectLoggedIn(page);
    await expect(page).toHaveURL(site.address('aurora'));
    await calls.expectMade('registerSetting', 'publicSetting', 'countryCodes', 'humanChallenge', 'register');
    await calls.expectMade('firstLogin', 'memberInfo', 'memberIcon', 'sessionInfo');
    await site.operator('rule', 'reset', 'password', '--brand', 'aurora');
  });

  test(
    'API-02 REG-01 REG-06 LOGIN-16 LOGIN-10 registers by mobile with the code of the outbox by keyboard alone, over a reload',
    { tag: '@long' },
    async ({ page, site, secrets, calls }) => {
      const password = secrets.password('SaoMai2026xanh');
      await site.operator('flag', 'set', 'REGMOBVERF3', 'on', '--brand', 'lotus');
      await page.goto(site.address('lotus', '/register'));
      await tabTo(page, page.getByRole('tab', { name: 'Tên đăng nhập' }));
      await page.keyboard.press('ArrowRight');
      const form = page.getByRole('form', { name: 'Đăng ký' });
      await typeInto(page, [[form.getByLabel(/^Số điện thoại/), '0912 345 678']]);
      await tabTo(page, form.getByRole('button', { name: 'Gửi mã' }));
      await page.keyboard.press('Enter');
      await expect(form.getByRole('button', { name: /^Gửi lại sau/ })).toBeVisible();
      const code = codeIn(await newestMessage(site, 'lotus', /912345678$/));
      // The visitor read the message in another app, and the page was reloaded meanwhile.
      await page.reload();
      await expect(form.getByLabel(/^Số điện thoại/)).toHaveValue('0912 345 678');
      await typeInto(page, [
        [form.getByLabel(/^Mã SMS/), code],
        [form.getByLabel(/^Mật khẩu/), password],
        [form.getByLabel(/^Nhập lại mật khẩu/), password],
      ]);
      await tabTo(page, form.getByRole('checkbox', { name: /^Tôi đã đủ/ }));
      await page.keyboard.press('Space');
      await tabTo(page, form.getByRole('button', { name: 'Tạo tài khoản' }));
      await page.keyboard.press('Enter');
      await expectLoggedIn(page);
      await calls.expectMade('registerSms', 'registerMobile');
      await site.operator('flag', 'set', 'REGMOBVERF3', 'default', '--brand', 'lotus');
    },
  );
});
