import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { logInFromParentSite, ledgerOf, newSaver, openCentre } from '../support/cashier';
import { expect, test } from '../support/test';

interface Movement {
  readonly amount: number;
  readonly left: number;
}

/** The movements of the exported account record, newest first. */
const exported = async (page: Page, centre: Locator): Promise<Movement[]> => {
  const saving = page.waitForEvent('download');
  await centre.getByRole('button', { name: 'Xuất CSV' }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => {
      const [amount, left] = line.split(',').slice(-2).map(Number);
      return { amount: amount ?? Number.NaN, left: left ?? Number.NaN };
    });
};

test('API-06 MEM-03 MEM-07 MEM-08 money moves between wallets and up the line, and the exported record is what the ledger holds', async ({
  page,
  site,
  calls,
}) => {
  const name = 'mover';
  await site.operator('setting', 'set', 'singleWallet', 'off', '--brand', 'aurora');
  const { pin } = await newSaver(site, name, 900_000, ['--upline', 'demoagent']);
  await logInFromParentSite(page, site, name);
  const wallets = await openCentre(page, site, 'transferFund');
  await wallets.getByLabel('Số tiền').fill('300000');
  await wallets.getByRole('button', { name: 'Chuyển quỹ', exact: true }).click();
  await expect(wallets.getByText('Đã chuyển 300.000 ₫.')).toBeVisible();
  expect(await ledgerOf(site, name)).toBe('600000');
  await wallets.getByRole('button', { name: 'Thu hết về ví chính' }).click();
  await expect(async () => expect(await ledgerOf(site, name)).toBe('900000')).toPass();
  await calls.expectMade('merchantWallet', 'wallets', 'walletTransfer', 'walletCollect', 'balance');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('merchantWallet')))
    .toContain('"isSingle":0');
  await site.operator('setting', 'set', 'singleWallet', 'default', '--brand', 'aurora');

  const line = await openCentre(page, site, 'transferUpline');
  await line.getByLabel('Số tiền', { exact: true }).fill('150000');
  await line.getByLabel('Mật khẩu rút tiền').fill(pin);
  await line.getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(line.getByRole('alert')).toContainText('150.000 ₫ rời ví ngay và không lấy lại được.');
  await line.getByRole('button', { name: 'Chuyển tiền', exact: true }).click();
  await expect(line.getByText('Đã chuyển 150.000 ₫.')).toBeVisible();

  const record = await openCentre(page, site, 'transactionHistory');
  await expect(record.getByRole('rowheader', { name: 'Tổng 4 giao dịch' })).toBeVisible();
  const movements = await exported(page, record);
  expect(movements.map(({ amount }) => amount)).toEqual([-150_000, 300_000, -300_000, 900_000]);
  const held = Number(await ledgerOf(site, name));
  expect(movements[0]?.left).toBe(held);
  expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(held);
});

test.describe('a bet that its wallet cannot pay', () => {
  test.use({ expectedComplaints: { patterns: [/409 \(Conflict\)/] } });

  test(
    'MEM-03 LOTT-01 a slip whose wallet is empty names it, and is placed as it was once money has been moved there',
    { tag: '@wide' },
    async ({ page, site }) => {
      const name = 'keeper';
      await site.operator('setting', 'set', 'singleWallet', 'off', '--brand', 'aurora');
      await newSaver(site, name, 500_000);
      await logInFromParentSite(page, site, name);
      await page.goto(site.address('aurora', '/vnLottery?gameCode=VNQ10M'));
      await page.getByRole('button', { name: '07', exact: true }).click();
      await page.getByRole('button', { name: 'Đặt cược', exact: true }).click();
      const slip = page.getByRole('dialog', { name: 'Xác nhận đặt cược' });
      await slip.getByRole('button', { name: 'Đặt cược 20.000' }).click();
      await expect(slip.getByRole('alert')).toContainText('Ví Xổ Số Nhanh còn thiếu 20.000 ₫');
      await slip.getByRole('link', { name: 'Chuyển quỹ' }).click();

      const centre = page.getByRole('dialog', { name: 'Tài khoản của tôi' });
      await centre.getByLabel('Số tiền').fill('50000');
      await centre.getByRole('button', { name: 'Chuyển quỹ', exact: true }).click();
      await centre.getByRole('button', { name: 'Quay lại đặt cược' }).click();
      await expect(centre).toBeHidden();
      await expect(slip.getByText('50.000 ₫')).toBeVisible();
      await slip.getByRole('button', { name: 'Đặt cược 20.000' }).click();
      await expect(page.getByText('Đã nhận 1 vé, tổng 20.000 ₫.')).toBeVisible();
      expect(await ledgerOf(site, name)).toBe('450000');
      await site.operator('setting', 'set', 'singleWallet', 'default', '--brand', 'aurora');
    },
  );
});
