import { demoMember } from '../support/members';
import { expect, test } from '../support/test';
import { openedGame, playRound } from '../support/playing';

const digits = (text: string | null): string => (text ?? '').replace(/\D/g, '');

test.describe('a guest who wants to play', () => {
  test('GAME-02 GAME-06 GAME-07 GAME-08 GAME-12 logs in, finds a slot, plays, and keeps it', async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000);
    const { username, password } = await demoMember(site, 'aurora');
    await page.goto(site.address('aurora', '/rng'));
    const card = page.getByRole('button', { name: /^Chơi ngay: / }).first();
    await card.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Tên đăng nhập').fill(username);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    // The game that asked for the log-in.
    await expect(page).toHaveURL(/\/seamless\?gameCode=/);
    await page.keyboard.press('Escape');
    await page.goBack();

    await page.goto(site.address('aurora', '/rng'));
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Tìm trò chơi' }).last().fill('kho bau rong');
    const found = page.getByRole('dialog').getByRole('button', { name: /^Chơi ngay: Kho Báu Rồng/ });
    await expect(found.first()).toBeVisible();
    await expect(page).toHaveURL(/modal=search&item=kho\+bau\+rong/);
    await found.first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/seamless\?gameCode=/);

    const game = await openedGame(page);
    const balance = page.getByText('Số dư', { exact: true }).locator('xpath=following-sibling::dd');
    const before = digits(await balance.textContent());
    await playRound(game);
    await expect(async () => {
      const [account] = JSON.parse(
        await site.operator('money', 'show', 'demo', '--brand', 'aurora', '--json'),
      ) as { balance: string }[];
      expect(digits(await balance.textContent())).toBe(digits(account?.balance ?? ''));
      expect(digits(await balance.textContent())).not.toBe(before);
    }).toPass({ timeout: 30_000 });

    await page.getByRole('button', { name: 'Thêm yêu thích' }).click();
    await expect(page.getByRole('button', { name: 'Bỏ yêu thích' })).toBeVisible();
    await expect(async () => {
      await page.goto(site.address('aurora', '/favorite'));
      await expect(page.getByRole('article', { name: /^Kho Báu Rồng/ })).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 20_000 });
    await page.reload();
    const heart = page.getByRole('button', { name: /^Yêu thích: Kho Báu Rồng/ });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('GAME-02 filters and place of a long list are there again after going back', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('lotus', '/rng'));
    await page.getByRole('group', { name: 'Loại trò chơi' }).getByRole('button', { name: 'Hot' }).click();
    await expect(page).toHaveURL(/tag=hot/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(async () =>
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000),
    ).toPass();
    const place = await page.evaluate(() => window.scrollY);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /trang chủ/ })
      .first()
      .press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/tag=hot/);
    await expect(async () => expect(await page.evaluate(() => window.scrollY)).toBe(place)).toPass();
  });

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
      expect(await page.evaluate(() => document.querySelectorAll('body *').length)).toBeLessThanOrEqual(600);
    }
  });
});
