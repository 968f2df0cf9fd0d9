import { expect, type Locator, type Page } from '@playwright/test';
import { sessionKeys } from '../../src/config/storageKeys';
import { openAgentCentre } from './agents';
import { logInFromParentSite, openCentre } from './cashier';
import { AS_AGENT, CONTRACT, DOWNLINE, lightPage, PROMOTION, ROUND } from './faultTable';
import type { Site } from './startSite';

/** The addresses of `faultTable` with real ids, and the two sessions that open them. */
export interface Places {
  readonly memberToken: string;
  readonly agentToken: string;
  /** What the agent's session keeps once its waiting contract has opened by itself, so that it does not open again. */
  readonly agentContract: string;
  /** Replaces the placeholders of an address by what the demo data has. */
  readonly addressOf: (at: string) => string;
  /** The session that opens an address. */
  readonly tokenFor: (at: string) => string;
}

const keptOf = async (page: Page, key: string): Promise<string> =>
  (await page.evaluate((name) => sessionStorage.getItem(name), key)) ?? '';

/** What the first link to something names it by. */
const firstNamed = async (place: Locator, by: string, parameter: string): Promise<string> => {
  const address = await place.locator(`a[href*="${by}"][href*="${parameter}="]`).first().getAttribute('href');
  return new URLSearchParams(address?.split('?')[1]).get(parameter) ?? '';
};

/** Goes to another address of the shown document, as its links do. */
const turnTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Leaves what is open and goes to an address of the shown document. */
export const turnToPlace = async (page: Page, address: string): Promise<void> => {
  await turnTo(page, lightPage);
  // The chat stays beside every page until it is closed.
  const chat = page.getByRole('dialog', { name: 'Hỗ trợ trực tuyến' });
  if (await chat.isVisible()) await chat.getByRole('button', { name: 'Đóng', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await turnTo(page, address);
};

/** Logs in as the demo agent and as the demo member of Aurora, and reads the ids that the addresses need. */
export const logInToPlaces = async (page: Page, site: Site): Promise<Places> => {
  await logInFromParentSite(page, site, 'demoagent');
  const agentToken = await keptOf(page, sessionKeys.token);
  await expect(page.getByRole('dialog', { name: /^Hợp đồng mới/ })).toBeVisible();
  const agentContract = await keptOf(page, sessionKeys.contractPopup);
  const line = await openAgentCentre(page, site, 'downlineManagmentView');
  const downline = await firstNamed(line.getByRole('table'), 'page=downlineManagmentView', 'member');
  const contracts = await openAgentCentre(page, site, 'contracts', '&kind=daily');
  const contract = await firstNamed(contracts, 'modal=contract', 'item');
  // The next log-in would end the session that the tab has.
  await page.evaluate(() => sessionStorage.clear());
  await site.operator('flag', 'set', 'REFERRAL', 'on', '--brand', 'aurora');
  await logInFromParentSite(page, site, 'demo');
  const record = await openCentre(page, site, 'personalHistoryCopy');
  const address = await record.getByRole('table').getByRole('link').first().getAttribute('href');
  const round = new URLSearchParams(address?.split('?')[1]).get('item') ?? '';
  const [offer] = JSON.parse(await site.operator('promotion', 'list', '--brand', 'aurora', '--json')) as {
    id: number;
  }[];
  const memberToken = await keptOf(page, sessionKeys.token);
  return {
    memberToken,
    agentToken,
    agentContract,
    addressOf: (at) =>
      at
        .replace(ROUND, round)
        .replace(PROMOTION, String(offer?.id ?? ''))
        .replace(DOWNLINE, downline)
        .replace(CONTRACT, contract),
    tokenFor: (at) => (at.includes(AS_AGENT) ? agentToken : memberToken),
  };
};
