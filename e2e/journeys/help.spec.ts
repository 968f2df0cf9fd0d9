import { logInFromParentSite } from '../support/cashier';
import { newMember } from '../support/members';
import { expect, test } from '../support/test';

test('INFO-01 NAV-03 an anchor of the help centre is in sight, and a search needs no diacritics', async ({
  page,
  site,
}) => {
  await page.goto(site.address('aurora', '/help#privacy'));
  await expect(page.getByRole('heading', { name: 'Quyền riêng tư', level: 2 })).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Tìm trong trợ giúp' }).fill('quen mat khau rut tien');
  await expect(page.getByText('Quên mật khẩu rút tiền')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quyền riêng tư', level: 2 })).toHaveCount(0);
  await page.goto(site.address('aurora', '/news'));
  await page.getByRole('link', { name: 'Cửa hàng điểm mở cửa' }).click();
  await expect(page).toHaveTitle(/Cửa hàng điểm mở cửa/);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Cửa hàng điểm mở cửa' })).toContainText('Đọc 1 phút');
});

test('INFO-01 the terms are read above the registration, and what was typed is still there', async ({
  page,
  site,
}) => {
  await page.goto(site.address('aurora', '/register'));
  const form = page.getByRole('dialog', { name: 'Đăng ký' });
  await form.getByLabel('Tên đăng nhập').fill('readsfirst');
  await form.getByRole('link', { name: 'Điều khoản' }).click();
  const paper = page.getByRole('dialog', { name: 'Điều khoản' });
  await expect(paper.getByText('Mỗi người một tài khoản.')).toBeVisible();
  await paper.getByRole('button', { name: 'Đóng' }).click();
  await expect(paper).toHaveCount(0);
  await expect(form.getByLabel('Tên đăng nhập')).toHaveValue('readsfirst');
});

test('INFO-02 feedback gets a number, the operator answers it, and the member finds it in the inbox', async ({
  page,
  site,
}) => {
  await newMember(site, 'aurora', 'saysomething');
  await logInFromParentSite(page, site, 'saysomething');
  await page.goto(site.address('aurora', '/help?modal=feedback'));
  const form = page.getByRole('dialog', { name: 'Góp ý cho chúng tôi' });
  await form.getByLabel('Bạn muốn nói về').selectOption({ label: 'Trò chơi' });
  await form.getByLabel('Nội dung').fill('Vòng quay dừng giữa chừng.');
  await form.getByRole('button', { name: 'Gửi góp ý' }).click();
  const said = form.getByText(/^Đã nhận góp ý F\d{6}[A-Z0-9]{6}$/);
  await expect(said).toBeVisible();
  const no = ((await said.textContent()) ?? '').split(' ').at(-1) ?? '';
  await site.operator('feedback', 'answer', no, '--text', 'Đã sửa. Cảm ơn bạn.', '--brand', 'aurora');
  await page.goto(site.address('aurora', '/noticePage?centre=member&page=messageV2'));
  await page.getByText(`Góp ý ${no} đã được trả lời`).first().click();
  await expect(page.getByText('Đã sửa. Cảm ơn bạn.').first()).toBeVisible();
});

test('INFO-01 what the operator publishes is there at once', async ({ page, site }) => {
  await site.operator(
    ...['article', 'add', '--section', 'rules', '--title-vi', 'Luật thử', '--title-en', 'A rule'],
    ...['--content-vi', '<p>Một luật mới.</p>', '--content-en', '<p>A new rule.</p>', '--brand', 'lotus'],
  );
  await page.goto(site.address('lotus', '/helpmc#rules'));
  await page.getByText('Luật thử').click();
  await expect(page.getByText('Một luật mới.')).toBeVisible();
});
