import type { Page } from '@playwright/test';
import type { Value } from '#contract/wireTypes';
import { logInFromParentSite } from '../support/cashier';
import { newPlayer } from '../support/playing';
import type { Site } from '../support/startSite';
import { expect, test } from '../support/test';

const loaded = { waitUntil: 'domcontentloaded' } as const;

/** An answer that the document carries, by the name of its call. */
const carried = async <Answer>(page: Page, name: string): Promise<Answer> => {
  const text = (await page.locator('#boot').textContent()) ?? '';
  const { answers } = JSON.parse(text) as { answers: Record<string, unknown> };
  const key = Object.keys(answers).find((one) => one.split('?')[0] === name) ?? '';
  return answers[key] as Answer;
};

const head = (page: Page, property: string): Promise<string | null> =>
  page.locator(`meta[property="${property}"]`).getAttribute('content');

const publish = async (site: Site, title: string, content: string): Promise<void> => {
  const words = ['vi', 'en'].flatMap((language) => [
    ...[`--title-${language}`, title, `--content-${language}`, content],
  ]);
  await site.operator('notice', 'add', '--kind', 'general', ...words, '--brand', 'aurora');
};

test('API-05 GAME-06 lotteries carry their code and play type, providers their class, and a launch uses them', async ({
  page,
  site,
}) => {
  await newPlayer(site, 'answersgames');
  await logInFromParentSite(page, site, 'answersgames');
  const listed = page.waitForResponse((answer) => answer.url().includes('GCSGAME_gameList'));
  await page.goto(site.address('aurora', '/elott?vassalage=ELOTT'), loaded);
  const { value } = (await (await listed).json()) as { value: Value<'gameList'> };
  const [game] = value.games;
  expect(game?.code).toMatch(/^VN/);
  expect(game?.defaultPlayType).toBeDefined();
  const vendors = await carried<Value<'gameVendors'>>(page, 'gameVendors');
  const lane = vendors.data.lanes.find(({ gameCategory }) => gameCategory === 'RNG');
  expect(lane?.vendors[0]?.gameClassify).toBe('RNG');
  await page.getByRole('button', { name: `Chơi ngay: ${game?.gameName}` }).click();
  await expect(page).toHaveURL(
    site.address('aurora', `/lottery?gameCode=${game?.code}&playType=${game?.defaultPlayType}`),
  );
});

test('REG-02 the permission answer has the rules with which the registration opens', async ({
  page,
  site,
}) => {
  await page.goto(site.address('aurora', '/register'), loaded);
  const { info } = await carried<Value<'permission'>>(page, 'permission');
  const enabled = info.validate.filter(({ enabled: isOn }) => isOn).map(({ field }) => field);
  expect(enabled).toEqual(expect.arrayContaining(['username', 'password', 'confirmPassword']));
  expect(info.validate.every((rule) => 'acceptedPattern' in rule && rule.patternId !== '')).toBe(true);
  const form = page.getByRole('form', { name: 'Đăng ký' });
  const name = info.validate.find(({ field }) => field === 'username');
  await form.getByLabel(/^Tên đăng nhập/).fill('a');
  await form.getByRole('button', { name: 'Tạo tài khoản' }).click();
  const bounds = `${name?.minLength}-${name?.maxLength} ký tự`;
  await expect(form.getByRole('alert').filter({ hasText: bounds }).first()).toBeVisible();
});

test('HOME-02 MOD-03 the links of a notice lead on: ours in this page, another site in a new one', async ({
  page,
  site,
}) => {
  const links = '<p><a href="/promotions">Ưu đãi</a> <a href="https://a.localhost/x">Nơi khác</a></p>';
  await publish(site, 'Tin có liên kết', links);
  await page.goto(site.address('aurora', '/noticePage'), loaded);
  const notice = page.getByRole('listitem').filter({ hasText: 'Tin có liên kết' });
  await notice.getByRole('button').click();
  const away = notice.getByRole('link', { name: 'Nơi khác' });
  await expect(away).toHaveAttribute('target', '_blank');
  await expect(away).toHaveAttribute('rel', /noopener/);
  await page.evaluate(() => (document.body.dataset['same'] = 'yes'));
  await notice.getByRole('link', { name: 'Ưu đãi' }).click();
  await expect(page).toHaveURL(site.address('aurora', '/promotions'));
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
});

test('SYS-15 a shared address has the title, words and picture of its page, brand and language', async ({
  page,
  site,
}) => {
  const seen = [];
  for (const [brand, path] of [
    ['aurora', '/rng'],
    ['aurora', '/promotions'],
    ['lotus', '/rng'],
  ] as const) {
    await page.goto(site.address(brand, path), loaded);
    expect(await head(page, 'og:url')).toBe(site.address(brand, path));
    expect(await head(page, 'og:title')).toBe(await page.title());
    const picture = (await head(page, 'og:image')) ?? '';
    const kind = (address: string) => fetch(address).then(({ headers }) => headers.get('content-type'));
    expect(await page.evaluate(kind, picture)).toMatch(/^image\//);
    seen.push(await head(page, 'og:title'), await head(page, 'og:description'), picture);
  }
  expect(new Set(seen).size).toBe(9);
});

test('GAME-01 cards of home are 165 pixels wide and stand 13 pixels apart in both directions', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.address('aurora'), loaded);
  const tab = page.getByRole('tab', { name: 'Slots' });
  await tab.click();
  const cards = page.getByRole('tabpanel', { name: 'Slots' }).getByRole('article');
  await expect(cards).toHaveCount(20);
  const boxes = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const places = boxes as { x: number; y: number; width: number; height: number }[];
  const [first] = places;
  const right = places.find(({ x, y }) => first && y === first.y && x > first.x);
  const below = places.find(({ x, y }) => first && x === first.x && y > first.y);
  expect(first?.width).toBeCloseTo(165, 0);
  expect((right?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(13, 0);
  expect((below?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeCloseTo(13, 0);
});

test('HDR-04 HDR-05 game pages keep the deposit button and hide the balance', async ({ page, site }) => {
  await newPlayer(site, 'answersdeposit');
  await logInFromParentSite(page, site, 'answersdeposit');
  for (const path of ['/seamless?gameCode=RNG0001', '/vnLottery', '/gameList/RNG']) {
    await page.goto(site.address('aurora', path), loaded);
    const header = page.getByRole('banner');
    const deposit = header.getByRole('link', { name: 'Nạp tiền' });
    await expect(deposit).toBeVisible();
    await expect(header.getByText('Số dư')).toHaveCount(0);
    await deposit.click();
    await expect(page.getByRole('dialog', { name: 'Tài khoản của tôi' })).toBeVisible();
  }
});
