import { endpoints } from '#contract/endpoints';
import { logInFromParentSite, newSaver, openCentre } from '../support/cashier';
import { expect, test } from '../support/test';

// Texts of the specification that few visits meet, each on a running page.

test.describe('a gateway that tells which accounts exist', () => {
  test.use({ expectedComplaints: { patterns: [/404 \(/] } });

  test('ERR-02 PWD-02 an account that does not exist is named, and what was typed stays', async ({
    page,
    site,
  }) => {
    await page.route(`**${endpoints.forgotByEmail.path}`, (route) =>
      route.fulfill({ status: 404, json: { success: false, message: 'account_unknown' } }),
    );
    await page.goto(site.address('aurora', '/forgotPassword'));
    await page.getByRole('tab', { name: 'Email' }).click();
    const form = page.getByRole('form', { name: 'Quên mật khẩu' });
    await form.getByLabel('Tên đăng nhập').fill('nobody77');
    await form.getByLabel('Email').fill('nobody@vidu.example');
    await form.getByRole('button', { name: 'Gửi liên kết' }).click();
    await expect(form.getByText('Tên đăng nhập hoặc email không tồn tại')).toBeVisible();
    await expect(form.getByLabel('Email')).toHaveValue('nobody@vidu.example');
  });
});

test('MEM-08 the presets of a record are 7 and 30 days that end today', async ({ page, site, calls }) => {
  await newSaver(site, 'textspresets', 0);
  await logInFromParentSite(page, site, 'textspresets');
  const centre = await openCentre(page, site, 'transactionHistory');
  const asked = () => {
    const { from, to } = calls.made('accountRecord').at(-1)?.query ?? {};
    return (Date.parse(to ?? '') - Date.parse(from ?? '')) / 86_400_000 + 1;
  };
  for (const days of [7, 30]) {
    await centre.getByRole('button', { name: `${days} ngày qua` }).click();
    await expect.poll(asked).toBe(days);
  }
});
