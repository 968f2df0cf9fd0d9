import { newAgent, openAgentCentre } from '../support/agents';
import { closePopups } from '../support/closePopups';
import { logInFromParentSite } from '../support/cashier';
import { expect, test } from '../support/test';
import { expectLoggedIn } from '../support/userActions';

const password = 'Hoa.Sen-2026';

test(
  'AGENT-12 an agent opens an account, and its owner confirms age and terms and makes it theirs',
  { tag: '@wide' },
  async ({ page, site, browser }) => {
    await newAgent(site, 'agentopens');
    await logInFromParentSite(page, site, 'agentopens');
    const centre = await openAgentCentre(page, site, 'openAccount');
    await centre.getByLabel('Tài khoản', { exact: true }).fill('chutaikhoan1');
    await centre.getByRole('button', { name: 'Mở tài khoản' }).click();
    const handed = page.getByRole('dialog', { name: 'Liên kết cho chutaikhoan1 đã sẵn sàng' });
    const link = (await handed.getByText(/#activate=/).textContent()) ?? '';
    await handed.getByRole('button', { name: 'Đóng' }).click();
    await expect(centre.getByRole('row', { name: /chutaikhoan1/ })).toBeVisible();

    const owner = await browser.newContext({ locale: 'vi-VN' });
    await closePopups(owner);
    const theirs = await owner.newPage();
    await theirs.goto(link);
    const form = theirs.getByRole('form', { name: 'Kích hoạt tài khoản' });
    await expect(form.getByLabel('Tên đăng nhập')).toHaveValue('chutaikhoan1');
    expect(theirs.url()).not.toContain('activate=');
    await form.getByLabel(/^Mật khẩu/).fill(password);
    await form.getByLabel(/^Nhập lại mật khẩu/).fill(password);
    await form.getByRole('button', { name: 'Kích hoạt tài khoản' }).click();
    const ofAge = form.getByRole('checkbox', { name: /^Tôi đã đủ/ });
    await expect(ofAge).toHaveAttribute('aria-invalid', 'true');
    await ofAge.check();
    await form.getByRole('button', { name: 'Kích hoạt tài khoản' }).click();
    await expectLoggedIn(theirs);
    await owner.close();

    const line = await openAgentCentre(page, site, 'downlineManagmentView');
    await expect(line.getByRole('row', { name: /chutaikhoan1.*Đang hoạt động/ })).toBeVisible();
    const waiting = await openAgentCentre(page, site, 'openAccount');
    await expect(waiting.getByText('Không có tài khoản nào đang chờ kích hoạt')).toBeVisible();
  },
);

test('AGENT-05 AGENT-07 MOD-09 an offer opens after the log-in, is signed, and runs on both sides', async ({
  page,
  site,
  browser,
}) => {
  await newAgent(site, 'agenttop');
  await newAgent(site, 'agentbelow', 'agenttop');
  await site.operator(
    'agent',
    'offer',
    'agenttop',
    'daily',
    '--tiers',
    '20000000/5/0.9',
    '--brand',
    'aurora',
  );
  await logInFromParentSite(page, site, 'agenttop');
  const popup = page.getByRole('dialog', { name: 'Hợp đồng mới: Lương ngày' });
  await expect(popup.getByText('0,9%')).toBeVisible();
  await popup.getByRole('button', { name: 'Ký hợp đồng' }).click();
  await expect(popup.getByText('Hãy đọc phần thay đổi trước')).toBeVisible();
  await popup.getByRole('checkbox').check();
  await popup.getByRole('button', { name: 'Ký hợp đồng' }).click();
  await expect(page.getByText(/^Đã ký\. Hợp đồng có hiệu lực từ/)).toBeVisible();

  const centre = await openAgentCentre(page, site, 'contracts', '&kind=daily');
  const form = centre.getByRole('form', { name: 'Hợp đồng mới' });
  await form.getByLabel(/^Tài khoản/).fill('agentbelow');
  await form.getByLabel('Tiền cược mỗi ngày').fill('30000000');
  await form.getByLabel('Thành viên hoạt động').fill('5');
  await form.getByLabel(/^Tỷ lệ/).fill('1');
  await expect(form.getByText('Tỷ lệ của bạn ở đây là 0,9%')).toBeVisible();
  await form.getByLabel(/^Tỷ lệ/).fill('0,5');
  await form.getByRole('button', { name: 'Thử với kết quả đã qua' }).click();
  await expect(form.getByText(/mức này sẽ trả 0/)).toBeVisible();
  await form.getByRole('button', { name: 'Gửi đề nghị' }).click();
  await expect(centre.getByText(/^Đã gửi đề nghị cho agentbelow/)).toBeVisible();
  await expect(centre.getByRole('row', { name: /agentbelow.*Chờ chấp nhận/ })).toBeVisible();

  const below = await browser.newContext({ locale: 'vi-VN' });
  await closePopups(below);
  const theirs = await below.newPage();
  await logInFromParentSite(theirs, site, 'agentbelow');
  await theirs.goto(site.address('aurora', '/noticePage?modal=contract'));
  const offer = theirs.getByRole('dialog', { name: 'Hợp đồng mới: Lương ngày' });
  await offer.getByRole('checkbox').check();
  await offer.getByRole('button', { name: 'Ký hợp đồng' }).click();
  await expect(theirs.getByText(/^Đã ký\. Hợp đồng có hiệu lực từ/)).toBeVisible();
  await below.close();

  const again = await openAgentCentre(page, site, 'contracts', '&kind=daily');
  await expect(again.getByRole('row', { name: /agentbelow.*Đang hiệu lực/ })).toBeVisible();
});

test.describe('another line', () => {
  test.use({ expectedComplaints: { patterns: [/status of 404/] } });

  test('AGENT-04 AGENT-10 records stand in the menu with their contract, and another line is not there', async ({
    page,
    site,
  }) => {
    await newAgent(site, 'agentplain');
    await logInFromParentSite(page, site, 'agentplain');
    const centre = await openAgentCentre(page, site, 'personalHistoryCopy', '&account=demo');
    await expect(centre.getByText('Không có ai dưới bạn dùng tài khoản này.')).toBeVisible();
    const menu = centre.getByRole('navigation', { name: 'Danh mục đại lý' });
    await expect(menu.getByRole('link', { name: 'Hợp đồng' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Lịch sử cổ tức' })).toHaveCount(0);
  });
});
