import type { Page } from '@playwright/test';
import { logIn } from '../support/members';
import { digits, moneyOf, newPlayer, openedGame, playRound, roundsOf, START } from '../support/playing';
import { expect, test } from '../support/test';

const balanceShown = (page: Page) =>
  page.getByRole('main').getByText('Số dư', { exact: true }).locator('xpath=following-sibling::dd');

/** Opens the search with the slash key from any page, types the words and plays the first game that matches. */
const findAndPlay = async (page: Page, words: string, name: RegExp): Promise<void> => {
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Tìm trò chơi' }).fill(words);
  // Before the search has run, the same game may be among the suggestions.
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(words);
  const found = page.getByRole('dialog').getByRole('button', { name }).first();
  await found.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/seamless\?gameCode=/);
};

test.describe('a guest who wants to play', () => {
  test('GAME-02 GAME-06 GAME-07 GAME-08 GAME-12 logs in, finds a slot, plays, and keeps it', async ({
    page,
    site,
  }) => {
    const { username, password } = await newPlayer(site, 'guestwhoplays');
    await page.goto(site.address('aurora', '/rng'));
    const card = page.getByRole('button', { name: /^Chơi ngay: / }).first();
    await card.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Tên đăng nhập').fill(username);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    // The game for which the site asked the visitor to log in.
    await expect(page).toHaveURL(/\/seamless\?gameCode=/);

    await page.goto(site.address('aurora', '/rng'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await findAndPlay(page, 'kho bau rong', /^Chơi ngay: Kho Báu Rồng/);
    const game = await openedGame(page);
    await playRound(game);
    await playRound(game);
    await expect(async () => {
      const rounds = await roundsOf(site, username);
      expect(rounds.map(({ state }) => state)).toEqual(['settled', 'settled']);
      const net = rounds.reduce((sum, { stake, win }) => sum + BigInt(win) - BigInt(stake), 0n);
      expect(await moneyOf(site, username)).toBe(START + net);
      expect(digits(await balanceShown(page).textContent())).toBe(START + net);
    }).toPass({ timeout: 120_000 });

    await page.getByRole('button', { name: 'Thêm yêu thích' }).click();
    await expect(page.getByRole('button', { name: 'Bỏ yêu thích' })).toBeVisible();
    await expect(async () => {
      await page.goto(site.address('aurora', '/favorite'));
      await expect(page.getByRole('article', { name: /^Kho Báu Rồng/ })).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 120_000 });
    await page.reload();
    const heart = page.getByRole('button', { name: /^Yêu thích: Kho Báu Rồng/ });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test(
    'GAME-07 a break that was taken on one device closes the games of another',
    { tag: '@long' },
    async ({ page, site, browser }) => {
      const credentials = await newPlayer(site, 'restsawhile');
      await page.goto(site.address('aurora', '/rng'));
      await logIn(page, credentials);
      await expect(page.getByRole('dialog')).toContainText('Xin chào');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await findAndPlay(page, 'kho bau rong', /^Chơi ngay: Kho Báu Rồng/);
      await openedGame(page);
      await page.getByRole('button', { name: 'Nghỉ một lát' }).click();
      await page.getByRole('button', { name: 'Nghỉ 15 phút' }).click();
      await expect(page.getByText('Đang nghỉ')).toBeVisible();
      const address = page.url();

      const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
      await phone.addInitScript(() => sessionStorage.setItem('ANONYMOUS_POPUP', 'all'));
      await phone.goto(site.address('aurora', '/login'));
      await phone.getByLabel('Tên đăng nhập').fill(credentials.username);
      await phone.getByLabel('Mật khẩu', { exact: true }).fill(credentials.password);
      await phone.keyboard.press('Enter');
      await expect.poll(() => phone.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
      await phone.goto(address);
      await expect(phone.getByText('Đang nghỉ')).toBeVisible();
      await expect(phone.locator('iframe')).toHaveCount(0);
      await phone.context().close();
    },
  );

  test('GAME-02 filters and place of a long list are there again after going back', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('lotus', '/rng'));
    const first = page.getByRole('listitem').and(page.locator('[aria-setsize]')).first();
    const all = (await first.getAttribute('aria-setsize')) ?? '';
    await page.getByRole('group', { name: 'Loại trò chơi' }).getByRole('button', { name: 'Hot' }).click();
    await expect(page).toHaveURL(/tag=hot/);
    await expect(first).not.toHaveAttribute('aria-setsize', all);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(async () =>
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000),
    ).toPass();
    const place = await page.evaluate(() => window.scrollY);
    const cardInView = () => {
      const isInView = (card: Element): boolean => {
        const { top, bottom } = card.getBoundingClientRect();
        return top > 100 && bottom < innerHeight;
      };
      return [...document.querySelectorAll('article')].find(isInView)?.getAttribute('aria-label') ?? '';
    };
    // The list renders the cards of a new scroll position a moment later.
    await expect.poll(() => page.evaluate(cardInView)).not.toBe('');
    const inView = await page.evaluate(cardInView);
    await page.getByRole('button', { name: `Chơi ngay: ${inView}`, exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goBack();
    await expect(page).toHaveURL(/tag=hot/);
    await expect(async () => expect(await page.evaluate(() => window.scrollY)).toBe(place)).toPass();
  });

  test(
    'SOUND-06 every page is found where it was left, and /rng has an end with the loss warning',
    { tag: '@wide' },
    async ({ page, site }) => {
      test.slow();
      await page.setViewportSize({ width: 390, height: 844 });
      const place = () => page.evaluate(() => Math.round(window.scrollY));
      for (const path of ['/', '/rng', '/hot', '/live', '/sports', '/lott', '/fish']) {
        await page.goto(site.address('aurora', path));
        await expect(page.getByRole('article').first()).toBeVisible();
        if (path === '/rng') {
          // By key: rows above that load meanwhile move the button.
          await page.getByRole('button', { name: 'Xem thêm trò chơi' }).press('Enter');
          await expect(page.getByText(/^Đang hiện 240 /)).toBeVisible();
        }
        // The page grows as its sections enter the viewport.
        await expect(async () => {
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
          const notice = page.getByRole('contentinfo').getByText(/thua lỗ/);
          await expect(notice).toBeInViewport({ timeout: 1_000 });
        }).toPass();
        const foot = await place();
        await page.mouse.wheel(0, -700);
        await expect.poll(place).toBeLessThan(foot);
        const left = await place();
        // A link in the bottom bar of a phone, which is always visible.
        const elsewhere = path === '/' ? 'Slots' : 'Trang chủ';
        await page.getByRole('link', { name: elsewhere, exact: true }).last().click();
        await expect(page).not.toHaveURL(site.address('aurora', path));
        await page.goBack();
        await expect.poll(place, { message: path }).toBe(left);
      }
    },
  );

  test('GAME-02 of thousands of games the page holds at most 600 elements, wherever it stands', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('aurora', '/rng'));
    await expect(page.getByRole('article').first()).toBeVisible();
    const size = Number(
      await page
        .getByRole('listitem')
        .and(page.locator('[aria-setsize]'))
        .first()
        .getAttribute('aria-setsize'),
    );
    expect(size).toBeGreaterThan(1000);
    for (const part of [0, 0.3, 0.7, 1]) {
      await page.evaluate((share) => window.scrollTo(0, document.body.scrollHeight * share), part);
      await expect(page.getByRole('article').first()).toBeVisible();
      // The list removes rows outside the viewport a moment after scrolling has stopped.
      await expect
        .poll(() => page.evaluate(() => document.querySelectorAll('body *').length))
        .toBeLessThanOrEqual(600);
    }
  });
});

test.describe('a player whose line is cut', { tag: '@long' }, () => {
  // The browser's messages about the answers that the test cuts off.
  test.use({ expectedComplaints: { patterns: [/net::ERR_FAILED/] } });

  test('GAME-12 a round whose answer was cut off is shown after the reload, and was paid once', async ({
    page,
    site,
  }) => {
    const credentials = await newPlayer(site, 'cutoff');
    await page.goto(site.address('aurora', '/rng'));
    await logIn(page, credentials);
    await expect(page.getByRole('dialog')).toContainText('Xin chào');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await findAndPlay(page, 'kho bau rong', /^Chơi ngay: Kho Báu Rồng/);
    const game = await openedGame(page);
    // The gateway plays the round, but its answer never reaches the page.
    let cut = false;
    await page.route('**/play/api/round', async (route) => {
      if (cut) return route.abort();
      cut = true;
      const url = new URL(route.request().url());
      const { host } = url;
      // Only browsers resolve *.localhost.
      url.hostname = '127.0.0.1';
      await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
      return route.abort();
    });
    await game.getByRole('button', { name: 'Quay', exact: true }).click();
    await expect.poll(() => cut).toBe(true);
    await expect.poll(async () => (await roundsOf(site, 'cutoff')).length).toBe(1);
    await page.unroute('**/play/api/round');
    await page.reload();
    await expect(page.frameLocator('iframe').getByText('Vòng chơi bị ngắt quãng:')).toBeVisible({
      timeout: 30_000,
    });
    await openedGame(page);
    const [round] = await roundsOf(site, 'cutoff');
    expect(round?.state).toBe('settled');
    const after = START + BigInt(round?.win ?? 0) - BigInt(round?.stake ?? 0);
    expect(await moneyOf(site, 'cutoff')).toBe(after);
    await expect(async () => expect(digits(await balanceShown(page).textContent())).toBe(after)).toPass();
    expect(await roundsOf(site, 'cutoff')).toHaveLength(1);
  });
});
