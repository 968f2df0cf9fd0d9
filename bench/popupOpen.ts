import type { Browser } from '@playwright/test';
import { closeAnnouncements } from './closeAnnouncements.ts';
import { phone } from './profiles.ts';

const SETTLE = 3000;
const SLOWER = 4;

/** Runs in the page: measures from the press to the frame that shows the first field of the log-in form. */
const watchOpening = (): void => {
  const opening = new Promise<number>((resolve) => {
    let pressed = 0;
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    const watcher = new MutationObserver(() => {
      if (document.querySelector('[role=dialog] input[name=username]') === null) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
  Object.assign(window, { opening });
};

/**
 * Milliseconds from the press to the log-in popup, opened for the first time. The visitor has touched the page
 * before, the page is idle, and the processor is slowed four times.
 */
export const popupOpen = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext({ ...phone, locale: 'vi-VN', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(closeAnnouncements);
  await page.goto(address, { waitUntil: 'load' });
  // The first movement tells the page that a visitor is present, so that it starts to prefetch.
  await page.mouse.wheel(0, 40);
  await page.waitForTimeout(SETTLE);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watchOpening);
  await page.locator('header button[aria-haspopup=dialog]').tap();
  const time = await page.evaluate(() => (window as unknown as { opening: Promise<number> }).opening);
  await context.close();
  return time;
};
