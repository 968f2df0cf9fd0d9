import { limits } from '../../src/config/limits';
import { expect, test } from '../support/accountTest';
import { newMember } from '../support/members';
import { codeIn, newestMessage } from '../support/outbox';
import { backTo, expectLoggedIn, logOut, closeGreeting, tabTo, typeInto } from '../support/userActions';

test.describe('a member', () => {
  test('API-02 LOGIN-05 LOGIN-09 logs in by keyboard alone, is remembered in a new browser window, and forgotten by logging out', async ({
    page,
    context,
    site,
    secrets,
    calls,
  }) => {
    const { username, password } = await newMember(site, 'lotus', 'kept1');
    secrets.password(password);
    await page.goto(site.address('lotus', '/login'));
    const form = page.getByRole('form', { name: 'Đăng nhập' });
    await expect(form).toBeVisible();
    await typeInto(page, [
      [form.getByLabel('Tên đăng nhập'), username],
      [form.getByLabel('Mật khẩu', { exact: true }), password],
    ]);
    await tabTo(page, form.getByRole('checkbox', { name: 'Ghi nhớ 1 ngày' }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await closeGreeting(page);

    const cookie = (await context.cookies()).find(({ httpOnly }) => httpOnly);
    expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(86_400);

    await page.evaluate(() => sessionStorage.clear());
    await page.goto(site.address('lotus'));
    await expectLoggedIn(page);
    await logOut(page);
    await calls.expectMade('humanChallenge', 'login', 'remembered', 'logout');
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
  });

  test(
    'API-02 LOGIN-01 LOGIN-16 LOGIN-10 logs in by a code to the mobile by keyboard alone, and its button waits out its minute',
    { tag: '@long' },
    async ({ page, site, calls }) => {
      const { username } = await newMember(site, 'kickoff', 'bymobile1');
      await site.operator('member', 'contact', username, '--mobile', '+84905550101', '--brand', 'kickoff');
      await page.goto(site.address('kickoff', '/login'));
      await tabTo(page, page.getByRole('tab', { name: 'Tên đăng nhập' }));
      await page.keyboard.press('ArrowRight');
      const form = page.getByRole('form', { name: 'Đăng nhập' });
      await typeInto(page, [[form.getByLabel('Số điện thoại'), '0905 550 101']]);
      await tabTo(page, form.getByRole('button', { name: 'Gửi mã' }));
      await page.keyboard.press('Enter');
      const waiting = form.getByRole('button', { name: /^Gửi lại sau/ });
      await expect(waiting).toBeDisabled();
      const code = codeIn(await newestMessage(site, 'kickoff', /905550101$/));
      await backTo(page, form.getByLabel('Mã SMS'));
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
      await closeGreeting(page);
      await calls.expectMade('loginSms', 'login');
      await expect(page.getByRole('banner')).toContainText(username);
    },
  );
});

test.describe('somebody who guesses', { tag: '@long' }, () => {
  test.use({ expectedComplaints: { patterns: [/40[013] \(/] } });

  test('API-02 LOGIN-07 LOGIN-14 meets the captcha after five failures, another picture on demand, keeps what was typed, and gets in without reading any', async ({
    page,
    site,
    secrets,
    calls,
  }) => {
    const { username, password } = await newMember(site, 'aurora', 'guessed1');
    secrets.password(password);
    await page.goto(site.address('aurora', '/login'));
    const form = page.getByRole('form', { name: 'Đăng nhập' });
    const typed = form.getByLabel('Mật khẩu', { exact: true });
    await form.getByLabel('Tên đăng nhập').fill(username);
    const picture = form.getByRole('img', { name: 'Ảnh có mã cần nhập' });
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(picture).toHaveCount(0);
      await typed.fill(`wrong password ${tries}`);
      await page.keyboard.press('Enter');
      await expect(form.getByRole('alert')).toContainText('Sai tài khoản hoặc mật khẩu');
      await expect(form.getByRole('button', { name: 'Đăng nhập' })).toBeEnabled();
    }
    await expect(picture).toBeVisible();
    const before = (await picture.getAttribute('src')) ?? '';
    // A picture can be renewed once a second.
    const shownAt = performance.now();
    await expect.poll(() => performance.now() - shownAt).toBeGreaterThan(limits.captchaEvery);
    await form.getByRole('button', { name: 'Đổi ảnh khác' }).click();
    await expect(picture).not.toHaveAttribute('src', before);

    await typed.fill(password);
    await form.getByLabel('Mã trên ảnh').fill('00000');
    await page.keyboard.press('Enter');
    await expect(form).toContainText('Chưa qua bước kiểm tra captcha');
    await expect(form.getByLabel('Tên đăng nhập')).toHaveValue(username);
    await expect(typed).toHaveValue(password);

    await tabTo(page, form.getByRole('button', { name: 'Tôi không đọc được ảnh' }));
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toContainText('bạn không cần nhập mã trên ảnh', {
      timeout: 30_000,
    });
    await backTo(page, typed);
    await page.keyboard.press('Enter');
    await closeGreeting(page);
    await calls.expectMade('captcha', 'login');
    await expect(page.getByRole('banner')).toContainText(username);
  });
});
