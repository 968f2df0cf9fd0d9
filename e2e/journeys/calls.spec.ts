import type { Page } from '@playwright/test';
import { limits } from '../../src/config/limits';
import type { EndpointName } from '#contract/endpoints';
import { logInFromParentSite, newSaver, openCentre } from '../support/cashier';
import { newPlayer } from '../support/playing';
import { waitForTopic } from '../support/waitForTopic';
import { expect, test } from '../support/test';
import type { Site } from '../support/startSite';

/** Names of the calls whose answers the document carries. */
const carried = async (page: Page): Promise<string[]> => {
  const text = (await page.locator('#boot').textContent()) ?? '';
  const { answers } = JSON.parse(text) as { answers: Record<string, unknown> };
  return Object.keys(answers).map((key) => key.split('?')[0] ?? '');
};

const open = async (page: Page, site: Site, path: string): Promise<void> => {
  await page.goto(site.address('aurora', path), { waitUntil: 'domcontentloaded' });
};

test('API-02 API-05 SYS-14 the document of home carries the first answers, and they count as the calls', async ({
  page,
  site,
  calls,
}) => {
  await open(page, site, '/');
  const first = [
    'status',
    'permission',
    'whitelabel',
    'domainRoute',
    'announcements',
    'gameVendors',
  ] as const;
  const home = ['gameList', 'hotMatches'] as const;
  expect(await carried(page)).toEqual(expect.arrayContaining([...first, ...home]));
  await calls.expectMade('winners');
  for (const name of ['permission', 'domainRoute', 'gameVendors', 'gameList'] as const)
    expect(calls.made(name), name).toEqual([]);
});

test('SYS-02 an idle page with a socket polls neither status nor flags nor announcements', async ({
  page,
  site,
  calls,
}) => {
  const told = waitForTopic(page, 'site');
  await page.clock.install();
  await open(page, site, '/noticePage');
  await page.mouse.move(10, 10);
  await told();
  // The news that begins the subscription brings one call of each.
  await page.clock.runFor(limits.siteNewsWithin);
  await calls.expectMade('status', 'whitelabel', 'announcements');
  const made = () =>
    (['status', 'whitelabel', 'announcements'] as const).flatMap((name) => calls.made(name)).length;
  const before = made();
  await page.clock.runFor(4 * limits.siteEvery);
  expect(made()).toBe(before);
});

test('PWD-01 a guest who opens the change of a password logs in first, and no call fails', async ({
  page,
  site,
  calls,
}) => {
  await open(page, site, '/changePassword');
  await expect(page.getByRole('form', { name: 'Đăng nhập' })).toBeVisible();
  await expect(page).toHaveURL(site.address('aurora', '/login'));
  await calls.expectMade('winners');
  expect(calls.made('memberProfile')).toEqual([]);
});

test.describe('a visitor with an invitation that is none', () => {
  test.use({ expectedComplaints: { patterns: [/400 \(/] } });

  test('API-02 REG-05 the code of the address is checked before anything is registered', async ({
    page,
    site,
    calls,
  }) => {
    await open(page, site, '/register?affiliateCode=NOBODY');
    const form = page.getByRole('form', { name: 'Đăng ký' });
    await form.getByLabel(/^Tên đăng nhập/).fill('uninvited1');
    await form.getByLabel(/^Mật khẩu/).fill('Sao-Mai-2026');
    await form.getByLabel(/^Nhập lại mật khẩu/).fill('Sao-Mai-2026');
    await form.getByRole('checkbox', { name: /^Tôi đã đủ/ }).click();
    await form.getByRole('button', { name: 'Tạo tài khoản' }).click();
    await calls.expectMade('registerSetting', 'publicSetting', 'countryCodes', 'affiliate');
    expect(JSON.parse(calls.made('affiliate')[0]?.body ?? '')).toMatchObject({ code: 'NOBODY' });
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(calls.made('register')).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('validate'))).toContain('acceptedPattern');
  });
});

/** The calls that each member page makes when it opens. */
const pages: readonly (readonly [string, readonly EndpointName[]])[] = [
  ['/rng', ['gameList', 'gameMenus', 'recentGames', 'favourites']],
  ['/rng?modal=vendor&item=LUM', ['vendorGameTypes']],
  ['/rng?modal=game&item=RNG0001', ['gameDetail']],
  ['/hot', ['hotGames']],
  ['/favorite', ['favouriteList']],
  ['/live', ['roomList', 'liveModels']],
  ['/sports', ['sportsMatches', 'sportsBets']],
  ['/lottery', ['lotteryMenu', 'lotteryMenuRecent', 'popularLotteries', 'recentDraws', 'lotteryTickets']],
  ['/vnLottery?gameCode=VNQ10M', ['lotteryLaunch', 'lotteryLobby', 'openedNumbersVn']],
  ['/seaLottery?gameCode=SEAMY', ['openedNumbers']],
  ['/seamless?gameCode=RNG0001', ['launchGame', 'gameVisit', 'playBreak']],
  ['/seamless?gameCode=RNG0001&trial=1', ['launchTrial']],
];

test(
  'API-05 GAME-02 GAME-04 GAME-08 the pages of games and lotteries make the calls of the specification',
  { tag: '@wide' },
  async ({ page, site, calls }) => {
    await newPlayer(site, 'callsgames');
    await logInFromParentSite(page, site, 'callsgames');
    for (const [path, names] of pages) {
      await open(page, site, path);
      if (path.includes('Lottery?')) await page.getByRole('button', { name: 'Bảng kết quả' }).click();
      await calls.expectMade(...names);
    }
    expect(calls.made('gameList')[0]?.query).toMatchObject({
      gameType: 'RNG',
      imgSize: '220',
      pageSize: '50',
    });
    expect(calls.made('popularLotteries')[0]?.query).toMatchObject({
      ...{ count: '20', prizeMode: 'LOTT,ZY,ELOTT,SEA', device: 'WEB' },
    });
    const launches = calls.made('lotteryLaunch').map(({ body }) => JSON.parse(body ?? '') as object);
    expect(launches[0]).toMatchObject({ lottoArea: 'VN', launchMode: 'LOTT', view: 'lobby' });
    expect(launches).toContainEqual(expect.objectContaining({ view: 'betting', gameCode: 'VNQ10M' }));

    await open(page, site, '/hot');
    const heart = page.getByRole('button', { name: /^Yêu thích: / }).first();
    await heart.click();
    await calls.expectMade('addFavourite');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await calls.expectMade('removeFavourite');
  },
);

test('API-06 MEM-01 the header and the pages of the member centre make the calls of the specification', async ({
  page,
  site,
  calls,
}) => {
  await newSaver(site, 'callsmember', 100_000);
  await logInFromParentSite(page, site, 'callsmember');
  await calls.expectMade('memberInfo', 'memberIcon', 'balance');
  await openCentre(page, site, 'messageV2');
  await calls.expectMade('messages', 'unreadCount');
  await openCentre(page, site, 'missionLeaderboard');
  await calls.expectMade('missionSummary', 'missionLeaderboard');
  await openCentre(page, site, 'transferFund');
  await calls.expectMade('merchantWallet', 'wallets');
  expect(calls.made('merchantWallet')[0]?.query).toEqual({ merchantCode: 'aurora' });
  // Only the page that needs the wallet fetches it.
  expect(calls.made('merchantWallet')).toHaveLength(1);
  // Members receive contracts too (AGENT-07).
  await calls.expectMade('fundsConsolidated');
});
