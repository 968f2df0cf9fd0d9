import type { Browser, Page } from '@playwright/test';
import { newAgent, openAgentCentre } from '../support/agents';
import { closePopups } from '../support/closePopups';
import { logInFromParentSite } from '../support/cashier';
import { newMember } from '../support/members';
import { digits, openedGame, playRound, roundsOf } from '../support/playing';
import { startShiftedSite, type ShiftedSite } from '../support/startShiftedSite';
import { expect, test as base } from '../support/test';

const DAY = 86_400_000;
const MOST_ROUNDS = 25;
/** What is counted at once, and a little more. */
const SLOT = 6 * 60_000;
const MOST_SLOTS = 4;
/** Milliseconds that the jobs of a slot take on a busy machine. */
const SLOT_TAKES = 40_000;

/** A product that has just started makes up for the days that it was away; its first answers take long. */
const patient = expect.configure({ timeout: 60_000 });

const test = base.extend<object, { site: ShiftedSite }>({
  site: [
    async ({}, use) => {
      const site = await startShiftedSite();
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Somebody at a device of their own; the site corrects its clock by that of the product. */
const meet = async (
  browser: Browser,
  site: ShiftedSite,
  username: string,
  viewport = { width: 1280, height: 900 },
): Promise<Page> => {
  const context = await browser.newContext({ locale: 'vi-VN', viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  await closePopups(page);
  await logInFromParentSite(page, site, username);
  return page;
};

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
const phone = { width: 390, height: 844 };
const dividend = (site: ShiftedSite, account: string, rate: number) =>
  site.operator('agent', 'offer', account, 'dividend', '--tiers', `0/0/0/${rate}`, '--brand', 'aurora');

/** Signs what waits, after what would end by it was read. */
const sign = async (page: Page, site: ShiftedSite, ends?: string): Promise<void> => {
  await page.goto(site.address('aurora', '/noticePage?modal=contract'));
  const offer = page.getByRole('dialog', { name: 'Hợp đồng mới: Cổ tức' });
  if (ends !== undefined) {
    await expect(offer.getByText('1 hợp đồng trong tuyến của bạn sẽ chấm dứt')).toBeVisible();
    await expect(offer.getByText(ends)).toBeVisible();
  }
  await offer.getByRole('checkbox').check();
  await offer.getByRole('button', { name: 'Ký hợp đồng' }).click();
  await patient(page.getByText(/^Đã ký\. Hợp đồng có hiệu lực từ/)).toBeVisible();
};

/** Rounds until the player has lost something in all; answers what was bet and what the house has won. */
const loseSomething = async (page: Page, site: ShiftedSite, account: string) => {
  await page.goto(site.address('aurora', '/seamless?gameCode=RNG0001'), { waitUntil: 'domcontentloaded' });
  const game = await openedGame(page);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await playRound(game);
    const rounds = await roundsOf(site, account);
    const bet = rounds.reduce((sum, { stake }) => sum + digits(stake), 0n);
    const profit = bet - rounds.reduce((sum, { win }) => sum + digits(win), 0n);
    if (profit > 0n) return { rounds: rounds.length, bet, profit };
  }
  throw new Error('The player only wins');
};

/** The record of dividends of somebody, once it has a payment. What is due in a slot is paid in one of the next. */
const untilPaid = async (browser: Browser, site: ShiftedSite, from: Date, account: string): Promise<Page> => {
  for (let slot = 0; slot < MOST_SLOTS; slot += 1) {
    await site.moveTo(new Date(from.getTime() + slot * SLOT));
    const page = await meet(browser, site, account);
    const isPaid = async (): Promise<boolean> => {
      const record = await openAgentCentre(page, site, 'dividendRecord');
      await patient(record.getByText(/^Lần tính tiếp theo lúc/)).toBeVisible();
      return (await record.getByRole('row', { name: /Đã trả/ }).count()) > 0;
    };
    const until = performance.now() + SLOT_TAKES;
    while (performance.now() < until) {
      if (await isPaid()) return page;
    }
    await page.context().close();
  }
  throw new Error('Nothing was paid');
};

test(
  'AGENT-05 AGENT-06 AGENT-11 a dividend from the offer on a phone to its payment on the 15th, its bets and its end',
  { tag: '@long' },
  async ({ browser, site }) => {
    test.setTimeout(420_000);
    await newAgent(site, 'monthtop');
    await newAgent(site, 'monthsub', 'monthtop');
    await newMember(site, 'aurora', 'monthplayer', ['--upline', 'monthsub']);
    await site.operator(
      ...['money', 'credit', 'monthplayer', '5000000', '--reason', 'to play with', '--key', 'month'],
      ...['--brand', 'aurora'],
    );
    await dividend(site, 'monthtop', 20);
    const top = await meet(browser, site, 'monthtop', phone);
    await sign(top, site);
    const centre = await openAgentCentre(top, site, 'contracts', '&kind=dividend');
    const form = centre.getByRole('form', { name: 'Hợp đồng mới' });
    await form.getByLabel(/^Tài khoản/).fill('monthsub');
    await form.getByLabel(/^Tỷ lệ/).fill('10');
    await form.getByRole('button', { name: 'Gửi đề nghị' }).click();
    await expect(centre.getByText(/^Đã gửi đề nghị cho monthsub/)).toBeVisible();

    const sub = await meet(browser, site, 'monthsub');
    await sub.goto(site.address('aurora', '/'));
    const popup = sub.getByRole('dialog', { name: 'Hợp đồng mới: Cổ tức' });
    await expect(popup.getByText('10%').first()).toBeVisible();
    await popup.getByRole('checkbox').check();
    await popup.getByRole('button', { name: 'Ký hợp đồng' }).click();
    await patient(sub.getByText(/^Đã ký\. Hợp đồng có hiệu lực từ/)).toBeVisible();
    await sub.context().close();
    await top.context().close();

    const played = new Date(site.now().getTime() + 2 * DAY);
    await site.moveTo(played);
    const player = await meet(browser, site, 'monthplayer');
    const { rounds, bet, profit } = await loseSomething(player, site, 'monthplayer');
    await player.context().close();

    const payDay = Date.UTC(played.getUTCFullYear(), played.getUTCMonth() + 1, 15, 5);
    const paid = await untilPaid(browser, site, new Date(payDay), 'monthsub');
    const record = paid.getByRole('dialog', { name: 'Trung tâm đại lý' });
    await record
      .getByRole('row', { name: /Đã trả/ })
      .getByRole('link')
      .click();
    const statement = paid.getByRole('dialog', { name: 'Bảng kê' });
    const figure = async (name: string): Promise<bigint> =>
      digits(await statement.locator(`dt:text-is("${name}") + dd`).first().textContent());
    expect(await figure('Cược hợp lệ')).toBe(bet);
    expect(await figure('Lợi nhuận nhà cái')).toBe(profit);
    expect(await figure('Trả cho bạn')).toBe(profit / 10n);

    const days = `&from=${dayOf(new Date(played.getTime() - DAY))}&to=${dayOf(new Date(played.getTime() + DAY))}`;
    const bets = await openAgentCentre(paid, site, 'personalHistoryCopy', days);
    // Another link of the row narrows the record to the account.
    const row = bets.getByRole('row', { name: /monthplayer/ });
    await row.locator('a[href*="member="]').click();
    await expect(bets.getByRole('link', { name: /monthplayer/ })).toHaveAttribute('aria-current', /.+/);
    await expect(bets.getByRole('table').locator('tbody tr')).toHaveCount(rounds);
    await paid.context().close();

    await dividend(site, 'monthtop', 5);
    const again = await meet(browser, site, 'monthtop', phone);
    await sign(again, site, 'monthsub (10%)');
    const contracts = await openAgentCentre(again, site, 'contracts', '&kind=dividend');
    await expect(contracts.getByText('monthsub').first()).toBeVisible();
    await expect(contracts.getByText('Không hiệu lực')).toBeVisible();

    await site.operator('agent', 'end', 'monthtop', 'dividend', '--brand', 'aurora');
    await again.goto(site.address('aurora', '/noticePage?modal=contract'));
    const end = again.getByRole('dialog', { name: 'Yêu cầu chấm dứt: Cổ tức' });
    await end.getByRole('button', { name: 'Đồng ý chấm dứt' }).click();
    await expect(again.getByText(/^Hợp đồng chấm dứt lúc/)).toBeVisible();
    await again.context().close();
  },
);
