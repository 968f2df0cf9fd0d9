import { createHash } from 'node:crypto';
import { ledgerOf, logInFromParentSite, newSaver, openCentre } from '../support/cashier';
import { openedGame, playRound } from '../support/playing';
import { onePixel } from '../support/onePixel';
import { openPromotion, publish } from '../support/promotions';
import { expect, test } from '../support/test';

test(
  'PROMO-01 PROMO-03 a reward is joined and claimed, what it binds is said, and own money stays free',
  { tag: '@wide' },
  async ({ page, site }) => {
    await newSaver(site, 'promojoin', 300_000);
    const title = await publish(
      site,
      ...['Thưởng tham gia', '--action', 'join', '--category', 'new'],
      ...['--amount', '50000', '--times', '3', '--days', '7'],
    );
    await logInFromParentSite(page, site, 'promojoin');
    const offer = await openPromotion(page, site, title);
    await expect(offer.getByText('3 lần tiền thưởng, trong 7 ngày')).toBeVisible();
    await offer.getByRole('button', { name: 'Tham gia' }).click();
    await expect(offer.getByText('Bạn đã tham gia.')).toBeVisible();
    await offer.getByRole('button', { name: 'Nhận thưởng' }).click();
    await expect(offer.getByText('50.000 ₫ đã vào ví của bạn.')).toBeVisible();
    await expect(offer.getByText('Đã nhận', { exact: true })).toBeVisible();
    expect(await ledgerOf(site, 'promojoin')).toBe('350000');
    await page.reload();
    await expect(offer.getByText(/0\s₫ trên 150\.000\s₫\. 50\.000\s₫ bị giữ/)).toBeVisible();
    const withdraw = await openCentre(page, site, 'withdraw');
    await expect(withdraw.getByText('300.000 ₫').first()).toBeVisible();
  },
);

test(
  'PROMO-02 an application with a picture is rejected with its reason, sent again and paid',
  { tag: '@wide' },
  async ({ page, site }) => {
    await newSaver(site, 'promoapply', 0);
    const title = await publish(
      site,
      ...['Gửi ảnh nhận thưởng', '--action', 'apply', '--category', 'new'],
      ...['--amount', '31000', '--most', '131000', '--times', '5', '--days', '7'],
    );
    await logInFromParentSite(page, site, 'promoapply');
    const offer = await openPromotion(page, site, title);
    await offer.getByLabel('Ghi chú').fill('Zalo: promoapply');
    await offer.getByLabel('Thêm ảnh').setInputFiles(onePixel);
    await offer.getByRole('button', { name: 'Gửi đơn' }).click();
    await expect(offer.getByText('Đang xét đơn')).toBeVisible();

    const idOf = async (): Promise<string> => {
      const rows = JSON.parse(
        await site.operator('promotion', 'applications', '--brand', 'aurora', '--json'),
      ) as { application: string; account: string }[];
      return rows.find(({ account }) => account === 'promoapply')?.application ?? '';
    };
    const first = await idOf();
    await site.operator('promotion', 'reject', first, '--reason', 'proofUnclear', '--brand', 'aurora');
    await page.reload();
    await expect(offer.getByText('Ảnh không đọc được. Vui lòng gửi ảnh rõ hơn.')).toBeVisible();
    await expect(offer.getByLabel('Ghi chú')).toHaveValue('Zalo: promoapply');
    await offer.getByRole('button', { name: 'Gửi đơn' }).click();
    await expect(offer.getByText('Đang xét đơn')).toBeVisible();
    await site.operator('promotion', 'approve', await idOf(), '--amount', '131000', '--brand', 'aurora');
    await page.reload();
    await expect(offer.getByText('Đã phát', { exact: true })).toBeVisible();
    expect(await ledgerOf(site, 'promoapply')).toBe('131000');
  },
);

test('PROMO-03 a red envelope is opened on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newSaver(site, 'promoenvelope', 0);
  const title = await publish(
    site,
    ...['Lì xì thử', '--action', 'envelope', '--category', 'events'],
    ...['--period', 'day', '--amount', '8000', '--most', '131000', '--times', '5', '--days', '7'],
  );
  await logInFromParentSite(page, site, 'promoenvelope');
  const offer = await openPromotion(page, site, title);
  await offer.getByRole('button', { name: 'Mở lì xì' }).click();
  await expect(offer.getByText(/^Trong phong có [\d.]+\s₫\.$/)).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Mở lì xì' })).toHaveCount(0);
  const got = Number(await ledgerOf(site, 'promoenvelope'));
  expect(got).toBeGreaterThanOrEqual(8_000);
  expect(got).toBeLessThanOrEqual(131_000);
});

/** The sandbox and the draws answer within seconds; a busy machine may take longer. */
const soon = { timeout: 30_000 };

test('PROMO-04 join, deposit, play, claim, and withdraw what the bonus leaves free', async ({
  page,
  site,
}) => {
  const { pin } = await newSaver(site, 'promolife', 400_000);
  const title = await publish(
    site,
    ...['Nạp và chơi', '--action', 'join', '--category', 'new', '--percent', '50', '--deposit', '100000'],
    ...['--most', '200000', '--wager', '1000', '--times', '5', '--days', '30'],
  );
  await logInFromParentSite(page, site, 'promolife');
  const offer = await openPromotion(page, site, title);
  await offer.getByRole('button', { name: 'Tham gia' }).click();
  await expect(offer.getByText('Bạn đã tham gia.')).toBeVisible();

  const cashier = await openCentre(page, site, 'depositv2');
  await cashier.getByLabel('Số tiền', { exact: true }).fill('200000');
  await cashier.getByRole('button', { name: 'Nạp tiền' }).click();
  await expect(cashier.getByText('200.000 ₫ đã vào ví.')).toBeVisible(soon);
  await page.goto(site.address('aurora', '/seamless?gameCode=RNG0001'), { waitUntil: 'domcontentloaded' });
  await playRound(await openedGame(page));

  await openPromotion(page, site, title);
  await offer.getByRole('button', { name: 'Nhận thưởng' }).click();
  await expect(offer.getByText(/^100\.000\s₫ đã vào ví của bạn\.$/)).toBeVisible();
  const before = BigInt(await ledgerOf(site, 'promolife'));

  const out = await openCentre(page, site, 'withdraw');
  await out.getByLabel('Số tiền', { exact: true }).fill('300000');
  await out.getByLabel('Mật khẩu rút tiền').fill(pin);
  await out.getByRole('button', { name: 'Rút tiền', exact: true }).click();
  await expect(out.getByText('Đã nhận yêu cầu rút')).toBeVisible();
  expect(before - BigInt(await ledgerOf(site, 'promolife'))).toBe(300_000n);
});

test(
  'API-07 PROMO-03 a raffle is drawn by the seed whose hash was shown before, and its prize is claimed',
  { tag: '@wide' },
  async ({ page, site, context, calls }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await newSaver(site, 'promoraffle', 0);
    await logInFromParentSite(page, site, 'promoraffle');
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
    const title = await publish(
      site,
      ...['Quay thử', '--action', 'raffle', '--category', 'events', '--prizes', '1x50000'],
      ...['--times', '2', '--days', '7', '--until', inSeconds(60), '--draw', inSeconds(61)],
    );
    const offer = await openPromotion(page, site, title);
    await offer.getByRole('button', { name: 'Lấy vé' }).click();
    await expect(offer.getByText('Vé của bạn mang số 1.')).toBeVisible();
    const copied = async (label: string): Promise<string> => {
      await offer.locator('dl > div', { hasText: label }).first().getByRole('button').click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const hash = await copied('Mã băm của hạt giống');
    await expect(async () => {
      await page.reload();
      await expect(offer.getByRole('button', { name: 'Nhận giải' })).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 120_000 });
    const seed = await copied('Hạt giống máy chủ');
    expect(createHash('sha256').update(seed).digest('hex')).toBe(hash);
    await offer.getByRole('button', { name: 'Nhận giải' }).click();
    await expect(offer.getByText('50.000 ₫ đã vào ví của bạn.')).toBeVisible();
    expect(await ledgerOf(site, 'promoraffle')).toBe('50000');
    await calls.expectMade('promotionJoin', 'claimRaffle');
  },
);
