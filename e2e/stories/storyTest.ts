import { test as base, type Browser } from '@playwright/test';
import { serveStories } from './serveStories';
import { StoryPage } from './StoryPage';

const newContext = (browser: Browser) =>
  browser.newContext({ reducedMotion: 'reduce', locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' });

interface StoryFixtures {
  /** Whether axe checks each story; walks that check other things skip it. */
  withAxe: boolean;
  stories: StoryPage;
}

/** One page per worker, used for all of its stories. */
export const test = base.extend<object, StoryFixtures>({
  withAxe: [true, { option: true, scope: 'worker' }],
  stories: [
    async ({ browser, withAxe }, use) => {
      const { port, close } = await serveStories();
      const context = await newContext(browser);
      await use(new StoryPage(context, `http://localhost:${port}`, { withAxe }));
      await context.close();
      await close();
    },
    { scope: 'worker' },
  ],
});
