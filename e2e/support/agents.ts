import { expect, type Locator, type Page } from '@playwright/test';
import { newMember, type Credentials } from './members';
import type { Site } from './startSite';

/** An agent of the brand; a member type of 1 marks one. */
export const newAgent = (site: Site, username: string, upline?: string): Promise<Credentials> =>
  newMember(site, 'aurora', username, ['--type', '1', ...(upline === undefined ? [] : ['--upline', upline])]);

/** Opens a page of the agent centre by its address and returns the centre. */
export const openAgentCentre = async (
  page: Page,
  site: Site,
  name: string,
  filters = '',
): Promise<Locator> => {
  await page.goto(site.address('aurora', `/noticePage?centre=agent&page=${name}${filters}`), {
    waitUntil: 'domcontentloaded',
  });
  const centre = page.getByRole('dialog', { name: 'Trung tâm đại lý' });
  await expect(centre).toBeVisible();
  return centre;
};
