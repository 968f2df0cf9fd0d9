import { expect, type Page } from '@playwright/test';
import { test } from '../stories/storyTest';
import type { ControlStory } from './controlStories';
import { enterRoom } from './enterRoom';
import { findCutControls } from './findCutControls';
import { rooms, type Room } from './rooms';

const brands = ['aurora', 'lotus', 'kickoff'] as const;

/** As every story is shown first. */
const desktop: Room = { width: 1440, height: 900 };

const faultsIn = async (page: Page, room: Room): Promise<string[]> => {
  await enterRoom(page, room);
  const faults = await page.evaluate(findCutControls);
  return faults.map(({ control, fault }) => `${room.width} × ${room.height}: ${control} ${fault}`);
};

/** One test a story: each brand is put on under it, and each room is entered, without showing it anew. */
export const walkControls = (stories: readonly ControlStory[]): void => {
  test.use({ withAxe: false });
  for (const { id, title, name } of stories)
    test(`SOUND-05 no control of ${title}: ${name} is clipped or covered`, async ({ stories: shown }) => {
      const mode = { brand: brands[0], screen: 'desktop' } as const;
      await shown.present({ id, name, mode, pictured: false, recoloured: false });
      const found: string[] = [];
      for (const brand of brands) {
        await shown.wear(brand);
        for (const room of rooms)
          found.push(...(await faultsIn(shown.shown(), room)).map((fault) => `${brand} ${fault}`));
      }
      await enterRoom(shown.shown(), desktop);
      await shown.wear(brands[0]);
      expect(found).toEqual([]);
    });
};
