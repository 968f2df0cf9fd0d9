import type { Locator, Page } from '@playwright/test';
import { logInFromParentSite, ledgerOf, newestOrder, newSaver, openCentre } from '../support/cashier';
import { newMember } from '../support/members';
import { onePixel } from '../support/onePixel';
import { expect, test } from '../support/test';

/** The sandbox answers within seconds; a busy machine may take longer. */
const soon = { timeout: 30_000 };

const deposit = async (centre: Locator, amount: number): Promise<void> => {
  await centre.getByLabel('Số tiền', { exact: true }).fill(String(amount));
  await centre.getByRole('button', { name: 'Nạp tiền' }).click();
};

const withdraw = async (centre: Locator, amount: number, pin: string): Promise<void> => {
  await centre.getByLabel('Số tiền', { exact: true }).fill(String(amount));
  await centre.getByLabel('Mật khẩu rút tiền').fill(pin);
  await centre.getByRole('button', { name: 'Rút tiền', exact: true }).click();
  await expect(centre.getByText('Đã nhận yêu cầu rút')).toBeVisible();
};

/** The panel of the running order. */
const running = (centre: Locator): Locator => centre.getByRole('region', { name: 'Lệnh rút' });

/** Reports that the full amount arrived, and confirms it. */
const sayReceived = async (centre: Locator): Promise<void> => {
  await running(centre).getByRole('button', { name: 'Đã nhận đủ', exact: true }).click(soon);
  await running(centre).getByRole('button', { name: 'Xác nhận đã nhận đủ' }).click();
};

test(
  'MEM-04 of three deposits one is approved, one rejected and one delayed, each said as it happens',
  { tag: '@long' },
  async ({ page, site }) => {
    const name = 'depositor';
    await newSaver(site, name, 0);
    await logInFromParentSite(page, site, name);
    const centre = await openCentre(page, site, 'depositv2');
    await deposit(centre, 200_000);
    await expect(centre.getByText('200.000 ₫ đã vào ví.')).toBeVisible(soon);
    await centre.getByRole('button', { name: 'Tạo lệnh khác' }).click();
    await deposit(centre, 200_001);
    await expect(
      centre.getByText(/bị từ chối: Đơn vị thanh toán từ chối giao dịch\. Ví chưa thay đổi/),
    ).toBeVisible(soon);
    await centre.getByRole('button', { name: 'Tạo lệnh khác' }).click();
    await deposit(centre, 200_002);
    await expect(centre.getByText(/mất nhiều thời gian hơn bình thường/)).toBeVisible(soon);
    expect(await ledgerOf(site, name)).toBe('200000');
    await site.operator('deposit', 'approve', await newestOrder(site, 'deposit', name), '--brand', 'aurora');
    await expect(centre.getByText('200.002 ₫ đã vào ví.')).toBeVisible(soon);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'MEM-05 MEM-06 of three withdrawals all came, a part came, and none did with a proof of it',
    { tag: '@long' },
    async ({ page, site }) => {
      const name = 'receiver';
      const { pin } = await newSaver(site, name, 1_000_000);
      await logInFromParentSite(page, site, name);
      const centre = await openCentre(page, site, 'withdraw');
      await withdraw(centre, 200_000, pin);
      await sayReceived(centre);
      await expect(running(centre)).toHaveCount(0);

      await withdraw(centre, 300_000, pin);
      await running(centre).getByRole('button', { name: 'Nhận một phần' }).click(soon);
      await centre.getByLabel('Số tiền đã nhận').fill('250000');
      await centre.getByRole('button', { name: 'Báo nhận một phần' }).click();
      await expect(centre.getByText('Chúng tôi đang kiểm tra giao dịch')).toBeVisible();
      const words = ['--text', 'Ngân hàng xác nhận còn thiếu', '--refund', '50000', '--brand', 'aurora'];
      await site.operator('withdrawal', 'answer', await newestOrder(site, 'withdrawal', name), ...words);
      await expect(running(centre)).toHaveCount(0);

      await withdraw(centre, 100_000, pin);
      await running(centre).getByRole('button', { name: 'Chưa nhận' }).click(soon);
      await centre.getByRole('button', { name: 'Báo chưa nhận' }).click();
      await expect(centre.getByText('Cần ít nhất một ảnh làm bằng chứng')).toBeVisible();
      await centre.getByLabel('Thêm ảnh').setInputFiles(onePixel);
      await centre.getByRole('button', { name: 'Báo chưa nhận' }).click();
      await expect(centre.getByText('Chúng tôi đang kiểm tra giao dịch')).toBeVisible();
      expect(await ledgerOf(site, name)).toBe('450000');
    },
  );
});

test(
  'MEM-05 MEM-06 a rejected withdrawal is back in the wallet; without a word the clock confirms, and an appeal can be sent',
  { tag: '@long' },
  async ({ page, site }) => {
    const name = 'silent';
    const { pin } = await newSaver(site, name, 500_000);
    await logInFromParentSite(page, site, name);
    const centre = await openCentre(page, site, 'withdraw');
    await withdraw(centre, 200_001, pin);
    await expect(centre.getByRole('region', { name: 'Rút gần đây' }).getByText('Bị từ chối')).toBeVisible(
      soon,
    );
    expect(await ledgerOf(site, name)).toBe('500000');

    await withdraw(centre, 200_000, pin);
    await expect(running(centre).getByRole('button', { name: 'Đã nhận đủ' })).toBeVisible(soon);
    await site.operator(
      'withdrawal',
      'expire',
      await newestOrder(site, 'withdrawal', name),
      '--brand',
      'aurora',
    );
    const appeal = centre.getByRole('form', { name: 'Khiếu nại' });
    await expect(appeal).toBeVisible(soon);
    await expect(centre.getByText(/không được hoàn tự động/)).toBeVisible();
    await appeal.getByLabel('Nội dung').fill('Tiền chưa đến tài khoản');
    await appeal.getByRole('button', { name: 'Gửi khiếu nại' }).click();
    await expect(centre.getByText('Đã gửi khiếu nại')).toBeVisible();
  },
);

test(
  'MEM-05 a member adds a USDT address in the security centre and withdraws to it with the withdraw password',
  { tag: '@long' },
  async ({ page, site }) => {
    const name = 'coinsaver';
    const { pin, password } = await newSaver(site, name, 1_000_000);
    await site.operator('setting', 'set', 'bankCoolingHours', '0', '--brand', 'aurora');
    await logInFromParentSite(page, site, name);
    const security = await openCentre(page, site, 'securityCenter');
    await security.getByRole('link', { name: 'Thêm địa chỉ ví nhận' }).click();
    const form = page.getByRole('form', { name: 'Thêm địa chỉ ví nhận' });
    await form.getByLabel('Mật khẩu đăng nhập').fill(password);
    await form.getByRole('button', { name: 'Thêm địa chỉ' }).click();
    await expect(form.getByText('Vui lòng nhập địa chỉ ví nhận')).toBeVisible();
    await form.getByLabel('Địa chỉ ví nhận').fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    await form.getByRole('button', { name: 'Thêm địa chỉ' }).click();
    await expect(form).toHaveCount(0);
    await expect(security.getByText('•••• Lj6t', { exact: true })).toBeVisible();

    const centre = await openCentre(page, site, 'withdraw');
    await centre.getByRole('radio', { name: /USDT TRC20/ }).check({ force: true });
    await withdraw(centre, 500_000, pin);
    await expect(running(centre).getByText('20.00 USDT')).toBeVisible();
    await sayReceived(centre);
    const recent = centre.getByRole('region', { name: 'Rút gần đây' });
    await expect(recent.getByText('USDT TRC20 •••• Lj6t')).toBeVisible();
    expect(await ledgerOf(site, name)).toBe('500000');
  },
);

test(
  'SAFE-05 a deposit binds its own money alone: the wallet says what is free, that leaves, and more is refused with the reason',
  { tag: '@long' },
  async ({ page, site }) => {
    const name = 'bound';
    const { pin } = await newSaver(site, name, 500_000);
    await logInFromParentSite(page, site, name);
    const cashier = await openCentre(page, site, 'depositv2');
    await cashier.getByLabel('Số tiền', { exact: true }).fill('300000');
    const summary = cashier.getByRole('region', { name: 'Tóm tắt' });
    await expect(summary).toContainText(/Chưa rút được ngay\s*300\.000/);
    await expect(summary).toContainText(/Rút được khi cược đủ\s*300\.000/);
    await cashier.getByRole('button', { name: 'Nạp tiền' }).click();
    await expect(cashier.getByText('300.000 ₫ đã vào ví.')).toBeVisible(soon);

    const wallets = await openCentre(page, site, 'transferFund');
    await expect(wallets.getByRole('region', { name: 'Các ví' })).toContainText(/Có thể rút ngay\s*500\.000/);

    const out = await openCentre(page, site, 'withdraw');
    await expect(out.getByRole('region', { name: 'Yêu cầu vòng cược' })).toContainText(
      /Khoản nạp 300\.000\s₫.*Đang giữ toàn bộ/,
    );
    await out.getByLabel('Số tiền', { exact: true }).fill('500001');
    await out.getByLabel('Mật khẩu rút tiền').fill(pin);
    await out.getByRole('button', { name: 'Rút tiền', exact: true }).click();
    await expect(out.getByText(/Hiện chỉ dùng được 500\.000/)).toBeVisible();
    await withdraw(out, 500_000, pin);
    expect(await ledgerOf(site, name)).toBe('300000');
  },
);

/**
 * Counts the steps that a member takes on the site: each page or dialog that opens, and each button that must be
 * pressed. Typing, and paying in the member's own banking app, are not counted.
 */
const counted = (page: Page) => {
  let steps = 0;
  return {
    taken: () => steps,
    comesTo: async (place: Locator): Promise<void> => {
      await expect(place).toBeVisible();
      steps += 1;
    },
    presses: async (name: string): Promise<void> => {
      await page.getByRole('button', { name, exact: true }).click();
      steps += 1;
    },
  };
};

test(
  'MEM-05 a first withdrawal, bank account and withdraw password included, takes no more steps than a first deposit',
  { tag: '@long' },
  async ({ page, site }) => {
    const name = 'firsttimer';
    const { password } = await newMember(site, 'aurora', name);
    await Promise.all([
      site.operator('setting', 'set', 'bankCoolingHours', '0', '--brand', 'aurora'),
      site.operator('setting', 'set', 'sandboxSeconds', '1', '--brand', 'aurora'),
      site.operator(
        'money',
        'credit',
        name,
        '500000',
        '--reason',
        'journey',
        '--key',
        name,
        '--brand',
        'aurora',
      ),
    ]);
    await logInFromParentSite(page, site, name);

    const cashier = await openCentre(page, site, 'depositv2');
    const paying = counted(page);
    await paying.comesTo(cashier.getByRole('form', { name: 'Nạp tiền' }));
    await cashier.getByLabel('Số tiền', { exact: true }).fill('200000');
    await paying.presses('Nạp tiền');
    await paying.comesTo(cashier.getByRole('heading', { name: /^Lệnh nạp: / }));

    const centre = await openCentre(page, site, 'withdraw');
    const leaving = counted(page);
    const form = centre.getByRole('form', { name: 'Rút tiền' });
    await leaving.comesTo(form);
    await form.getByLabel('Ngân hàng').selectOption('Ngân hàng Hoa Sen');
    await form.getByLabel('Số tài khoản').fill('1900234821');
    await form.getByLabel('Tên chủ tài khoản').fill('NGUYEN VAN A');
    await form.getByLabel('Số tiền', { exact: true }).fill('200000');
    await form.getByLabel('Mật khẩu rút tiền mới').fill('902817');
    await form.getByLabel('Nhập lại mật khẩu rút tiền').fill('902817');
    await form.getByLabel('Mật khẩu đăng nhập').fill(password);
    await leaving.presses('Rút tiền');
    await leaving.comesTo(centre.getByText('Đã nhận yêu cầu rút'));
    await expect(running(centre)).toContainText('Ngân hàng Hoa Sen •••• 4821');
    expect(leaving.taken()).toBeLessThanOrEqual(paying.taken());
  },
);
