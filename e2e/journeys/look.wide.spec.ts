import type { Locator, Page } from '@playwright/test';
import { demoMember } from '../support/members';
import type { Site } from '../support/startSite';
import { expect, test } from '../support/test';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The boxes of an element's text, one per line. */
const linesOf = (words: Locator): Promise<Box[]> =>
  words.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxes: Box[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects())
        boxes.push({ left, right, top, bottom });
    }
    return boxes;
  });

/** Measures again while the element has no box: for a moment the one that it replaces is measured. */
const boxOf = async (part: Locator): Promise<Box> => {
  let box = await part.boundingBox();
  await expect(async () => {
    box ??= await part.boundingBox();
    expect(box).not.toBeNull();
  }).toPass();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, right: x + width, top: y, bottom: y + height };
};

/** Texts that wrap onto a second line. */
const brokenWords = (names: Locator): Promise<string[]> =>
  names.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = element.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );

/** Until the web font has loaded, text is measured in a fallback font. */
const facesHaveCome = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

const enter = async (page: Page, site: Site, path: string) => {
  const { username, password } = await demoMember(site, 'aurora');
  await page.goto(site.address('aurora', path));
  await page.getByLabel('Tên đăng nhập').fill(username);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Xin chào');
  await page.keyboard.press('Escape');
};

for (const brand of ['aurora', 'lotus', 'kickoff'])
  test(`on tablets the banner of ${brand} wrote its headline and condition over its art (SOUND-02)`, async ({
    page,
    site,
  }) => {
    await page.goto(site.address(brand));
    const slide = page.locator('.swiper-slide').first();
    const condition = slide.locator('small');
    await expect(condition).toBeVisible();
    for (const width of [600, 768, 900, 1000, 1100, 1239]) {
      await page.setViewportSize({ width, height: 900 });
      // The carousel measures its slides again a moment after a resize.
      await expect(async () => {
        const [art, plate] = [
          await boxOf(slide.locator('.MarqueeBannerSlide-art')),
          await boxOf(slide.locator('.MarqueeBannerSlide-plate')),
        ];
        for (const words of [
          slide.locator('.MarqueeBannerSlide-eyebrow'),
          slide.locator('h2'),
          slide.locator('p'),
          condition,
        ]) {
          for (const line of await linesOf(words)) {
            // A cut-out picture leaves at least this share of its width empty on both sides.
            expect([width, line.right <= art.left + 0.04 * (art.right - art.left)]).toEqual([width, true]);
            expect([width, line.top >= plate.top && line.bottom <= plate.bottom]).toEqual([width, true]);
          }
        }
      }).toPass();
    }
  });

test('the header of a phone cut the name of the brand (SOUND-02)', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [brand, name] of Object.entries({
    aurora: 'Aurora88',
    lotus: 'Sen Xanh',
    kickoff: 'KICKOFF',
  })) {
    await page.goto(site.address(brand));
    const written = page.getByRole('banner').getByText(name, { exact: true });
    await facesHaveCome(page);
    await expect(written).toBeInViewport({ ratio: 1 });
    expect(await written.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('the card of a match broke names inside a word (SOUND-02)', async ({ page, site }) => {
  await page.goto(site.address('kickoff'));
  const names = page.getByRole('region', { name: 'Trận đấu nổi bật' }).locator('.MarqueeMatchCard-name');
  await expect(names.first()).toBeVisible();
  await facesHaveCome(page);
  // Makes the names longer than any name of today’s matches.
  await names.evaluateAll((elements) => {
    const long = ['Singapore', 'Indonesia', 'CLB Philippines', 'Hamburgermeister Nord'];
    for (const [index, element] of elements.entries()) element.textContent = long[index % long.length] ?? '';
  });
  for (const width of [360, 390, 600, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await brokenWords(names)]).toEqual([width, []]);
  }
});

test('tiles stayed blank till their covers were drawn: each has the brand’s colours, and its name below (SOUND-02)', async ({
  page,
  site,
}) => {
  await page.route('**/covers/**', () => new Promise(() => undefined));
  await page.goto(site.address('lotus', '/rng'));
  const card = page.getByRole('main').getByRole('article').first();
  // Read at once: the list may change between two reads.
  const shown = await card.evaluate((one) => {
    const cover = one.querySelector('.MarqueeGameCard-cover');
    if (cover === null) throw new Error('a card without a cover');
    const { backgroundImage } = getComputedStyle(cover, '::before');
    return { name: one.getAttribute('aria-label'), text: one.textContent, backgroundImage };
  });
  expect(shown.name).toMatch(/\w/);
  expect(shown.text).toContain(shown.name);
  expect(shown.backgroundImage).toContain('gradient');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('on a desktop the stakes and the time of a lottery stay in view (SOUND-02)', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, site, '/vnLottery?gameCode=VNQ30S');
  const place = page.getByRole('button', { name: 'Đặt cược', exact: true });
  const time = page.locator('section header').getByRole('timer');
  const pad = page.getByRole('button', { name: /^(00|50|99)$/ });
  await expect(pad).toHaveCount(3);
  for (const number of await pad.all()) {
    await number.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await expect(number).toBeInViewport();
    await expect(place).toBeInViewport({ ratio: 1 });
    await expect(time).toBeInViewport({ ratio: 1 });
  }
});

test('the table of a roulette had to be scrolled on phones (SOUND-02)', async ({ page, site }) => {
  await enter(page, site, '/seamless?gameCode=ROU0001');
  const frame = page.frameLocator('iframe');
  const fields = frame.locator('.field');
  await expect(fields.first()).toBeVisible();
  await expect(fields).toHaveCount(49);
  for (const [width, height] of [
    [360, 640],
    [375, 667],
    [390, 844],
    [430, 932],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The game resizes a moment after the window.
    await expect(async () => {
      const [chips, stage] = [await boxOf(frame.locator('.chips')), await boxOf(page.locator('iframe'))];
      const boxes = await Promise.all((await fields.all()).map(boxOf));
      for (const { left, right, top, bottom } of boxes) {
        expect([width, right - left >= 40 && bottom - top >= 24]).toEqual([width, true]);
        expect([width, left >= stage.left && right <= stage.right && top >= stage.top]).toEqual([
          width,
          true,
        ]);
        expect([width, bottom <= chips.top]).toEqual([width, true]);
      }
      const places = new Set(boxes.map(({ left, top }) => `${left} ${top}`));
      expect([width, places.size]).toEqual([width, 49]);
    }).toPass({ timeout: 120_000 });
  }
});

test('what a live table waits for was not told on small windows, where the rules of the roulette broke its cloth (SOUND-02)', async ({
  page,
  site,
}) => {
  await enter(page, site, '/?modal=login');
  const menu = page.getByRole('navigation', { name: 'Điều hướng chính' });
  await menu.getByRole('link', { name: 'Casino trực tuyến', exact: true }).click();
  await page
    .getByRole('button', { name: /^Vào bàn Baccarat/ })
    .first()
    .click();
  const frame = page.frameLocator('iframe');
  const words = frame.locator('.table-status .phase');
  await expect(words).toHaveText(/^(Mời đặt cược|Đang chia bài)$/);
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The game resizes a moment after the window.
    await expect(async () => {
      const [told, hands] = [await boxOf(words), await boxOf(frame.locator('.hands'))];
      expect([width, told.bottom > told.top && told.right > told.left]).toEqual([width, true]);
      expect([width, told.bottom <= hands.top || told.top >= hands.bottom]).toEqual([width, true]);
      const fields = await Promise.all((await frame.locator('.field').all()).map(boxOf));
      expect([width, new Set(fields.map(({ top }) => Math.round(top))).size <= 2]).toEqual([width, true]);
      const [cloth, chips] = [await boxOf(frame.locator('.cloth')), await boxOf(frame.locator('.chips'))];
      expect([width, fields.every(({ bottom }) => bottom <= cloth.bottom)]).toEqual([width, true]);
      expect([width, cloth.bottom <= chips.top]).toEqual([width, true]);
    }).toPass({ timeout: 120_000 });
  }
});

test('the page of the live casino jumped when its tables came, and had a hole beside the last (SOUND-02)', async ({
  page,
  site,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/GLS2_roomList*', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(site.address('lotus', '/live'));
  const places = page.locator('section[aria-hidden] > ul > li:visible');
  // The first has a row of its own, the others stand in pairs.
  await expect(places).toHaveCount(9);
  const awaited = await boxOf(places.first());
  held.resolve();
  const tables = page.getByRole('list', { name: 'Bàn trực tiếp' }).locator('> li:visible');
  await expect(tables.first()).toBeVisible();
  expect(((await tables.count()) - 1) % 2).toBe(0);
  expect(await boxOf(tables.first())).toEqual(awaited);
});
