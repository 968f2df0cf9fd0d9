import { demoMember, logIn } from '../support/members';
import { expect, test } from '../support/test';

/** Session keys of spec §3 that identify the member. */
const ofMember = ['token', 'nickname', 'account', 'username', 'customerId', 'isAgent'] as const;

test.describe('a member', () => {
  test('API-02 LOGIN-05 LOGIN-02 SYS-06 SYS-07 logs in, sees the balance of the ledger, keeps it over a reload, and logs out', async ({
    page,
    site,
    calls,
  }) => {
    const bodies: string[] = [];
    page.on('request', (request) => {
      const body = request.postData();
      if (body !== null) bodies.push(body);
    });
    const credentials = await demoMember(site, 'aurora');
    await page.goto(site.address('aurora'));
    await logIn(page, credentials);

    const greeting = page.getByRole('dialog');
    await expect(greeting).toContainText('Xin chào');
    await page.keyboard.press('Escape');
    const [account] = JSON.parse(
      await site.operator('money', 'show', 'demo', '--brand', 'aurora', '--json'),
    ) as { balance: { amount: string } }[];
    const digits = (text: string) => text.replace(/\D/g, '');
    const balance = page.getByRole('banner').getByText(/₫/);
    await expect(async () =>
      expect(digits((await balance.textContent()) ?? '')).toBe(digits(account?.balance.amount ?? '')),
    ).toPass();

    await page.reload();
    await expect(page.getByRole('banner').getByText(/₫/)).toBeVisible();

    const session = await page.evaluate(() => ({ ...sessionStorage }));
    for (const key of ofMember) expect(session).toHaveProperty(key);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
    );
    expect(stored).not.toContain(credentials.password);
    expect(bodies.join('\n')).not.toContain(credentials.password);

    await page.getByRole('banner').getByRole('link', { name: 'Đăng xuất' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Đăng xuất' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
    const kept = await page.evaluate(() => ({ ...sessionStorage }));
    // The pages may fill their caches again; no data of the member remains.
    for (const key of ofMember) expect(kept).not.toHaveProperty(key);
    expect(kept).toMatchObject({ merchant: 'aurora', merchantCode: 'aurora' });
    await calls.expectMade('logout');
  });
});

test.describe('a visitor who mistypes', () => {
  test.use({ expectedComplaints: { patterns: [/401 \(Unauthorized\)/] } });

  test('LOGIN-14 is told so at the form, keeps the user name, and can try again', async ({ page, site }) => {
    const credentials = await demoMember(site, 'lotus');
    await page.goto(site.address('lotus'));
    await logIn(page, { ...credentials, password: 'not the password' });
    await expect(page.getByRole('alert')).toContainText('Sai tài khoản hoặc mật khẩu');
    await expect(page.getByLabel('Tên đăng nhập')).toHaveValue('demo');
    await page.getByLabel('Mật khẩu', { exact: true }).fill(credentials.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Xin chào');
  });
});
