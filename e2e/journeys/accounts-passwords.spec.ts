import { withMemberCentre } from '../../src/config/centres';
import { withModal } from '../../src/config/modals';
import { expect, test } from '../support/accountTest';
import { newMember } from '../support/members';
import { codeIn, newestMessage } from '../support/outbox';
import { backTo, expectLoggedIn, logOut, closeGreeting, tabTo, typeInto } from '../support/userActions';

const fresh = 'NgoiSaoXanh2026';

test.describe('a member who has forgotten the password', () => {
  test(
    'API-02 PWD-02 PWD-05 gets a link by e-mail, sets a new one by keyboard alone, and logs in with it',
    { tag: '@long' },
    async ({ page, site, secrets, calls }) => {
      const { username } = await newMember(site, 'aurora', 'forgetful1');
      await site.operator(
        'member',
        'contact',
        username,
        '--email',
        'forgetful1@vidu.com',
        '--brand',
        'aurora',
      );
      await page.goto(site.address('aurora', '/forgotPassword'));
      const byEmail = page.getByRole('tab', { name: 'Email' });
      await byEmail.click();
      const form = page.getByRole('form', { name: 'Quên mật khẩu' });
      await typeInto(page, [
        [form.getByLabel('Tên đăng nhập'), username],
        [form.getByLabel('Email'), 'forgetful1@vidu.com'],
      ]);
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Xác nhận' }).press('Enter');

      const mail = await newestMessage(site, 'aurora', /^forgetful1@/);
      const link = /http:\S+#reset=(\S+)/.exec(mail);
      secrets.code(link?.[1] ?? '');
      await page.goto(link?.[0] ?? '');
      // A change of the fragment alone does not reload the document.
      await page.reload();
      await expect(page).toHaveURL(/modal=resetPassword/);
      const reset = page.getByRole('form', { name: 'Đặt lại mật khẩu' });
      await typeInto(page, [
        [reset.getByLabel('Mật khẩu mới'), secrets.password(fresh)],
        [reset.getByLabel('Nhập lại mật khẩu'), fresh],
      ]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toContainText('Đã đặt lại mật khẩu, vui lòng đăng nhập lại');
      await page.getByRole('dialog').getByRole('button', { name: 'Đăng nhập' }).press('Enter');
      const login = page.getByRole('form', { name: 'Đăng nhập' });
      await login.getByLabel('Tên đăng nhập').fill(username);
      await login.getByLabel('Mật khẩu', { exact: true }).fill(fresh);
      await page.keyboard.press('Enter');
      await closeGreeting(page);
      await calls.expectMade('forgotByEmail', 'resetByLink');
    },
  );

  test(
    'API-02 PWD-03 PWD-04 gets a code to the mobile by keyboard alone, and is logged in with the new one at once',
    { tag: '@long' },
    async ({ page, site, secrets, calls }) => {
      const { username } = await newMember(site, 'aurora', 'forgetful2');
      await site.operator('member', 'contact', username, '--mobile', '+84905550202', '--brand', 'aurora');
      await page.goto(site.address('aurora', '/forgotPassword'));
      const form = page.getByRole('form', { name: 'Quên mật khẩu' });
      await expect(form).toBeVisible();
      await typeInto(page, [[form.getByLabel('Số điện thoại'), '0905550202']]);
      await tabTo(page, form.getByRole('button', { name: 'Gửi mã' }));
      await page.keyboard.press('Enter');
      await expect(form.getByRole('button', { name: /^Gửi lại sau/ })).toBeVisible();
      await backTo(page, form.getByLabel('Mã SMS'));
      await page.keyboard.type(codeIn(await newestMessage(site, 'aurora', /905550202$/)));
      await typeInto(page, [[form.getByLabel('Mật khẩu mới'), secrets.password(fresh)]]);
      await page.keyboard.press('Enter');
      await expectLoggedIn(page);
      await calls.expectMade('loginSms', 'forgotByPhone');
      await expect(page).toHaveURL(site.address('aurora'));
    },
  );
});

test.describe('a member whom the operator gave a password', () => {
  test(
    'API-02 LOGIN-06 LOGIN-08 PWD-01 sets an own one before anything else, without typing the old one again',
    { tag: '@long' },
    async ({ page, site, secrets, calls }) => {
      const [row] = JSON.parse(
        await site.operator('member', 'add', 'newcomer1', '--brand', 'lotus', '--json'),
      ) as { password: string }[];
      const given = secrets.password(row?.password ?? '');
      await page.goto(site.address('lotus', '/login'));
      const form = page.getByRole('form', { name: 'Đăng nhập' });
      await form.getByLabel('Tên đăng nhập').fill('newcomer1');
      await form.getByLabel('Mật khẩu', { exact: true }).fill(given);
      await page.keyboard.press('Enter');
      const change = page.getByRole('form', { name: /mật khẩu/ });
      await expect(change.getByLabel('Mật khẩu mới')).toBeVisible();
      await expect(change.getByLabel('Mật khẩu hiện tại')).toHaveCount(0);
      await typeInto(page, [
        [change.getByLabel('Mật khẩu mới'), secrets.password(fresh)],
        [change.getByLabel('Nhập lại mật khẩu'), fresh],
      ]);
      await tabTo(page, change.getByRole('button', { name: 'Lưu mật khẩu' }));
      await page.keyboard.press('Enter');
      await expectLoggedIn(page);
      await calls.expectMade('changePassword');
      await expect(page).toHaveURL(site.address('lotus'));
      await logOut(page);
    },
  );

  test('LOGIN-06 is asked for an own one by every page that is loaded, before any answer about the session', async ({
    page,
    site,
    secrets,
  }) => {
    const [row] = JSON.parse(
      await site.operator('member', 'add', 'newcomer2', '--brand', 'lotus', '--json'),
    ) as { password: string }[];
    await page.goto(site.address('lotus', '/login'));
    const form = page.getByRole('form', { name: 'Đăng nhập' });
    await form.getByLabel('Tên đăng nhập').fill('newcomer2');
    await form.getByLabel('Mật khẩu', { exact: true }).fill(secrets.password(row?.password ?? ''));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form', { name: /mật khẩu/ }).getByLabel('Mật khẩu mới')).toBeVisible();

    await page.route('**/wps/session/info', () => undefined);
    await page.goto(site.address('lotus', '/noticePage'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Mật khẩu hiện tại')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Đóng' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
  });
});

test.describe('a member who came without a password', () => {
  test(
    'PWD-01 MEM-02 registers by a code, is led to a first password by keyboard alone, and sets the one for withdrawals',
    { tag: '@long' },
    async ({ page, site, secrets }) => {
      const flag = (name: string, to: string) => site.operator('flag', 'set', name, to, '--brand', 'lotus');
      await flag('REGMOBVERF3', 'on');
      await flag('MOBILENUMPASSREG3', 'off');
      await page.goto(site.address('lotus', '/register'));
      await page.getByRole('tab', { name: 'Số điện thoại' }).click();
      const form = page.getByRole('form', { name: 'Đăng ký' });
      await form.getByLabel(/^Số điện thoại/).fill('0912 345 688');
      await form.getByRole('button', { name: 'Gửi mã' }).click();
      await expect(form.getByRole('button', { name: /^Gửi lại sau/ })).toBeVisible();
      await form.getByLabel(/^Mã SMS/).fill(codeIn(await newestMessage(site, 'lotus', /912345688$/)));
      await form.getByRole('checkbox', { name: /^Tôi đã đủ/ }).click();
      await form.getByRole('button', { name: 'Tạo tài khoản' }).click();
      await expectLoggedIn(page);

      await page.goto(
        site.address('lotus', `/${withModal(withMemberCentre('', 'securityCenter'), 'withdrawPassword')}`),
      );
      const dialog = page.getByRole('dialog');
      await tabTo(page, dialog.getByRole('link', { name: 'Đặt mật khẩu đăng nhập' }));
      await page.keyboard.press('Enter');
      const choose = page.getByRole('form', { name: 'Đặt mật khẩu' });
      await expect(choose).toContainText('84912345688');
      await typeInto(page, [
        [choose.getByLabel('Mật khẩu mới'), secrets.password(fresh)],
        [choose.getByLabel('Nhập lại mật khẩu'), fresh],
      ]);
      await page.keyboard.press('Enter');
      await typeInto(page, [
        [dialog.getByLabel('Mật khẩu rút tiền mới'), '902817'],
        [dialog.getByLabel('Nhập lại mật khẩu rút tiền'), '902817'],
        [dialog.getByLabel('Mật khẩu đăng nhập'), fresh],
      ]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Đổi Mật khẩu rút tiền' })).toBeVisible();
      await flag('REGMOBVERF3', 'default');
      await flag('MOBILENUMPASSREG3', 'default');
    },
  );
});
