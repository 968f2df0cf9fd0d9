import type { Browser, Frame, Page } from '@playwright/test';
import { codeOf, stages, tables, type GameKind } from '../e2e/games/gameKinds.ts';
import { closeAnnouncements } from './closeAnnouncements.ts';
import { phone } from './profiles.ts';

const SLOWER = 4;
/** Seconds that a game is watched; a live table shows a whole round meanwhile. */
const WATCHED = { game: 8, table: 36 } as const;

export interface PaceSample {
  /** Frames in one second while the game plays. */
  readonly frames: number;
  /** Milliseconds of the longest task meanwhile; 0 if no task took 50 ms. */
  readonly longestTask: number;
}

/** Runs in the game: presses its main button and counts frames and long tasks for some seconds. */
const watchFrames = (seconds: number): Promise<PaceSample> =>
  new Promise((resolve) => {
    let longestTask = 0;
    let frames = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    });
    observer.observe({ type: 'longtask' });
    document.querySelector<HTMLElement>('.cloth .field, .bowl-cloth button')?.click();
    document.querySelector<HTMLElement>('.spin')?.click();
    const begun = performance.now();
    const count = (): void => {
      const passed = performance.now() - begun;
      if (passed >= seconds * 1_000) {
        observer.disconnect();
        return resolve({ frames: (frames / passed) * 1_000, longestTask });
      }
      frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });

/** Opens the first game of a kind and waits until it is drawn. */
const openGame = async (page: Page, address: string, code: string): Promise<Frame> => {
  await page.goto(`${address}seamless?gameCode=${code}`, { waitUntil: 'domcontentloaded' });
  const drawn = await page.frameLocator('iframe').locator('#game[data-drawn]').elementHandle();
  const game = await drawn?.ownerFrame();
  if (!game) throw new Error(`The game ${code} was not framed`);
  return game;
};

/** Slows the game's processor; resolves to an act that ends it. */
const slowDown = async (page: Page, game: Frame): Promise<() => Promise<void>> => {
  const context = page.context();
  // A game that shares the page's process has no session of its own.
  const session = await context.newCDPSession(game).catch(() => context.newCDPSession(page));
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  };
};

/**
 * Frames and long tasks of each kind of game on a phone, with the processor slowed four times. `handover` is the one-time
 * code of a member with money.
 */
export const gamePace = async (
  browser: Browser,
  { brand, address, handover }: Readonly<Record<'brand' | 'address' | 'handover', string>>,
  say: (line: string) => void,
): Promise<Record<string, PaceSample>> => {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(closeAnnouncements);
  await page.goto(`${address}?token=${handover}`);
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  const samples: Record<string, PaceSample> = {};
  const kinds: Record<string, GameKind> = { ...stages, ...tables };
  for (const [name, kind] of Object.entries(kinds)) {
    const game = await openGame(page, address, await codeOf(page, brand, kind));
    const restore = await slowDown(page, game);
    const sample = await game.evaluate(watchFrames, kind.isTable === true ? WATCHED.table : WATCHED.game);
    await restore();
    say(
      `${name}: ${sample.frames.toFixed(0)} frames a second, longest task ${Math.round(sample.longestTask)} ms`,
    );
    samples[name] = sample;
  }
  await context.close();
  return samples;
};
