import type { Locator, Page } from '@playwright/test';
import { livePath } from '#contract/live';
import { demoMember } from '../support/members';
import { placeBet } from '../support/placeBet';
import type { Site } from '../support/startSite';
import { expect, test } from '../support/test';

/** The price of an upcoming match stays for 40 s, and the next price of a clear favourite may be the same. */
const A_PRICE = 150_000;

const enter = async (page: Page, site: Site, path: string) => {
  await page.goto(site.address('aurora', '/login'));
  const { username, password } = await demoMember(site, 'aurora');
  await page.getByLabel('Tên đăng nhập').fill(username);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Xin chào');
  await page.goto(site.address('aurora', path));
};

const slipOf = (page: Page) => page.getByRole('region', { name: 'Phiếu cược' });
const stakeIn = (slip: Locator) => slip.getByRole('textbox', { name: 'Tiền cược' });

/** Adds the home side of the first match that has not begun to the slip. */
const choose = async (page: Page, stake: string) => {
  const coming = page.getByRole('article').filter({ hasText: /\d\d:\d\d/, hasNotText: /\d'/ });
  await coming.first().getByRole('button', { name: /^1 \d/ }).click();
  await stakeIn(slipOf(page)).fill(stake);
};

/** Accepts the current price, whatever it is. */
const take = async (page: Page) => {
  await placeBet(page, slipOf(page));
  await expect(slipOf(page).getByText(/Đã nhận cược/)).toBeVisible();
};

test.describe('sports', { tag: '@long' }, () => {
  test.setTimeout(240_000);
  // If a price changes while a bet is being sent, the gateway refuses the bet and the page asks the member.
  test.use({ expectedComplaints: { patterns: [/409 \(/] } });

  test('SPORT-01 a member whose price changes is asked, loses nothing that was typed, and finds the bet in the record', async ({
    page,
    site,
  }) => {
    await enter(page, site, '/sports');
    await choose(page, '55000');
    const slip = slipOf(page);
    await expect(slip.getByText('Tỷ lệ vừa đổi')).toBeVisible({ timeout: A_PRICE });
    await expect(stakeIn(slip)).toHaveValue('55.000');
    await expect(slip.getByRole('button', { name: 'Đặt cược', exact: true })).toBeHidden();
    await expect(slip.getByRole('button', { name: /^Nhận tỷ lệ \d+,\d\d và đặt$/ })).toBeVisible();
    await take(page);
    const bets = page.getByRole('region', { name: 'Cược của tôi' });
    await expect(bets.getByText('Chờ kết quả').first()).toBeVisible();
    const match = (await bets.getByRole('listitem').first().locator('small').first().textContent()) ?? '';

    await page.goto(site.address('aurora', '/?centre=member&page=personalHistoryCopy'));
    await page.getByRole('row', { name: match.trim() }).first().getByRole('link').first().click();
    await expect(page.getByText(/^(Kèo chấp|Tài xỉu|1X2|Thắng trận) · /)).toBeVisible();
  });

  test('SPORT-01 STAGE-02 while the feed stands no bet is taken; then bets and a parlay are, and hold after a reload', async ({
    page,
    site,
  }) => {
    await enter(page, site, '/sports');
    await choose(page, '60000');
    await site.operator('match', 'stop', '--brand', 'aurora');
    const slip = slipOf(page);
    try {
      await expect(page.getByText('Tỷ lệ đang tạm dừng')).toBeVisible();
      await expect(stakeIn(slip)).toHaveValue('60.000');
      for (const name of [/^1/, /^2/])
        await expect(page.getByRole('article').first().getByRole('button', { name })).toBeDisabled();
      await expect(slip.getByRole('button', { name: /đặt$|^Đặt cược/i })).toBeDisabled();
    } finally {
      await site.operator('match', 'start', '--brand', 'aurora');
    }
    await expect(page.getByText('Tỷ lệ đang tạm dừng')).toBeHidden();
    await take(page);

    await slip.getByRole('button', { name: 'Xiên' }).click();
    await page.getByRole('button', { name: 'Ngày mai' }).click();
    for (const place of [0, 1])
      await page.getByRole('article').nth(place).getByRole('button', { name: /^1 \d/ }).click();
    await expect(slip.getByText(/^\d+,\d\d × \d+,\d\d$/)).toBeVisible();
    await page
      .getByRole('link', { name: /^Tất cả kèo/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/sports\?match=/);
    await expect(page.getByRole('region', { name: 'Kèo chấp' }).getByRole('button').first()).toBeEnabled();
    await expect(slip.getByText('Nếu đúng cả 2')).toBeVisible();
    await take(page);
    await page.reload();
    await expect(
      page.getByRole('region', { name: 'Cược của tôi' }).getByText(/^Xiên 2, tỷ lệ/),
    ).toBeVisible();
  });

  test('SPORT-01 a match that is called off gives the stake back', async ({ page, site }) => {
    await enter(page, site, '/cockfight');
    const chosenAt = Date.now();
    await choose(page, '20000');
    await take(page);
    const bets = page.getByRole('region', { name: 'Cược của tôi' });
    const first = bets.getByRole('listitem').first();
    await expect(first.getByText('Chờ kết quả')).toBeVisible();
    const rows = JSON.parse(
      await site.operator('match', 'list', '--limit', '200', '--brand', 'aurora', '--json'),
    ) as { id: string; start: string }[];
    // The next fight stands above the cards; the chosen one follows it, and another may just have begun.
    const arena = rows.filter(
      ({ id, start }) => id.startsWith('ARENA') && Date.parse(start) > chosenAt - 60_000,
    );
    for (const { id } of arena.slice(0, 3)) await site.operator('match', 'void', id, '--brand', 'aurora');
    await page.reload();
    await expect(first.getByText('Hủy, đã hoàn tiền')).toBeVisible();
  });

  test.describe('without the feed', () => {
    test.use({ expectedComplaints: { patterns: [/ERR_FAILED/, /409 \(/] } });

    test('SPORT-01 a page that no longer hears of prices says so, and goes on when it does', async ({
      page,
      site,
    }) => {
      let isDeaf = false;
      await page.routeWebSocket(new RegExp(livePath), (socket) => {
        const gateway = socket.connectToServer();
        gateway.onMessage((message) => {
          if (!isDeaf) socket.send(message);
        });
      });
      await page.route('**/wps/sports/**', (route) => (isDeaf ? route.abort() : route.continue()));
      await page.goto(site.address('aurora', '/sports'));
      await choose(page, '70000');
      isDeaf = true;
      await expect(page.getByText('Tỷ lệ chưa được cập nhật')).toBeVisible();
      await expect(stakeIn(slipOf(page))).toHaveValue('70.000');
      await expect(page.getByRole('article').first().getByRole('button').first()).toBeDisabled();
      isDeaf = false;
      await expect(page.getByText('Tỷ lệ chưa được cập nhật')).toBeHidden();
      await expect(stakeIn(slipOf(page))).toHaveValue('70.000');
    });
  });
});

test('NAV-17 SPORT-01 every sport has its page with matches and vendors, and a home price lies on the slip', async ({
  page,
  site,
}) => {
  const vendors = page.getByRole('navigation', { name: 'Nhà cung cấp' });
  for (const [path, count] of [
    ['/fbSports', 1],
    ['/horse', 1],
    ['/esports', 0],
    ['/sports', 1],
  ] as const) {
    await page.goto(site.address('aurora', path));
    await expect(page.getByRole('article').first()).toBeVisible();
    // Games load when the visitor nears them.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(vendors).toHaveCount(count);
  }
  const matches = page.getByRole('region', { name: 'Trận đấu nổi bật' });
  const price = matches.getByRole('button', { name: /^Khách \d/ }).first();
  const onTheSlip = slipOf(page)
    .getByText(/thắng$/)
    .first();
  // A match that ends while its price is pressed has none any more; the next one has.
  await expect(async () => {
    await page.goto(site.address('aurora', '/'));
    await price.click();
    await expect(page).toHaveURL(/\/(sports|esports)\?match=.*&side=away/);
    await expect(onTheSlip).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
});
