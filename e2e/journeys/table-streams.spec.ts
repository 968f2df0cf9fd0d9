import { expectVideo, sitDown, studioTest } from '../support/studioTest';
import { expect } from '../support/test';

const test = studioTest('hls', 'live.m3u8');

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'GAME-11 the video of a studio plays in the place of the presenter, with the library where a browser has no HLS',
  { tag: '@long' },
  async ({ page, site }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => '';
    });
    const game = await sitDown(page, site, 'watchesvideo');
    await expectVideo(game);
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
