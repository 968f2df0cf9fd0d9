import type { Browser } from '@playwright/test';
import { liveFlood, type FloodSample } from './liveFlood.ts';

/** Measures the home page while the socket delivers 500 wins a second for ten seconds. */
export const liveWinners = (browser: Browser, home: string): Promise<FloodSample> =>
  liveFlood(browser, {
    address: home,
    topic: 'winners',
    values: async (page) => {
      const winner = await page.evaluate(async () => {
        const query = 'gameCategory=ALL&language=VI&limitNum=20';
        const answer = await fetch(`/wps/relay/GCSGAME_getRankList?${query}`);
        return ((await answer.json()) as { value: { list: unknown[] } }).value.list[0];
      });
      return () => winner;
    },
  });
