import type { Frame, Page } from '@playwright/test';
import { allWindows, usualWindows } from '../games/gameWindows';
import { stages, tables } from '../games/gameKinds';
import { logInAtBrand, openKind, textFaultsIn } from '../games/gamesAtBrand';
import { expect, test } from '../support/test';

// Games measure themselves: no text is cut, stands out of its box or lies on another one.

/** The six languages, each at a brand that has it, with the name of the button that hides the talk of a table. */
const places = [
  { brand: 'aurora', language: 'VI', talk: 'Trò chuyện tại bàn' },
  { brand: 'kickoff', language: 'PT', talk: 'Chat da mesa' },
  { brand: 'aurora', language: 'EN', talk: 'Table talk' },
  { brand: 'aurora', language: 'CN', talk: '牌桌聊天' },
  { brand: 'kickoff', language: 'MS', talk: 'Sembang meja' },
  { brand: 'lotus', language: 'TY', talk: 'แชทในโต๊ะ' },
] as const;

/** The last button of the bar opens what the game pays. */
const openPays = (game: Frame): Promise<void> => game.locator('.extras .extra').last().click();

for (const place of places.slice(0, 2)) {
  test(`GAME-12 no text of a game leaves its box or lies on another, at ${place.brand} in ${place.language}`, async ({
    page,
    site,
  }) => {
    await logInAtBrand(page, site, place);
    for (const [name, kind] of Object.entries(stages)) {
      const game = await openKind(page, site, place.brand, kind);
      expect([name, await textFaultsIn(page, game, usualWindows)]).toEqual([name, []]);
      await openPays(game);
      expect([name, await textFaultsIn(page, game, usualWindows.slice(0, 2))]).toEqual([name, []]);
    }
  });
}

/** Hides the talk beside a table, where there is one. */
const hideTalk = async (page: Page, talk: string): Promise<boolean> => {
  const button = page.getByRole('button', { name: talk, pressed: true });
  if (!(await button.isVisible())) return false;
  await button.click();
  return true;
};

test.describe('every game in every window', { tag: '@long' }, () => {
  for (const place of places) {
    for (const [name, kind] of Object.entries({ ...stages, ...tables })) {
      test(`GAME-12 no text of ${name} leaves its box or lies on another in ${place.language}`, async ({
        page,
        site,
      }) => {
        test.setTimeout(300_000);
        await page.setViewportSize({ width: 1440, height: 900 });
        await logInAtBrand(page, site, place);
        const game = await openKind(page, site, place.brand, kind);
        const faults = { atRest: await textFaultsIn(page, game, allWindows), pays: [''], withoutTalk: [''] };
        await page.setViewportSize({ width: 1440, height: 900 });
        faults.withoutTalk = (await hideTalk(page, place.talk))
          ? await textFaultsIn(page, game, allWindows)
          : [];
        await openPays(game);
        faults.pays = await textFaultsIn(page, game, usualWindows);
        expect(faults).toEqual({ atRest: [], pays: [], withoutTalk: [] });
      });
    }
  }
});
