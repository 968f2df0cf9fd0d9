import type { Page } from '@playwright/test';
import { ledgerOf, logInFromParentSite, newSaver } from '../support/cashier';
import { openedGame, playRound } from '../support/playing';
import type { Site } from '../support/startSite';
import { expect, test } from '../support/test';

const openMall = async (page: Page, site: Site, view = '') => {
  await page.goto(site.address('aurora', `/pointMall${view}`), { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Cửa hàng điểm', level: 1 })).toBeVisible();
};

/** A reward that this test alone redeems. */
const addReward = async (site: Site, title: string, ...plan: string[]) => {
  const words = ['vi', 'en'].flatMap((language) => [
    `--title-${language}`,
    title,
    `--lead-${language}`,
    'Mới.',
  ]);
  await site.operator('points', 'add', ...plan, ...words, '--image', '/art/props/gift', '--brand', 'aurora');
  return title;
};

const pointsIn = async (page: Page): Promise<number> => {
  const shown = page.getByRole('region', { name: 'Điểm hiện có' }).locator('b');
  await expect(shown).toBeVisible();
  return Number(((await shown.textContent()) ?? '').replace(/\D/g, ''));
};

const orderOf = async (site: Site, username: string): Promise<string> => {
  const rows = JSON.parse(await site.operator('points', 'orders', '--brand', 'aurora', '--json')) as {
    no: string;
    account: string;
  }[];
  return rows.find(({ account }) => account === username)?.no ?? '';
};

test.use({ expectedComplaints: { patterns: [/400 \(Bad Request\)/] } });

test('POINT-01 POINT-02 points are earned in a game, redeemed, converted, sent, and come back when rejected', async ({
  page,
  site,
}) => {
  // Rounds, redemptions, a conversion and the operator's answers: more than other journeys do.
  test.slow();
  const { pin } = await newSaver(site, 'pointsaver', 5_000_000);
  // So that a few rounds suffice.
  await site.operator(
    'points',
    'ratio',
    'slots',
    '--points',
    '2000',
    '--amount',
    '1000',
    '--loss',
    'accepted',
    '--brand',
    'aurora',
  );
  const goods = await addReward(
    site,
    ...['Bình nước thử', '--kind', 'goods', '--category', 'living', '--points', '300', '--stock', '5'],
  );
  const money = await addReward(
    site,
    ...['Tiền thử', '--kind', 'money', '--category', 'cash', '--points', '200'],
    ...['--amount', '10000', '--times', '3', '--days', '7'],
  );
  await logInFromParentSite(page, site, 'pointsaver');
  await page.goto(site.address('aurora', '/seamless?gameCode=RNG0001'), { waitUntil: 'domcontentloaded' });
  await playRound(await openedGame(page));

  await openMall(page, site);
  const own = page.getByRole('region', { name: 'Điểm hiện có' });
  await expect(own.getByText('Slots')).toBeVisible();
  const had = await pointsIn(page);
  expect(had).toBeGreaterThanOrEqual(1_000);

  const card = page.getByRole('article', { name: goods });
  await card.getByRole('link', { name: 'Đổi quà' }).click();
  const dialog = page.getByRole('dialog', { name: goods });
  await dialog.getByLabel('Họ tên người nhận').fill('Nguyễn Minh Anh');
  await dialog.getByLabel('Số điện thoại').fill('0912 345 678');
  await dialog.getByLabel('Địa chỉ nhận hàng').fill('18 Trần Phú, Đà Nẵng');
  await dialog.getByLabel('Mật khẩu rút tiền').fill('000000');
  await dialog.getByRole('button', { name: 'Đổi quà' }).click();
  await expect(dialog.getByLabel('Mật khẩu rút tiền')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Mật khẩu rút tiền').fill(pin);
  await dialog.getByRole('button', { name: 'Đổi quà' }).click();
  await expect(dialog.getByText('Đã nhận yêu cầu đổi quà')).toBeVisible();
  await dialog.getByRole('link', { name: 'Xem lịch sử đổi' }).click();
  const row = page.getByRole('listitem').filter({ hasText: goods });
  await expect(row.getByText('Đang xử lý')).toBeVisible();
  expect(await pointsIn(page)).toBe(had - 300);

  const no = await orderOf(site, 'pointsaver');
  await site.operator('points', 'reject', no, '--reason', 'outOfStock', '--brand', 'aurora');
  await page.reload();
  await expect(row.getByText('Hết hàng, điểm đã được trả lại')).toBeVisible();
  expect(await pointsIn(page)).toBe(had);

  await openMall(page, site);
  await page.getByRole('article', { name: goods }).getByRole('link', { name: 'Đổi quà' }).click();
  await expect(dialog.getByLabel('Địa chỉ nhận hàng')).toHaveValue('18 Trần Phú, Đà Nẵng');
  await dialog.getByLabel('Mật khẩu rút tiền').fill(pin);
  await dialog.getByRole('button', { name: 'Đổi quà' }).click();
  await dialog.getByRole('link', { name: 'Xem lịch sử đổi' }).click();
  await site.operator(
    ...['points', 'ship', await orderOf(site, 'pointsaver'), '--shipment', 'GHN 8X21', '--brand', 'aurora'],
  );
  await page.reload();
  await expect(page.getByText('Vận đơn: GHN 8X21')).toBeVisible();

  const before = BigInt(await ledgerOf(site, 'pointsaver'));
  await openMall(page, site);
  await page.getByRole('article', { name: money }).getByRole('link', { name: 'Đổi quà' }).click();
  const cash = page.getByRole('dialog', { name: money });
  await expect(cash.getByText('Tiền vào ví ngay. Để rút, cần cược đủ 3 lần trong 7 ngày.')).toBeVisible();
  await cash.getByLabel('Mật khẩu rút tiền').fill(pin);
  await cash.getByRole('button', { name: 'Đổi quà' }).click();
  await expect(cash.getByText(/10\.000\s₫ đã vào ví/)).toBeVisible();
  expect(BigInt(await ledgerOf(site, 'pointsaver')) - before).toBe(10_000n);

  await openMall(page, site);
  await page.getByRole('region', { name: 'Điểm hiện có' }).getByRole('link', { name: 'Đổi ra tiền' }).click();
  const convert = page.getByRole('dialog', { name: 'Đổi ra tiền' });
  await convert.getByLabel('Điểm', { exact: true }).fill('200');
  await expect(convert.getByText(/^10\.000\s₫$/)).toBeVisible();
  await convert.getByLabel('Mật khẩu rút tiền').fill(pin);
  await convert.getByRole('button', { name: 'Đổi ra tiền' }).click();
  await expect(convert.getByText(/10\.000\s₫ đã vào ví/)).toBeVisible();
  expect(BigInt(await ledgerOf(site, 'pointsaver')) - before).toBe(20_000n);

  await openMall(page, site, '?view=details');
  await page.getByLabel('Loại').selectOption({ label: 'Đổi điểm' });
  await expect(page.getByRole('row')).toHaveCount(6);

  await openMall(page, site);
  const rounds = page.getByRole('article', { name: '20 lượt quay thưởng' });
  await rounds.getByRole('link', { name: 'Đổi quà' }).click();
  const given = page.getByRole('dialog', { name: '20 lượt quay thưởng' });
  await given.getByLabel('Mật khẩu rút tiền').fill(pin);
  await given.getByRole('button', { name: 'Đổi quà' }).click();
  await given.getByRole('link', { name: 'Xem lượt quay thưởng' }).click();
  const card20 = page.getByRole('listitem').filter({ hasText: 'Còn 20/20 lượt' });
  const moneyThen = await ledgerOf(site, 'pointsaver');
  await card20
    .getByRole('button', { name: /^Chơi / })
    .first()
    .click();
  const slot = await openedGame(page);
  await expect(slot.getByText(/còn 20\/20/)).toBeVisible();
  await playRound(slot);
  await expect(slot.getByText(/còn 19\/20/)).toBeVisible();
  expect(await ledgerOf(site, 'pointsaver')).toBe(moneyThen);
});
