import type { Browser } from '@playwright/test';
import { closeAnnouncements } from './closeAnnouncements.ts';
import { phone } from './profiles.ts';

const SLOWER = 4;

/** Runs in the page: measures from the press on the first games tab to the frame that shows its cards. */
const timed = (): Promise<number> =>
  new Promise((resolve) => {
    const begin = performance.now();
    const look = (): void => {
      requestAnimationFrame(() => {
        if (document.querySelector('#lobby-RNG-panel article') === null) look();
        else setTimeout(() => resolve(performance.now() - begin));
      });
    };
    document.querySelector<HTMLElement>('#lobby-RNG')?.click();
    look();
  });

/**
 * Milliseconds until a tab shows its twenty cached games again, with the processor slowed four times. No network is
 * involved.
 */
export const tabSwitch = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(closeAnnouncements);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('#lobby-RNG-panel article').first().waitFor();
  await page.locator('#lobby-LIVE').click();
  await page.locator('#lobby-LIVE-panel article').nth(19).waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const time = await page.evaluate(timed);
  await context.close();
  return time;
};
