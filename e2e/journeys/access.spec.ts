import type { Page } from '@playwright/test';
import { violationsOf } from '../support/axe';
import { expect, test } from '../support/test';

/** Presses Tab until an element with this name has the focus; fails after a whole page of stops. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
    if (name.test(label?.trim() ?? '')) return;
  }
  throw new Error(`Nothing named ${String(name)} on the way`);
};

/** Cards come with the first render after hydration, when the keyboard handlers of the page are attached. */
const settled = (page: Page) => expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();

test.describe('by keyboard alone', () => {
  test('NAV-10 HOME-04 LOGIN-01 a visitor skips to the content, looks into a menu, changes the tab and is asked to log in', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('aurora'));
    await settled(page);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#content');

    await tabTo(page, /^Slots$/);
    const vendors = page.getByRole('navigation', { name: 'Điều hướng chính' }).getByRole('listitem');
    const first = vendors.getByRole('link', { name: 'Nova Play' });
    // The menu arrives some time after the press, which is not repeated: in an open menu it would move past the link.
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(':focus')).toHaveAccessibleName(/Slots/);

    await tabTo(page, /^Slots$/);
    await expect(page.locator(':focus')).toHaveRole('tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'Casino' })).toBeVisible();
    await settled(page);

    await tabTo(page, /^Chơi ngay: /);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(site.address('aurora'));
  });

  test.describe('where things move', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });
    test('HOME-02 the running notices are two stops, and stand still for whoever pauses them', async ({
      page,
      site,
    }) => {
      await page.goto(site.address('aurora'));
      const bar = page.getByRole('region', { name: 'Bản tin' });
      const pause = bar.getByRole('button', { name: 'Dừng thông báo' });
      await pause.focus();
      await page.keyboard.press('Tab');
      await expect(bar.getByRole('link', { name: 'Xem tất cả' })).toBeFocused();
      await pause.press('Enter');
      await expect(bar.getByRole('button', { name: 'Cho thông báo chạy tiếp' })).toBeFocused();
      const notice = bar.getByRole('button', { name: /Bảo trì định kỳ/ });
      expect(await notice.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
      await notice.press('Enter');
      await expect(page).toHaveURL(/modal=notice/);
    });
  });
});

for (const [brand, width] of [
  ['aurora', 1440],
  ['lotus', 390],
] as const)
  test(`home of ${brand} at ${width} pixels passes what axe knows of WCAG 2.2 AA`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.address(brand));
    await settled(page);
    expect(await violationsOf(page)).toEqual([]);
  });

test.describe('with little room', () => {
  for (const [brand, name] of [
    ['aurora', 'Aurora88'],
    ['lotus', 'Sen Xanh'],
    ['kickoff', 'KICKOFF'],
  ] as const)
    test(
      `WL-02 the header of ${brand} bears its name on the narrowest phones`,
      { tag: '@wide' },
      async ({ page, site }) => {
        await page.setViewportSize({ width: 320, height: 700 });
        await page.goto(site.address(brand));
        const header = page.getByRole('banner');
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 700 });
          const box = await header.getByText(name, { exact: true }).boundingBox();
          const frame = await header.boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(frame?.height ?? 0);
          expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThan(width);
          await expect(header.getByRole('link', { name: 'Đăng ký' })).toBeInViewport();
        }
      },
    );

  // The CSS pixels of a 1440 by 900 screen at 200 % zoom.
  test('at 200 % zoom nothing is lost: the ways in, the menu and the tabs are there', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    await page.goto(site.address('aurora'));
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Đăng nhập' })).toBeInViewport();
    await expect(header.getByRole('link', { name: 'Đăng ký' })).toBeInViewport();
    await header.getByRole('button', { name: /Xem thêm/ }).click();
    await expect(header.getByRole('link', { name: /Baccarat/ }).last()).toBeVisible();
  });
});

test('with less motion nothing moves by itself', async ({ page, site }) => {
  await page.goto(site.address('aurora'));
  await settled(page);
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 10,
      ).length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
  await expect(page.getByRole('button', { name: /^Dừng/ })).toHaveCount(0);
});
