import { expect } from '@playwright/test';
import { partsOf } from './partsOf';
import { strangeColours } from './strangeColours';
import { modeKey, sizeOf, storyGroups, type Mode, type StoryWalk } from './storyCases';
import type { StoryEnd } from './storyWalk';
import { test } from './storyTest';

// The audit brand is pink only, to show hard-coded colours; its contrast is not checked.
const readable = (brand: string) => brand !== 'audit';

/** Pictures, flags and QR codes have colours of their own. */
const withoutPictures = 'img, image, picture, video, [data-own-colours] { visibility: hidden !important }';

const barriers = ({ violations }: StoryEnd) =>
  violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html}\n  ${failureSummary ?? ''}`).join('\n  ')}`,
  );

// Expected messages: the browser names the failed answers that a story asks for, and the missing picture. They may
// arrive late, when the next story is already shown. The mock's own message about an unknown call is a fault.
const meant = /Failed to load resource.*\/((wps|lgw|lotto)\/|samples\/nothing-here)/;

/** Pixels that may overflow at a side: a shadow, but no element. */
const glow = 8;

/** Everything that is wrong with a shown story. */
const found = (shown: StoryEnd, mode: Mode): string[] => [
  ...shown.faults.filter((fault) => !meant.test(fault)),
  ...(shown.width > sizeOf(mode).width + glow ? [`${shown.width} pixels wide`] : []),
  ...(readable(mode.brand) ? barriers(shown) : []),
  ...(readable(mode.brand) && shown.status !== 'success' ? [`status: ${shown.status}`] : []),
];

/** One test for each story in each mode of the walk. */
export const walkStories = (walk: StoryWalk): void => {
  for (const part of partsOf(storyGroups(walk))) {
    // One worker runs the whole part, so that a change of colours needs no new rendering.
    test.describe(() => {
      test.describe.configure({ mode: 'default' });
      for (const one of part.flat()) {
        const { name, mode } = one;
        test(`${name} in ${modeKey(mode)}`, async ({ stories }, testInfo) => {
          const shown = await stories.present(one);
          for (const requirement of shown.requirements)
            testInfo.annotations.push({ type: 'requirement', description: requirement });

          // One expectation for all: each of them costs Playwright milliseconds.
          expect(found(shown, mode)).toEqual([]);
          if (!readable(mode.brand)) {
            const strange = strangeColours(await stories.shoot(mode, withoutPictures));
            const named = strange.map(
              async ({ x, y, colour }) => `${colour} at ${x}, ${y}: ${await stories.nameAt(x, y)}`,
            );
            expect(await Promise.all(named)).toEqual([]);
          }
        });
      }
    });
  }
};
