import type { Value } from '#contract/wireTypes';
import { newAgent } from '../support/agents';
import { logInFromParentSite } from '../support/cashier';
import { codeIn, newestMessage } from '../support/outbox';
import { newPlayer } from '../support/playing';
import { expect, test } from '../support/test';
import { expectLoggedIn } from '../support/userActions';

// Calls that no page makes when it opens: each is made by an action of a visitor, and answered.

test('API-02 REG-01 REG-06 a visitor gets a code by text message and registers with it', async ({
  page,
  site,
  calls,
}) => {
  const password = 'SaoMai2026xanh';
  await site.operator('flag', 'set', 'REGMOBVERF3', 'on', '--brand', 'kickoff');
  await page.goto(site.address('kickoff', '/register'));
  await page.getByRole('tab', { name: 'Số điện thoại' }).click();
  const form = page.getByRole('form', { name: 'Đăng ký' });
  await form.getByLabel(/^Số điện thoại/).fill('0912 345 681');
  await form.getByRole('button', { name: 'Gửi mã' }).click();
  await calls.expectMade('registerSms');
  await form.getByLabel(/^Mã SMS/).fill(codeIn(await newestMessage(site, 'kickoff', /912345681$/)));
  await form.getByLabel(/^Mật khẩu/).fill(password);
  await form.getByLabel(/^Nhập lại mật khẩu/).fill(password);
  await form.getByRole('checkbox', { name: /^Tôi đã đủ/ }).check();
  await form.getByRole('button', { name: 'Tạo tài khoản' }).click();
  await expectLoggedIn(page);
  await calls.expectMade('registerMobile');
  expect(calls.made('register')).toEqual([]);
  // The number is the user name.
  const account = () => page.evaluate(() => sessionStorage.getItem('account'));
  await expect.poll(account).toMatch(/912345681$/);
  await site.operator('flag', 'set', 'REGMOBVERF3', 'default', '--brand', 'kickoff');
});

test('API-05 GAME-05 GAME-06 a player opens the list of a provider and the book of a sports provider', async ({
  page,
  site,
  calls,
}) => {
  await newPlayer(site, 'callsbook');
  await logInFromParentSite(page, site, 'callsbook');
  const listed = page.waitForResponse((answer) => answer.url().includes('GCSGAME_gameList'));
  await page.goto(site.address('aurora', '/fish'), { waitUntil: 'domcontentloaded' });
  const { value } = (await (await listed).json()) as { value: Value<'gameList'> };
  const list = value.games.find(({ isGame }) => isGame === 'VASSALAGE');
  const card = page.getByRole('button', { name: `Chơi ngay: ${list?.gameName}` });
  // The list draws what is near, so it is read through, and once more when a slow machine has missed the card or drawn the list again.
  const readOn = () =>
    page.evaluate(() => {
      const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      scrollTo(0, isEnd ? 0 : scrollY + 400);
    });
  const isOpened = () =>
    card.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  while (!(await isOpened())) await readOn();
  await expect(page).toHaveURL(/modal=vendor/);
  await calls.expectMade('vendorGameTypes');

  await page.goto(site.address('aurora', '/sports?vassalage=BTI'), { waitUntil: 'domcontentloaded' });
  const opening = page.context().waitForEvent('page');
  await page
    .getByRole('button', { name: /^Chơi ngay: / })
    .first()
    .click();
  await expect(await opening).toHaveURL(/^http:\/\/games\./);
  await calls.expectMade('launchGameFb');
  expect(JSON.parse(calls.made('launchGameFb')[0]?.body ?? '')).toMatchObject({ vassalage: 'BTI' });
  expect(calls.made('launchGame')).toEqual([]);
});

test('API-05 LOTT-01 a player looks up what a lottery abroad has drawn', async ({ page, site, calls }) => {
  await newPlayer(site, 'callsabroad');
  await logInFromParentSite(page, site, 'callsabroad');
  await page.goto(site.address('aurora', '/lottery'), { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('link', { name: /^Malaysia 4D/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Bảng kết quả' }).click();
  await calls.expectMade('openedNumbers');
  expect(calls.made('openedNumbers')[0]?.query).toMatchObject({ gameCode: 'SEAMY' });
});

test('API-07 AGENT-05 an agent signs an offered contract of hourly salary', async ({ page, site, calls }) => {
  await newAgent(site, 'callshourly');
  await site.operator(
    ...['agent', 'offer', 'callshourly', 'hourly', '--tiers', '2000000/1/0.2', '--brand', 'aurora'],
  );
  await logInFromParentSite(page, site, 'callshourly');
  const popup = page.getByRole('dialog', { name: 'Hợp đồng mới: Lương giờ' });
  await popup.getByRole('checkbox').check();
  await popup.getByRole('button', { name: 'Ký hợp đồng' }).click();
  await expect(page.getByText(/^Đã ký\. Hợp đồng có hiệu lực từ/)).toBeVisible();
  await calls.expectMade('hourlySalaryContract');
  expect(JSON.parse(calls.made('hourlySalaryContract')[0]?.body ?? '')).toMatchObject({ action: 'sign' });
});
