import type { Page } from '@playwright/test';
import type { ControlFault } from './findCutControls';
import { findLostControls } from './findLostControls';
import { markDrawnControls } from './markDrawnControls';

/** Finds what the shown page loses in forced colours, then restores its own colours. */
export async function lostControls(page: Page): Promise<ControlFault[]> {
  await page.evaluate(markDrawnControls);
  await page.emulateMedia({ forcedColors: 'active' });
  // A key stroke puts the browser into keyboard mode, so that focused elements show their ring.
  await page.keyboard.press('Tab');
  const faults = await page.evaluate(findLostControls);
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}
