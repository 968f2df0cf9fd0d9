import type { CDPSession, Page } from '@playwright/test';
import type { Room } from './rooms';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

const sessionOf = (page: Page) => {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
};

/** Gives the page another window under what it shows, and waits until it has laid itself out. */
export async function enterRoom(page: Page, { width, height, touch = false }: Room): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    // A part that counts what fits is drawn once more after that.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  });
}
