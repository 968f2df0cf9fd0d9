import type { Page } from '@playwright/test';
import { ledgerOf, logInFromParentSite, newSaver, openCentre } from '../support/cashier';
import { onePixel } from '../support/onePixel';
import type { Site } from '../support/startSite';
import { expect, test } from '../support/test';

/** Publishes a promotion and answers its title. */
const publish = async (site: Site, title: string, ...plan: string[]): Promise<string> => {
  const words = ['vi', 'en'].flatMap((language) => [
    ...[`--title-${language}`, title, `--lead-${language}`, 'Nói rõ trước.'],
    ...[`--content-${language}`, '<p>Điều khoản.</p>'],
  ]);
  await site.operator('promotion', 'add', ...plan, ...words, '--brand', 'aurora');
  return title;
};

const openPromotion = async (page: Page, site: Site, title: string) => {
  await page.goto(site.address('aurora', '/promotions'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('article', { name: title }).getByRole('link').first().click();
  return page.getByRole('dialog', { name: title });
};

test('PROMO-01 PROMO-03 a reward is joined and claimed, what it binds is said, and own money stays free', async ({
  page,
  site,
}) => {
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
});

test('PROMO-02 an application with a picture is rejected with its reason, sent again and paid', async ({
  page,
  site,
}) => {
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
});

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
