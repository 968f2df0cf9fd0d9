import type { FrameLocator, Page } from '@playwright/test';
import { logIn } from './members';
import { newPlayer } from './playing';
import { startSite, type Site } from './startSite';
import { expect, test } from './test';
import { videoServer } from './videoServer';

/** As many codes as live games have. */
const CODES = 600;

/** A site whose live tables all have the video of a studio, at an address that ends with `name`. */
export const studioTest = (kind: 'hls' | 'whep', name: string) =>
  test.extend<object, { site: Site }>({
    site: [
      async ({}, use) => {
        const studio = await videoServer();
        const streams = Array.from(
          { length: CODES },
          (_, place) => `LIVE${String(place + 1).padStart(4, '0')}=${kind}:${studio.address(name)}`,
        );
        const site = await startSite({ TABLE_STREAMS: streams.join(',') });
        await use(site);
        await site.remove();
        await studio.close();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });

/** A new player at the first baccarat table of the live lobby; the frame of the game. */
export const sitDown = async (page: Page, site: Site, account: string) => {
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

/** Waits until the table's video has played for half a second, in the presenter's place. */
export const expectVideo = async (game: FrameLocator): Promise<void> => {
  const video = game.locator('.table-video');
  await expect(video).toBeVisible();
  await expect(game.locator('.presenter')).toBeHidden();
  await expect
    .poll(() => video.evaluate((one) => (one instanceof HTMLVideoElement ? one.currentTime : 0)))
    .toBeGreaterThan(0.5);
  await expect(video).toHaveJSProperty('muted', true);
};
