import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../support/accountTest';
import { newMember } from '../support/members';
import { backTo, logOut, closeGreeting, tabTo, typeInto } from '../support/userActions';

const PERIOD = 30_000;

/**
 * The authenticator's code `later` periods from now. A code is valid once; the code of the next period is valid
 * already.
 */
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * PERIOD });

test.describe('a careful member', { tag: '@long' }, () => {
  test.use({ expectedComplaints: { patterns: [/403 \(/] } });

  test('API-02 LOGIN-13 puts an authenticator app on by keyboard alone, logs in with its code and with a recovery code, and takes it off', async ({
    page,
    site,
    secrets,
    calls,
  }) => {
    const { username, password } = await newMember(site, 'kickoff', 'careful1');
    secrets.password(password);
    const login = page.getByRole('form', { name: 'Đăng nhập' });
    const logInWithPassword = async () => {
      await page.goto(site.address('kickoff', '/login'));
      await expect(login).toBeVisible();
      await typeInto(page, [
        [login.getByLabel('Tên đăng nhập'), username],
        [login.getByLabel('Mật khẩu', { exact: true }), password],
      ]);
      await page.keyboard.press('Enter');
    };
    await logInWithPassword();
    await closeGreeting(page);

    await backTo(page, page.getByRole('banner').getByRole('button', { name: 'Tài khoản' }));
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Tài khoản của tôi' }).press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Bật xác minh hai bước' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Xác minh hai bước' });
    await tabTo(page, dialog.getByLabel('Mật khẩu đăng nhập'));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    const secret = ((await dialog.getByLabel('Khóa nhập tay').textContent()) ?? '').replaceAll(' ', '');
    secrets.password(secret);
    // The heading of the step has the focus, so that a screen reader reads it first.
    await tabTo(page, dialog.getByLabel('Mã 6 số của ứng dụng'));
    await page.keyboard.type(codeOf(secret));
    await expect(dialog.getByRole('list', { name: 'Mã khôi phục' })).toBeVisible();
    const codes = await dialog
      .getByRole('list', { name: 'Mã khôi phục' })
      .getByRole('listitem')
      .allTextContents();
    expect(codes).toHaveLength(10);
    const [recovery = '', other = ''] = codes.map(secrets.password);
    await tabTo(page, dialog.getByRole('button', { name: 'Tôi đã lưu mã' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Tài khoản của tôi' })).toContainText('Đang bật');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await logOut(page);

    await logInWithPassword();
    const check = page.getByRole('form', { name: 'Xác nhận đúng là bạn' });
    await expect(check.getByLabel('Mã của ứng dụng xác thực')).toBeFocused();
    await page.keyboard.type(codeOf(secret, 1));
    await closeGreeting(page);
    await logOut(page);

    await logInWithPassword();
    await tabTo(page, check.getByRole('button', { name: 'Dùng mã khôi phục' }));
    await page.keyboard.press('Enter');
    await tabTo(page, check.getByLabel('Mã khôi phục'));
    await page.keyboard.type(recovery);
    await page.keyboard.press('Enter');
    await closeGreeting(page);

    await page.goto(site.address('kickoff', '/?modal=twoFactor'));
    await expect(dialog).toContainText('Còn 9 mã khôi phục');
    await dialog.getByLabel('Mật khẩu đăng nhập').fill(password);
    await dialog.getByLabel('Mã của ứng dụng hoặc mã khôi phục').fill(other);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await calls.expectMade(
      'twoFactor',
      'twoFactorEnrol',
      'twoFactorConfirm',
      'loginCheck',
      'twoFactorDisable',
    );
    await logOut(page);
    await logInWithPassword();
    await closeGreeting(page);
  });
});
