import type { FrameLocator, Locator, Page } from '@playwright/test';
import { logIn } from '../support/members';
import { moneyOf, newPlayer, roundsOf, START } from '../support/playing';
import type { Site } from '../support/startSite';
import { expect, test } from '../support/test';

/** A member with money, logged in, on a page of the lobby. */
const playerAt = async (page: Page, site: Site, account: string, path: string): Promise<void> => {
  const credentials = await newPlayer(site, account);
  await page.goto(site.address('aurora', '/'));
  await logIn(page, credentials);
  await expect(page.getByRole('dialog')).toContainText('Xin chào');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(site.address('aurora', path));
};

/** The balance matches the recorded rounds once all rounds are settled. */
const agrees = (site: Site, account: string, count: number) =>
  expect(async () => {
    const rounds = await roundsOf(site, account);
    expect(rounds.map(({ state }) => state)).toEqual(Array.from({ length: count }, () => 'settled'));
    const net = rounds.reduce((sum, { stake, win }) => sum + BigInt(win) - BigInt(stake), 0n);
    expect(await moneyOf(site, account)).toBe(START + net);
  }).toPass({ timeout: 120_000 });

/** Opens the first game of the page with such a name by keyboard. */
const openFirst = async (page: Page, name: RegExp): Promise<FrameLocator> => {
  await page.getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
  return page.frameLocator('iframe');
};

const main = (game: FrameLocator, name: string) => game.getByRole('button', { name, exact: true });

/** Presses by keyboard: the browser drops a click on a frame that moved less than half a second ago. */
const press = async (button: Locator): Promise<void> => {
  await expect(button).toBeEnabled();
  await button.press('Enter');
};

test(
  'GAME-12 a round of hi-lo that a reload cut off is still there, and is played to its end',
  { tag: '@long' },
  async ({ page, site }) => {
    const account = 'guesseshigher';
    await playerAt(page, site, account, '/pvp');
    const game = await openFirst(page, /^Chơi ngay: Cao Thấp/);
    const asked = game.getByText(/Lá sau lớn hơn hay nhỏ hơn/);
    await press(main(game, 'Chia bài'));
    await expect(asked).toBeVisible();
    const open = await asked.textContent();
    await page.reload();
    await expect(asked).toHaveText(open ?? '');
    const guess = game.getByRole('button', { name: /^(Lớn hơn|Bằng)/ }).first();
    await press(guess);
    await expect(game.locator('.trail li')).toBeVisible();
    const cash = game.getByRole('button', { name: /^Nhận \d/ });
    const ended = main(game, 'Chia bài');
    // After a wrong guess there is nothing to cash out.
    const enabled = game.locator(':enabled');
    await expect(cash.or(ended).and(enabled)).toBeVisible();
    if (await cash.isVisible()) await press(cash);
    await expect(ended).toBeEnabled();
    await agrees(site, account, 1);
  },
);

test(
  'GAME-12 a hand of video poker that a reload cut off waits for its draw, and pays by its table',
  { tag: '@long' },
  async ({ page, site }) => {
    const account = 'holdskings';
    await playerAt(page, site, account, '/pvp');
    const game = await openFirst(page, /^Chơi ngay: Poker/);
    const asked = game.getByText(/Chọn những lá muốn giữ rồi đổi bài/);
    await press(main(game, 'Chia bài'));
    await expect(asked).toBeVisible();
    const names = async () =>
      game
        .locator('.poker-card')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    const dealt = await names();
    await page.reload();
    await expect(asked).toBeVisible();
    expect(await names()).toEqual(dealt);
    const first = game.locator('.poker-card').first();
    await first.press('Space');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await press(main(game, 'Đổi bài'));
    await expect(main(game, 'Chia bài')).toBeEnabled();
    expect((await names())[0]).toBe(dealt[0]);
    await agrees(site, account, 1);
  },
);

for (const [name, account] of [
  ['Tiến Lên', 'hasthethree'],
  ['Phỏm', 'eatsthecard'],
] as const)
  test(
    `GAME-12 ${name} is played against seats named as the house’s, survives a reload and pays by place`,
    { tag: '@long' },
    async ({ page, site }) => {
      await playerAt(page, site, account, '/pvp');
      const game = await openFirst(page, new RegExp(`^Chơi ngay: ${name}`));
      await expect(game.getByText('Ghế nhà cái 3')).toBeVisible();
      const deal = main(game, 'Chia bài');
      await press(deal);
      // A seat may win before the player's turn; the round is over then.
      const auto = main(game, 'Đánh giúp');
      const enabled = game.locator(':enabled');
      await expect(auto.or(deal).and(enabled)).toBeVisible({ timeout: 30_000 });
      if (await auto.isEnabled()) {
        await page.reload();
        await expect(auto).toBeEnabled({ timeout: 30_000 });
        await press(auto);
      }
      await expect(game.locator('.result')).toHaveText(/Về (nhất|nhì|ba|bét)|tới trắng|ù[:.]/i, {
        timeout: 60_000,
      });
      await expect(deal).toBeEnabled();
      await agrees(site, account, 1);
    },
  );

test(
  'GAME-11 GAME-12 a table of the live casino takes bets, deals to all at once and pays',
  { tag: '@long' },
  async ({ page, site }) => {
    test.setTimeout(240_000);
    const account = 'sitsatatable';
    await playerAt(page, site, account, '/live');
    await page
      .getByRole('button', { name: /^Vào bàn Baccarat/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/seamless\?gameCode=LIVE/);
    const game = page.frameLocator('iframe');
    await expect(game.getByText('Mời đặt cược')).toBeVisible({ timeout: 60_000 });
    // Enough time for both presses.
    await expect(game.locator('.table-clock[data-phase=betting] b')).toHaveText(/^(9|1\d|20)$/, {
      timeout: 60_000,
    });
    await press(game.getByRole('button', { name: /^Con\s?1:1/ }));
    await press(main(game, 'Đặt cược'));
    await expect(game.getByText(/Cược của bạn đã lên bàn/)).toBeVisible();
    await expect(game.getByText(/thắng, \d trên \d\.|Hòa \d điểm\./)).toBeVisible({ timeout: 60_000 });
    await expect(main(game, 'Đặt cược')).toBeEnabled();
    await agrees(site, account, 1);
  },
);

test(
  'GAME-11 a table that is left with bets on it tells its round in a line when it is opened again, and takes bets at once',
  { tag: '@long' },
  async ({ page, site }) => {
    test.setTimeout(240_000);
    const account = 'leavesatable';
    await playerAt(page, site, account, '/live');
    const enter = page.getByRole('button', { name: /^Vào bàn Tài Xỉu/ }).first();
    await enter.click();
    await expect(page).toHaveURL(/\/seamless\?gameCode=LIVE/);
    const game = page.frameLocator('iframe');
    // The presenter of the lobby, in a file of their own.
    await expect(game.locator('.presenter-arms')).toBeAttached({ timeout: 60_000 });
    await expect(game.locator('.table-clock[data-phase=betting] b')).toHaveText(/^(9|1\d|20)$/, {
      timeout: 60_000,
    });
    await press(game.getByRole('button', { name: /^Tài Tổng 11–17/ }));
    await press(main(game, 'Đặt cược'));
    await expect(game.getByText('Cược của bạn đã lên bàn.')).toBeVisible();
    const left = page.url();
    const seconds = Number(await game.locator('.table-clock[data-phase=betting] b').textContent());
    // The bowl is lifted 2 s after the bets, and the round is shown for 10 s: opened earlier, the table would show it.
    const over = Date.now() + (seconds + 13) * 1_000;
    await page.goto(site.address('aurora', '/live'));
    await expect(enter).toBeVisible();
    await expect.poll(() => Date.now(), { timeout: 60_000 }).toBeGreaterThan(over);
    await page.goto(left);
    await expect(game.locator('.result')).toHaveText(/^Khi bạn vắng mặt: \d, \d, \d, tổng \d+: .* (Lãi|Lỗ) /);
    await expect(game.locator('.field .chip')).toHaveCount(0);
    await expect(main(game, 'Đặt cược')).toBeEnabled();
    await agrees(site, account, 1);
  },
);

test('GAME-12 shots at fish are paid as one round a volley', { tag: '@long' }, async ({ page, site }) => {
  const account = 'goesfishing';
  await playerAt(page, site, account, '/fish');
  const card = page.getByRole('button', { name: /^Chơi ngay: / }).first();
  await card.focus();
  await page.keyboard.press('Enter');
  const game = page.frameLocator('iframe');
  await expect(main(game, 'Bắn')).toBeEnabled();
  await main(game, 'Bắn').click();
  await expect(game.getByText(/^(Chưa bắt được con nào\.|Bắt được .*)$/)).toBeVisible();
  await expect(main(game, 'Bắn')).toBeEnabled();
  await agrees(site, account, 1);
});

/** The rows of the two games under a bowl: what is searched for, the field that takes a chip, and what is said at the end. */
const bowls = [
  ['Tài Xỉu Rồng Vàng', /^Tài Tổng 11–17/, /^\d, \d, \d, tổng \d+: (Tài|Xỉu|bộ ba)/],
  ['Xóc Đĩa Lễ Hội', /^Chẵn 0, 2 hoặc 4 đỏ/, /^(Chẵn|Lẻ), \d (đỏ|trắng)/],
] as const;

test(
  'STAGE-03 STAGE-04 Tài Xỉu and Xóc Đĩa are found by their names, played for money and told with the balance',
  { tag: '@long' },
  async ({ page, site }) => {
    test.setTimeout(240_000);
    const account = 'liftsthebowl';
    await playerAt(page, site, account, '/rng');
    for (const [place, [name, field, told]] of bowls.entries()) {
      const search = page.getByRole('dialog');
      const words = search.getByRole('combobox', { name: 'Tìm trò chơi' });
      // Cards come after hydration, when the key is heard.
      await expect(page.getByRole('button', { name: /^Chơi ngay: / }).first()).toBeVisible();
      await page.keyboard.press('/');
      await words.fill(name);
      await expect(search.getByRole('status')).toContainText(name);
      await search.getByRole('button', { name: `Chơi ngay: ${name}`, exact: true }).focus();
      await page.keyboard.press('Enter');
      const game = page.frameLocator('iframe');
      await expect(main(game, 'Lắc')).toBeEnabled();
      await press(game.getByRole('button', { name: field }));
      await expect(game.locator('.target .chip')).toBeVisible();
      await main(game, 'Lắc').click();
      await expect(game.locator('.result')).toHaveText(told);
      // Told in the same moment, to those who listen as well.
      await expect(game.locator('main > .spoken')).toHaveText(/^(Lỗ|Nhận) /);
      await expect(game.locator('.figure.win')).toHaveText(/^(Lỗ−|Lãi\+)/);
      await expect(game.locator('.beads li')).toHaveCount(1);
      await expect(main(game, 'Lắc')).toBeEnabled();
      await agrees(site, account, place + 1);
      await page.goto(site.address('aurora', '/rng'));
    }
  },
);
