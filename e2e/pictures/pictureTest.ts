import { test as base, type Browser, type BrowserType } from '@playwright/test';
import { serveStories } from '../stories/serveStories';
import { StoryPage } from '../stories/StoryPage';
import { builtStorybook } from '../stories/storyCases';
import { serveCoarseArt } from './coarseArt';
import { isPinnedHere, pinnedBrowser, storyOrigin } from './pinnedBrowser';

/** The time of all stories (`storyTime` in src/testing/samples.ts): a part that reads the clock shows it too. */
const now = Date.UTC(2026, 10, 20, 13, 45, 18);

/** Runs in the page before anything else. */
function stopClock(time: number) {
  const RealDate = Date;
  class StoppedDate extends RealDate {
    constructor(...given: [] | [number | string | Date]) {
      super(given[0] ?? time);
    }
    static override now() {
      return time;
    }
  }
  window.Date = StoppedDate as DateConstructor;
}

const newContext = async (browser: Browser) => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  });
  await context.addInitScript(stopClock, now);
  return context;
};

/** The browser, or why there is none. CI takes no reason where the package has a browser. */
async function launch(chromium: BrowserType, port: number): Promise<Browser | string> {
  if (!isPinnedHere)
    return `the pinned browser is for linux-x64, this is ${process.platform}-${process.arch}`;
  try {
    return await chromium.launch(await pinnedBrowser(port));
  } catch (error) {
    if (process.env['CI']) throw error;
    return `the pinned browser does not start here: ${String(error).split('\n')[0]}`;
  }
}

interface PictureFixtures {
  /** The page that shows the stories, or why there is none. */
  pictures: StoryPage | string;
}

/** One page for each worker, in the browser that is the same on every machine. */
export const test = base.extend<object, PictureFixtures>({
  pictures: [
    async ({ playwright }, use) => {
      const { port, close } = await serveStories((server) => serveCoarseArt(server, builtStorybook));
      const browser = await launch(playwright.chromium, port);
      if (typeof browser === 'string') await use(browser);
      else {
        await use(new StoryPage(await newContext(browser), storyOrigin, { withAxe: false }));
        await browser.close();
      }
      await close();
    },
    { scope: 'worker' },
  ],
});
