import type { Page } from '@playwright/test';
import { livePath } from '#contract/live';
import { logInFromParentSite, newSaver, openCentre } from '../support/cashier';
import { placeBet } from '../support/placeBet';
import { openedGame, playRound } from '../support/playing';
import { openPromotion, publish } from '../support/promotions';
import { openSaferPlay, setLimit } from '../support/saferPlay';
import type { Site } from '../support/startSite';
import { expect, test } from '../support/test';

// What an act changes is seen in the other places of the page at once, without a reload. The socket brings no balances,
// so that the page itself has to fetch them.

const withoutBalances = (page: Page): Promise<void> =>
  page.routeWebSocket(new RegExp(livePath), (socket) => {
    const gateway = socket.connectToServer();
    gateway.onMessage((message) => {
      if (!String(message).includes('"topic":"balance"')) socket.send(message);
    });
  });

const enter = async (page: Page, site: Site, username: string, path?: string): Promise<void> => {
  await withoutBalances(page);
  await logInFromParentSite(page, site, username);
  if (path !== undefined) await page.goto(site.address('aurora', path), { waitUntil: 'domcontentloaded' });
};

/** The balance in the header, which may lie below a dialog. */
const expectBalance = (page: Page, amount: string): Promise<void> =>
  expect(page.getByRole('banner', { includeHidden: true })).toContainText(`${amount} ₫`);

test('API-06 MEM-03 MEM-05 MEM-07 a transfer, a collection, a gift up the line and a withdrawal are in the header at once', async ({
  page,
  site,
}) => {
  await site.operator('setting', 'set', 'singleWallet', 'off', '--brand', 'aurora');
  const { pin } = await newSaver(site, 'refreshmoney', 900_000, ['--upline', 'demoagent']);
  await enter(page, site, 'refreshmoney');
  const wallets = await openCentre(page, site, 'transferFund');
  await expectBalance(page, '900.000');
  await wallets.getByLabel('Số tiền').fill('300000');
  await wallets.getByRole('button', { name: 'Chuyển quỹ', exact: true }).click();
  await expectBalance(page, '600.000');
  await wallets.getByRole('button', { name: 'Thu hết về ví chính' }).click();
  await expectBalance(page, '900.000');
  await site.operator('setting', 'set', 'singleWallet', 'default', '--brand', 'aurora');

  const line = await openCentre(page, site, 'transferUpline');
  await line.getByLabel('Số tiền', { exact: true }).fill('150000');
  await line.getByLabel('Mật khẩu rút tiền').fill(pin);
  await line.getByRole('button', { name: 'Tiếp tục' }).click();
  await line.getByRole('button', { name: 'Chuyển tiền', exact: true }).click();
  await expectBalance(page, '750.000');

  const cashier = await openCentre(page, site, 'withdraw');
  await cashier.getByLabel('Số tiền', { exact: true }).fill('200000');
  await cashier.getByLabel('Mật khẩu rút tiền').fill(pin);
  await cashier.getByRole('button', { name: 'Rút tiền', exact: true }).click();
  await expectBalance(page, '550.000');
});

test('MEM-09 PROMO-03 a claimed bonus is in the header and among the bonuses, and leaves both when it is given up', async ({
  page,
  site,
}) => {
  await newSaver(site, 'refreshbonus', 300_000);
  const title = await publish(
    site,
    ...['Thưởng thấy ngay', '--action', 'join', '--category', 'new'],
    ...['--amount', '50000', '--times', '3', '--days', '7'],
  );
  await enter(page, site, 'refreshbonus');
  const offer = await openPromotion(page, site, title);
  await offer.getByRole('button', { name: 'Tham gia' }).click();
  await offer.getByRole('button', { name: 'Nhận thưởng' }).click();
  await expectBalance(page, '350.000');

  const bonuses = await openCentre(page, site, 'bonusDetails');
  await bonuses.getByRole('button', { name: /^Hủy thưởng / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hủy thưởng' }).click();
  await expect(bonuses.getByText('Đã hủy', { exact: true })).toBeVisible();
  await expectBalance(page, '300.000');
});

test('MEM-04 a deposit that is cancelled is so in the list of the latest', async ({ page, site }) => {
  await newSaver(site, 'refreshdeposit', 0);
  await site.operator('setting', 'set', 'sandboxSeconds', '60', '--brand', 'aurora');
  await enter(page, site, 'refreshdeposit');
  const centre = await openCentre(page, site, 'depositv2');
  await centre.getByLabel('Số tiền', { exact: true }).fill('200000');
  await centre.getByRole('button', { name: 'Nạp tiền' }).click();
  await centre.getByRole('button', { name: /^Hủy lệnh nạp/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Hủy lệnh nạp/ })
    .click();
  await expect(centre.getByText(/Bạn đã hủy lệnh nạp 200\.000/)).toBeVisible();
  await centre.getByRole('button', { name: 'Tạo lệnh khác' }).click();
  const recent = centre.getByRole('region', { name: 'Nạp gần đây' });
  await expect(recent.getByText('Đã hủy', { exact: true })).toBeVisible();
  await site.operator('setting', 'set', 'sandboxSeconds', '1', '--brand', 'aurora');
});

test.describe('a bet', () => {
  // A price may change while the bet is sent.
  test.use({ expectedComplaints: { patterns: [/409 \(/] } });

  test('SPORT-01 on a match is among the open bets and out of the balance at once', async ({
    page,
    site,
  }) => {
    await newSaver(site, 'refreshbet', 500_000);
    await enter(page, site, 'refreshbet', '/sports');
    const coming = page.getByRole('article').filter({ hasText: /\d\d:\d\d/, hasNotText: /\d'/ });
    await coming.first().getByRole('button', { name: /^1 \d/ }).click();
    const slip = page.getByRole('region', { name: 'Phiếu cược' });
    await slip.getByRole('textbox', { name: 'Tiền cược' }).fill('55000');
    const bets = page.getByRole('region', { name: 'Cược của tôi' });
    await placeBet(page, slip);
    await expect(slip.getByText(/Đã nhận cược/)).toBeVisible();
    await expect(bets.getByText('Chờ kết quả')).toBeVisible();
    await expectBalance(page, '445.000');
  });
});

test.describe('a limit', () => {
  // The refusal under test.
  test.use({ expectedComplaints: { patterns: [/409 \(/] } });

  test('SAFE-01 GAME-07 that was set holds in the game that is opened next, which names it', async ({
    page,
    site,
  }) => {
    await newSaver(site, 'refreshlimit', 500_000);
    await enter(page, site, 'refreshlimit');
    await setLimit(await openSaferPlay(page, site), 'Hạn mức cược mỗi ngày', '1000');
    await page.goto(site.address('aurora', '/seamless?gameCode=RNG0001'), { waitUntil: 'domcontentloaded' });
    const game = await openedGame(page);
    await game.getByRole('button', { name: 'Quay', exact: true }).click();
    await expect(
      game.getByText(/^Hạn mức cược hôm nay: 1\.000, còn 1\.000\. Chưa có tiền cược nào bị trừ/),
    ).toBeVisible();
  });
});

test('POINT-01 points that are converted leave the sum of points, and their money is in the header', async ({
  page,
  site,
}) => {
  const { pin } = await newSaver(site, 'refreshpoints', 500_000);
  const ratio = ['points', 'ratio', 'slots', '--points', '2000', '--amount', '1000', '--loss', 'accepted'];
  await site.operator(...ratio, '--brand', 'aurora');
  await enter(page, site, 'refreshpoints', '/seamless?gameCode=RNG0001');
  await playRound(await openedGame(page));
  await page.goto(site.address('aurora', '/pointMall'), { waitUntil: 'domcontentloaded' });
  const own = page.getByRole('region', { name: 'Điểm hiện có', includeHidden: true });
  const figure = async (text: Promise<string | null>) => Number(((await text) ?? '').replace(/\D/g, ''));
  const header = page.getByRole('banner', { includeHidden: true });
  await expect(header).toContainText('₫');
  const balance = /([\d.]+)\s₫/;
  const money = async () => Number(balance.exec(await header.innerText())?.[1]?.replaceAll('.', ''));
  const [points, before] = [await figure(own.locator('b').first().textContent()), await money()];

  await own.getByRole('link', { name: 'Đổi ra tiền' }).click();
  const convert = page.getByRole('dialog', { name: 'Đổi ra tiền' });
  await convert.getByLabel('Điểm', { exact: true }).fill('200');
  await convert.getByLabel('Mật khẩu rút tiền').fill(pin);
  await convert.getByRole('button', { name: 'Đổi ra tiền' }).click();
  await expect.poll(money).toBe(before + 10_000);
  await expect.poll(() => figure(own.locator('b').first().textContent())).toBe(points - 200);
});
