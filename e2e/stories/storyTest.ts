import { test as base, type Browser } from '@playwright/test';
import staticFiles from '@fastify/static';
import fastify from 'fastify';
import { builtStorybook } from './storyCases';
import { StoryPage } from './StoryPage';

async function serve() {
  const server = fastify();
  await server.register(staticFiles, { root: builtStorybook, redirect: true, maxAge: '1h' });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return { origin: origin.replace('127.0.0.1', 'localhost'), close: () => server.close() };
}

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
      const { origin, close } = await serve();
      const context = await newContext(browser);
      await use(new StoryPage(context, origin, { withAxe }));
      await context.close();
      await close();
    },
    { scope: 'worker' },
  ],
});
