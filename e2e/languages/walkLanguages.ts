import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/constants';
import { findCutControls } from '../controls/findCutControls';
import { resizeWindow } from '../controls/resizeWindow';
import type { WindowSize } from '../controls/windowSizes';
import { partsOf } from '../stories/partsOf';
import { test } from '../stories/storyTest';
import { brokenWords } from './brokenWords';
import { foreignWord, isWordOf } from './languageWords';
import type { LanguageStory } from './languageStories';
import { shownTexts } from './shownTexts';

const desktop: WindowSize = { width: 1440, height: 900 };
const phones: readonly WindowSize[] = [
  { width: 390, height: 844, touch: true },
  { width: 320, height: 640, touch: true },
];

/** Every window; or the narrowest alone, where words are cut first. */
const rooms = { every: [desktop, ...phones], narrowest: phones.slice(-1) } as const;

/** Everything that is wrong with the shown story in a language, in one window. */
const faultsIn = async (page: Page, room: WindowSize, language: Language): Promise<string[]> => {
  await resizeWindow(page, room);
  const given = await page.evaluate(() => window.storyWalk.givenTexts());
  const texts = await page.evaluate(shownTexts);
  const foreign = texts.filter((text) => !given.includes(text)).map((text) => foreignWord(text, language));
  const cut = await page.evaluate(findCutControls);
  const broken = await page.evaluate(brokenWords);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return [
    ...foreign.filter((fault) => fault !== undefined),
    ...broken.filter((word) => isWordOf(language, word)).map((word) => `"${word}" is broken`),
    ...cut.map(({ control, fault }) => `${control} ${fault}`),
    ...(width > room.width + 8 ? [`the page is ${width} wide`] : []),
  ].map((fault) => `${room.width}: ${fault}`);
};

/** One test per story and language: it is rendered once, then looked at in each window. */
export const walkLanguages = (stories: readonly LanguageStory[], walk: keyof typeof rooms): void => {
  test.use({ withAxe: false });
  for (const part of partsOf(stories))
    test.describe(() => {
      test.describe.configure({ mode: 'default' });
      for (const { id, title, name, language, desktopOnly } of part)
        test(`I18N-04 ${title}: ${name} in ${language} shows no key, no other language and no cut word`, async ({
          stories: shown,
        }) => {
          const mode = { brand: 'aurora', screen: 'desktop', language } as const;
          await shown.present({ id, name, mode, recoloured: false });
          const page = shown.shown();
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          const found: string[] = [];
          const met = rooms[walk].filter((room) => room === desktop || !desktopOnly);
          for (const room of met) found.push(...(await faultsIn(page, room, language)));
          await resizeWindow(page, desktop);
          expect([...new Set(found)]).toEqual([]);
        });
    });
};
