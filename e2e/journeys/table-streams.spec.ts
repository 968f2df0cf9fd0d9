import type { Page } from '@playwright/test';
import { logIn } from '../support/members';
import { newPlayer } from '../support/playing';
import { startSite, type Site } from '../support/startSite';
import { expect, test as base } from '../support/test';
import { videoServer } from '../support/videoServer';

/** As many codes as live games have. */
const CODES = 600;

/** A site whose live tables all have the video of a studio. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const studio = await videoServer();
      const streams = Array.from(
        { length: CODES },
        (_, place) => `LIVE${String(place + 1).padStart(4, '0')}=hls:${studio.address('live.m3u8')}`,
      );
      const site = await startSite({ TABLE_STREAMS: streams.join(',') });
      await use(site);
      await site.remove();
      await studio.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const sitDown = async (page: Page, site: Site, account: string) => {
  const credentials = await newPlayer(site, account);
  await page.goto(site.address('aurora', '/'));
  await logIn(page, credentials);
  await expect(page.getByRole('dialog')).toContainText('Xin chào');
  await page.keyboard.press('Escape');
  await page.goto(site.address('aurora', '/live'));
  await page
    .getByRole('button', { name: /^Vào bàn Baccarat/ })
    .first()
    .click();
  return page.frameLocator('iframe');
};

test(
  'GAME-11 the video of a studio plays in the place of the presenter, with the library where a browser has no HLS',
  { tag: '@long' },
  async ({ page, site }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => '';
    });
    const game = await sitDown(page, site, 'watchesvideo');
    const video = game.locator('.table-video');
    await expect(video).toBeVisible();
    await expect(game.locator('.presenter')).toBeHidden();
    await expect
      .poll(() => video.evaluate((one) => (one instanceof HTMLVideoElement ? one.currentTime : 0)))
      .toBeGreaterThan(0.5);
    await expect(video).toHaveJSProperty('muted', true);
  },
);

test.describe('a studio that is silent', () => {
  test.use({ expectedComplaints: { patterns: [/503 \(/] } });

  test('GAME-11 leaves the presenter at the table', { tag: '@long' }, async ({ page, site }) => {
    await page.route('**/live.m3u8', (route) => route.fulfill({ status: 503 }));
    const game = await sitDown(page, site, 'seesnovideo');
    await expect(game.locator('.presenter')).toBeVisible();
    await expect(game.locator('.table-video')).toHaveCount(0);
    await expect(game.locator('.presenter')).toBeVisible();
  });
});
