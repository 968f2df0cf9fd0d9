import { expect, type Page } from '@playwright/test';
import { test } from '../stories/storyTest';
import type { ControlStory } from './controlStories';
import { resizeWindow } from './resizeWindow';
import { findCutControls, type ControlFault } from './findCutControls';
import { lostControls } from './lostControls';
import { windowSizes, type WindowSize } from './windowSizes';

const brands = ['aurora', 'lotus', 'kickoff'] as const;

/** The size in which every story is rendered first. */
const desktop: WindowSize = { width: 1440, height: 900 };
/** Together these two sizes show every component: the phone has a bottom bar and omits others. */
const forcedColourSizes: readonly WindowSize[] = [
  { width: 320, height: 640 },
  { width: 1024, height: 768 },
];

const told = (where: string, faults: readonly ControlFault[]) =>
  faults.map(({ control, fault }) => `${where}: ${control} ${fault}`);

const faultsOf = async (page: Page, brand: string): Promise<string[]> => {
  const found: string[] = [];
  for (const room of windowSizes) {
    await resizeWindow(page, room);
    found.push(...told(`${brand} ${room.width} × ${room.height}`, await page.evaluate(findCutControls)));
  }
  for (const room of forcedColourSizes) {
    await resizeWindow(page, room);
    found.push(...told(`${brand} forced colours ${room.width}`, await lostControls(page)));
  }
  return found;
};

/** One test per story. It renders the story once, then applies each brand and each window size to it. */
export const walkControls = (stories: readonly ControlStory[]): void => {
  test.use({ withAxe: false });
  for (const { id, title, name } of stories)
    test(`SOUND-05 ${title}: ${name} keeps every control whole, in every room and in forced colours`, async ({
      stories: shown,
    }) => {
      const mode = { brand: brands[0], screen: 'desktop' } as const;
      await shown.present({ id, name, mode, recoloured: false });
      const found: string[] = [];
      for (const brand of brands) {
        await shown.wear(brand);
        found.push(...(await faultsOf(shown.shown(), brand)));
      }
      await resizeWindow(shown.shown(), desktop);
      await shown.wear(brands[0]);
      expect(found).toEqual([]);
    });
};
