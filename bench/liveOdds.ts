import type { Browser } from '@playwright/test';
import type { HotMatch } from '#contract/wireTypes';
import { liveFlood, type FloodSample } from './liveFlood.ts';

const LEAST = 101;
const SPAN = 400;

/** A new price with each message, one match after the other. */
const priceAt = (matches: readonly HotMatch[], place: number): unknown => {
  const { id, moneyLine } = matches[place % matches.length] as HotMatch;
  const odds = (step: number) => ((LEAST + ((place * step) % SPAN)) / 100).toFixed(2);
  const drawOdds = moneyLine.drawOdds === undefined ? {} : { drawOdds: odds(13) };
  return {
    paused: false,
    list: [{ id, moneyLine: { homeTeamOdds: odds(7), awayTeamOdds: odds(11), ...drawOdds }, minute: 1 }],
  };
};

/** Measures the sports page while the socket delivers 500 prices a second for ten seconds. */
export const liveOdds = (browser: Browser, home: string): Promise<FloodSample> =>
  liveFlood(browser, {
    address: new URL('/sports', home).href,
    topic: 'odds',
    values: async (page) => {
      const matches = await page.evaluate(async () => {
        const answer = await fetch('/wps/sports/matches?language=VI&sport=SPORTS');
        return ((await answer.json()) as { value: { list: unknown[] } }).value.list;
      });
      return (place) => priceAt(matches as HotMatch[], place);
    },
  });
