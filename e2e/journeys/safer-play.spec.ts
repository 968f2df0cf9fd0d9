import { logInFromParentSite, ledgerOf, newSaver, openCentre } from '../support/cashier';
import { logIn } from '../support/members';
import { placeBet } from '../support/placeBet';
import { openSaferPlay, setLimit } from '../support/saferPlay';
import { expect, test } from '../support/test';

test.describe('safer play', { tag: '@long' }, () => {
  // The refusals under test, and a refusal because a price has changed.
  test.use({ expectedComplaints: { patterns: [/409 \(/, /401 \(/] } });

  test('MEM-12 SAFE-01 a deposit and a stake above a limit are refused with the limit, its end, and what was typed', async ({
    page,
    site,
  }) => {
    const name = 'limited';
    await newSaver(site, name, 500_000);
    await logInFromParentSite(page, site, name);
    const safer = await openSaferPlay(page, site);
    await setLimit(safer, 'Hạn mức nạp mỗi tuần', '300000');
    await setLimit(safer, 'Hạn mức cược mỗi ngày', '50000');

    const centre = await openCentre(page, site, 'depositv2');
    await centre.getByLabel('Số tiền', { exact: true }).fill('400000');
    await centre.getByRole('button', { name: 'Nạp tiền' }).click();
    await expect(centre.getByRole('alert')).toContainText('Hạn mức nạp tuần này 300.000');

    await page.goto(site.address('aurora', '/sports'));
    const coming = page.getByRole('article').filter({ hasText: /\d\d:\d\d/ });
    // A match that is about to begin takes no bets.
    await coming.getByRole('button', { disabled: false }).first().click();
    const slip = page.getByRole('region', { name: 'Phiếu cược' });
    const stake = slip.getByRole('textbox', { name: 'Tiền cược' });
    await stake.fill('60000');
    await placeBet(page, slip);
    await expect(slip.getByText(/Hạn mức cược hôm nay 50\.000/)).toBeVisible();
    await expect(slip.getByText(/Tính lại từ 00:00/)).toBeVisible();
    await expect(stake).toHaveValue('60.000');
    expect(await ledgerOf(site, name)).toBe('500000');
  });

  test('SAFE-03 SAFE-04 who excludes themselves is logged out, comes in to withdraw, and is offered nothing', async ({
    page,
    site,
  }) => {
    const name = 'excluded';
    const { pin, password } = await newSaver(site, name, 500_000);
    await logInFromParentSite(page, site, name);
    const safer = await openSaferPlay(page, site);
    await safer.getByRole('button', { name: '6 tháng' }).click();
    await safer.getByRole('button', { name: 'Tự khóa', exact: true }).click();
    const asked = page.getByRole('alertdialog', { name: 'Tự khóa tài khoản 6 tháng?' });
    await expect(asked.getByText(/^Không thể mở lại trước/)).toBeInViewport();
    await expect(asked.getByText(/rút 500\.000/)).toBeVisible();
    await asked.getByLabel('Mật khẩu đăng nhập').fill('khong-phai-mat-khau');
    await asked.getByRole('button', { name: 'Tự khóa' }).click();
    await expect(asked.getByText('Sai mật khẩu')).toBeVisible();
    await asked.getByLabel('Mật khẩu đăng nhập').fill(password);
    await asked.getByRole('button', { name: 'Tự khóa' }).click();

    const told = page.getByRole('dialog', { name: 'Bạn đã tự khóa tài khoản' });
    await expect(told.getByText(/^Không thể mở lại trước/)).toBeVisible();
    await told.getByRole('button', { name: 'Đóng' }).last().click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeVisible();

    await logIn(page, { username: name, password });
    const greeted = page.getByRole('dialog', { name: 'Tài khoản đang nghỉ' });
    await expect(greeted.getByText('Bạn đã tự khóa tài khoản')).toBeVisible();
    await expect(greeted.getByText('Xin chào')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByText('Bạn đã tự khóa tài khoản')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Khuyến mãi' })).toHaveCount(0);
    await page.goto(site.address('aurora', '/rng'));
    await expect(page.getByRole('heading', { name: 'Tài khoản đang nghỉ' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Rút tiền' }).click();
    const centre = page.getByRole('dialog', { name: 'Tài khoản của tôi' });
    await expect(centre.getByRole('link', { name: 'Lịch sử cược' })).toBeVisible();
    await expect(centre.getByRole('link', { name: 'Trung tâm thưởng' })).toHaveCount(0);
    await centre.getByLabel('Số tiền', { exact: true }).fill('500000');
    await centre.getByLabel('Mật khẩu rút tiền').fill(pin);
    await centre.getByRole('button', { name: 'Rút tiền', exact: true }).click();
    await expect(centre.getByText('Đã nhận yêu cầu rút')).toBeVisible();
  });
});

test('SAFE-06 a guest reads what safer play is, from the foot of the page', async ({ page, site }) => {
  await page.goto(site.address('aurora', '/noticePage'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chơi có trách nhiệm' }).click();
  const guide = page.getByRole('dialog', { name: 'Chơi có trách nhiệm' });
  await expect(guide.getByRole('heading', { name: 'Tự khóa tài khoản' })).toBeVisible();
  await expect(guide.getByRole('link', { name: 'Đăng nhập để đặt giới hạn' })).toBeVisible();
});
