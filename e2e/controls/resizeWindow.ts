import type { CDPSession, Page } from '@playwright/test';
import type { WindowSize } from './windowSizes';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

const sessionOf = (page: Page) => {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
};

/** Resizes the window under the shown story and waits until the layout is stable. */
export async function resizeWindow(page: Page, { width, height, touch = false }: WindowSize): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => document.documentElement.clientWidth === wanted, width);
  await page.evaluate(async () => {
    // A component that counts how many items fit renders once more after the resize.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  });
}
