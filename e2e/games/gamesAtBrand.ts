import type { Frame, Page } from '@playwright/test';
import { resizeWindow } from '../controls/resizeWindow';
import type { WindowSize } from '../controls/windowSizes';
import { lightPage } from '../support/faultTable';
import type { Site } from '../support/startSite';
import { expect } from '../support/test';
import { findTextFaults } from './findTextFaults';

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
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
};

/** Opens a game on its page and waits until it is drawn. */
export const openGameAt = async (page: Page, address: string): Promise<Frame> => {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.frameLocator('iframe').locator('#game[data-drawn]').waitFor();
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
