import type { Locator, Page } from '@playwright/test';
import { logInFromParentSite } from '../support/cashier';
import { newPlayer } from '../support/playing';
import { expect, test } from '../support/test';

/** From here on the test controls the page's clock. */
const stopTime = async (page: Page): Promise<void> => {
  const soon = (await page.evaluate(() => Date.now())) + 5_000;
  await page.clock.pauseAt(soon);
};

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  interface Rhythm {
    readonly gap: number;
    readonly speed: number;
    readonly every: number;
  }

  const swiperOf = (place: Locator, part: 'params' | 'animating'): Promise<unknown> =>
    place
      .locator('.swiper-initialized')
      .evaluate(
        (element, name) => (element as unknown as { swiper: Record<string, unknown> }).swiper[name],
        part,
      );

  /** The active slide; the others are inert. */
  const active = (place: Locator) =>
    place
      .locator('.swiper-slide')
      .evaluateAll((slides) =>
        slides
          .filter((slide) => !slide.hasAttribute('inert'))
          .map((slide) => slide.getAttribute('data-swiper-slide-index')),
      );

  const turnsEvery = async (page: Page, place: Locator, { gap, speed, every }: Rhythm): Promise<void> => {
    await expect(place.locator('.swiper-initialized')).toHaveCount(1);
    expect(await swiperOf(place, 'params')).toMatchObject({ spaceBetween: gap, speed, loop: true });
    // Slide transitions run on the browser's own clock. The time of a slide starts when its transition has ended.
    const atRest = () => expect.poll(() => swiperOf(place, 'animating')).toBe(false);
    await stopTime(page);
    await atRest();
    // The test measures from one slide change to the next.
    const first = await active(place);
    let before = first;
    for (let waited = 0; waited <= every && before.join() === first.join(); waited += 100) {
      await page.clock.runFor(100);
      before = await active(place);
    }
    expect(before).not.toEqual(first);
    await atRest();
    await page.clock.runFor(every - 200);
    expect(await active(place)).toEqual(before);
    await page.clock.runFor(400);
    await expect.poll(() => active(place)).not.toEqual(before);
  };

  test('HOME-01 banners stand 17 px apart and turn by themselves, every 5 s within 1 s', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await page.goto(site.address('aurora'));
    const banners = page.locator('section', { has: page.locator('.swiper[data-loops]') }).first();
    await turnsEvery(page, banners, { gap: 17, speed: 1_000, every: 5_000 });
  });

  test('HOME-05 the board of winners turns by itself, every 3 s within 1 s', async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 1200 });
    await page.clock.install();
    await page.goto(site.address('aurora'));
    const board = page.getByRole('region', { name: 'Người thắng mới' });
    await turnsEvery(page, board, { gap: 0, speed: 1_000, every: 3_000 });
  });
});

test('GAME-08 hearts that are pressed one after another reach the gateway one in a second', async ({
  page,
  site,
  calls,
}) => {
  await newPlayer(site, 'manyhearts');
  await logInFromParentSite(page, site, 'manyhearts');
  await page.clock.install();
  await page.goto(site.address('aurora', '/hot'));
  const hearts = page.getByRole('button', { name: /^Yêu thích: / });
  await expect(hearts.nth(2)).toBeVisible();
  await calls.expectMade('favourites');
  await stopTime(page);
  for (const place of [0, 1, 2]) await hearts.nth(place).click();
  for (const place of [0, 1, 2]) await expect(hearts.nth(place)).toHaveAttribute('aria-pressed', 'true');
  const added = () => calls.made('addFavourite').length;
  await expect.poll(added).toBe(1);
  for (const sent of [2, 3]) {
    await page.clock.runFor(990);
    expect(added()).toBe(sent - 1);
    await page.clock.runFor(20);
    await expect.poll(added).toBe(sent);
  }
});
