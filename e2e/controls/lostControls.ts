import type { Page } from '@playwright/test';
import type { ControlFault } from './findCutControls';
import { findLostControls } from './findLostControls';
import { markDrawnControls } from './markDrawnControls';

/** What a page as it stands loses in forced colours; it has its own again afterwards. */
export async function lostControls(page: Page): Promise<ControlFault[]> {
  await page.evaluate(markDrawnControls);
  await page.emulateMedia({ forcedColors: 'active' });
  // Somebody is at the keyboard: what has the focus is to show it.
  await page.keyboard.press('Tab');
  const faults = await page.evaluate(findLostControls);
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}
