import { enter, ledgerOf, newestOrder, newSaver, openCentre } from '../support/cashier';
import { expect, test } from '../support/test';

/** The sandbox answers within seconds; a busy machine takes longer. */
const soon = { timeout: 30_000 };

const deposit = async (centre: Awaited<ReturnType<typeof openCentre>>, amount: number) => {
  await centre.getByLabel('Số tiền', { exact: true }).fill(String(amount));
  await centre.getByRole('button', { name: 'Nạp tiền' }).click();
};

const withdraw = async (centre: Awaited<ReturnType<typeof openCentre>>, amount: number, pin: string) => {
  await centre.getByLabel('Số tiền', { exact: true }).fill(String(amount));
  await centre.getByLabel('Mật khẩu rút tiền').fill(pin);
  await centre.getByRole('button', { name: 'Rút tiền', exact: true }).click();
};

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const [width, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`money on ${width}`, () => {
    test.use({ viewport });
    test.setTimeout(150_000);

    test('MEM-04 a deposit is approved, one rejected and one delayed, each said as it happens', async ({
      page,
      site,
    }) => {
      const name = `in${viewport.width}`;
      await enter(page, site, await newSaver(site, name, 0));
      const centre = await openCentre(page, site, 'depositv2');
      await deposit(centre, 200_000);
      await expect(centre.getByText('Số tài khoản')).toBeVisible();
      await expect(centre.getByText('200.000 ₫ đã vào ví.')).toBeVisible(soon);
      await centre.getByRole('button', { name: 'Tạo lệnh khác' }).click();
      await deposit(centre, 200_001);
      await expect(
        centre.getByText(/bị từ chối: Ngân hàng từ chối giao dịch\. Ví chưa thay đổi/),
      ).toBeVisible(soon);
      await centre.getByRole('button', { name: 'Tạo lệnh khác' }).click();
      await deposit(centre, 200_002);
      await expect(centre.getByText(/mất nhiều thời gian hơn bình thường/)).toBeVisible(soon);
      expect(await ledgerOf(site, name)).toBe('200000');
      const { order } = await newestOrder(site, 'deposit');
      await site.operator('deposit', 'approve', order, '--brand', 'aurora');
      await expect(centre.getByText('200.002 ₫ đã vào ví.')).toBeVisible(soon);
    });

    test('MEM-05 MEM-06 a withdrawal is paid, and its member says that it came, that a part did, that none did', async ({
      page,
      site,
    }) => {
      const name = `out${viewport.width}`;
      const saver = await newSaver(site, name, 1_000_000);
      await enter(page, site, saver);
      const centre = await openCentre(page, site, 'withdraw');
      await withdraw(centre, 200_000, saver.pin);
      await expect(centre.getByText('Đã nhận yêu cầu rút')).toBeVisible();
      await centre.getByRole('button', { name: 'Đã nhận đủ' }).click(soon);
      await expect(centre.getByRole('button', { name: 'Đã nhận đủ' })).toHaveCount(0);

      await withdraw(centre, 300_000, saver.pin);
      await centre.getByRole('button', { name: 'Nhận một phần' }).click(soon);
      await centre.getByLabel('Số tiền đã nhận').fill('250000');
      await centre.getByRole('button', { name: 'Báo nhận một phần' }).click();
      await expect(centre.getByText('Chúng tôi đang kiểm tra với ngân hàng')).toBeVisible();
      const part = await newestOrder(site, 'withdrawal');
      const words = ['--text', 'Ngân hàng xác nhận còn thiếu', '--refund', '50000', '--brand', 'aurora'];
      await site.operator('withdrawal', 'answer', part.order, ...words);

      await page.reload();
      await withdraw(centre, 100_000, saver.pin);
      await centre.getByRole('button', { name: 'Chưa nhận' }).click(soon);
      await centre.getByRole('button', { name: 'Báo chưa nhận' }).click();
      await expect(centre.getByText('Cần ít nhất một ảnh làm bằng chứng')).toBeVisible();
      await centre
        .getByLabel('Thêm ảnh')
        .setInputFiles({ name: 'sao-ke.png', mimeType: 'image/png', buffer: onePixel });
      await centre.getByRole('button', { name: 'Báo chưa nhận' }).click();
      await expect(centre.getByText('Chúng tôi đang kiểm tra với ngân hàng')).toBeVisible();
      expect(await ledgerOf(site, name)).toBe('450000');
    });
  });
}

test('MEM-05 a rejected withdrawal says why, and the money is back', async ({ page, site }) => {
  const saver = await newSaver(site, 'rejected', 500_000);
  await enter(page, site, saver);
  const centre = await openCentre(page, site, 'withdraw');
  await withdraw(centre, 200_001, saver.pin);
  await expect(centre.getByText('Đã nhận yêu cầu rút')).toBeVisible();
  await expect(centre.getByText('Bị từ chối', { exact: true })).toBeVisible(soon);
  expect(await ledgerOf(site, 'rejected')).toBe('500000');
});

test('MEM-06 without a word the clock confirms, and an appeal can be sent', async ({ page, site }) => {
  test.setTimeout(180_000);
  await site.operator('setting', 'set', 'receiptMinutes', '1', '--brand', 'aurora');
  await site.operator('setting', 'set', 'receiptNoticeMinutes', '1', '--brand', 'aurora');
  const saver = await newSaver(site, 'silent', 500_000);
  await enter(page, site, saver);
  const centre = await openCentre(page, site, 'withdraw');
  await withdraw(centre, 200_000, saver.pin);
  await expect(centre.getByRole('button', { name: 'Đã nhận đủ' })).toBeVisible(soon);
  const form = centre.getByRole('form', { name: 'Khiếu nại' });
  await expect(form).toBeVisible({ timeout: 150_000 });
  await expect(centre.getByText(/không được hoàn tự động/)).toBeVisible();
  await form.getByLabel('Nội dung').fill('Tiền chưa đến tài khoản');
  await form.getByRole('button', { name: 'Gửi khiếu nại' }).click();
  await expect(centre.getByText('Đã gửi khiếu nại')).toBeVisible();
  for (const name of ['receiptMinutes', 'receiptNoticeMinutes']) {
    await site.operator('setting', 'set', name, 'default', '--brand', 'aurora');
  }
});

test('MEM-03 money moves between wallets and is collected with one key', async ({ page, site }) => {
  await site.operator('setting', 'set', 'singleWallet', 'off', '--brand', 'aurora');
  await enter(page, site, await newSaver(site, 'mover', 900_000));
  const centre = await openCentre(page, site, 'transferFund');
  await centre.getByLabel('Số tiền').fill('300000');
  await centre.getByRole('button', { name: 'Chuyển quỹ', exact: true }).click();
  await expect(centre.getByText('Đã chuyển 300.000 ₫.')).toBeVisible();
  expect(await ledgerOf(site, 'mover')).toBe('600000');
  await centre.getByRole('button', { name: 'Thu hết về ví chính' }).click();
  await expect(async () => expect(await ledgerOf(site, 'mover')).toBe('900000')).toPass();
  await site.operator('setting', 'set', 'singleWallet', 'default', '--brand', 'aurora');
});

test.describe('limits', () => {
  test.use({ expectedComplaints: { patterns: [/409 \(Conflict\)/] } });

  test('MEM-12 a limit that is reached says when it ends; a self-exclusion closes the cashier, not the withdrawal', async ({
    page,
    site,
  }) => {
    const saver = await newSaver(site, 'limited', 500_000);
    await enter(page, site, saver);
    const centre = await openCentre(page, site, 'depositv2');
    await centre.getByRole('link', { name: 'Chơi có trách nhiệm' }).click();
    const safer = page.getByRole('dialog', { name: 'Chơi có trách nhiệm' });
    const week = safer.getByRole('form', { name: 'Hạn mức nạp mỗi tuần' });
    await week.getByLabel('Hạn mức nạp mỗi tuần').fill('300000');
    await week.getByRole('button', { name: 'Đặt hạn mức' }).click();
    await expect(week.getByText(/Hạn mức nạp tuần này 300.000/)).toBeVisible();
    await page.keyboard.press('Escape');
    await deposit(centre, 400_000);
    await expect(centre.getByRole('alert')).toContainText('Hạn mức nạp tuần này 300.000');

    await centre.getByRole('link', { name: 'Chơi có trách nhiệm' }).click();
    await safer.getByRole('button', { name: '6 tháng' }).click();
    await expect(safer.getByRole('alert')).toContainText('Số dư 500.000 ₫ vẫn rút được.');
    await safer.getByRole('button', { name: 'Tự khóa', exact: true }).click();
    await expect(safer.getByText('Bạn đã tự khóa tài khoản')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(centre.getByText('Bạn đã tự khóa tài khoản')).toBeVisible();
    await expect(centre.getByLabel('Số tiền', { exact: true })).toHaveCount(0);
    const out = await openCentre(page, site, 'withdraw');
    await withdraw(out, 500_000, saver.pin);
    await expect(out.getByText('Đã nhận yêu cầu rút')).toBeVisible();
  });
});
