import type { Frame, Page } from '@playwright/test';
import { resizeWindow } from '../controls/resizeWindow';
import type { WindowSize } from '../controls/windowSizes';
import { lightPage } from '../support/faultTable';
import type { Site } from '../support/startSite';
import { findTextFaults } from './findTextFaults';
import { codeOf, type GameKind } from './gameKinds';

interface Place {
  readonly brand: string;
  readonly language: string;
}

/** Logs the demo member of a brand in, in a language of the brand. */
export const logInAtBrand = async (page: Page, site: Site, { brand, language }: Place): Promise<void> => {
  await page.context().addCookies([{ name: 'lang', value: language, url: site.address(brand) }]);
  const answer = await site.operator('member', 'handover', 'demo', '--brand', brand, '--json');
  const [row] = JSON.parse(answer) as { code: string }[];
  await page.goto(site.address(brand, `${lightPage}?token=${row?.code ?? ''}`), {
    waitUntil: 'domcontentloaded',
  });
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
};

/** Opens the first game of a kind on its page and waits until it is drawn. */
export const openKind = async (page: Page, site: Site, brand: string, kind: GameKind): Promise<Frame> => {
  const code = await codeOf(page, brand, kind);
  const address = site.address(brand, `/seamless?gameCode=${code}`);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.frameLocator('iframe').locator(`#game[data-drawn] .${kind.engine}-game`).waitFor();
  const frame = page.frames().find((one) => one.url().includes('/play/'));
  if (frame === undefined) throw new Error(`No game was framed at ${address}`);
  return frame;
};

/** Faults of the texts of a game in several windows, each with its window. */
export const textFaultsIn = async (
  page: Page,
  game: Frame,
  windows: readonly WindowSize[],
): Promise<string[]> => {
  const found: string[] = [];
  for (const size of windows) {
    await resizeWindow(page, size);
    const faults = await game.evaluate(findTextFaults);
    found.push(...faults.map(({ text, fault }) => `${size.width}×${size.height} "${text}" ${fault}`));
  }
  return found;
};
