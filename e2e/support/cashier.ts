import { expect, type Locator, type Page } from '@playwright/test';
import { newMember, type Credentials } from './members';
import type { Site } from './startSite';
import { expectLoggedIn } from './userActions';

export interface Saver extends Credentials {
  /** The withdraw password. */
  readonly pin: string;
}

/** A member with money, a usable bank account and a withdraw password. */
export const newSaver = async (
  site: Site,
  username: string,
  money: number,
  options: readonly string[] = [],
): Promise<Saver> => {
  const credentials = await newMember(site, 'aurora', username, options);
  const account = ['--bank', 'An Phú Bank', '--number', '1900234821', '--owner', 'NGUYEN VAN A'];
  const [answer] = await Promise.all([
    site.operator('member', 'payout', username, ...account, '--brand', 'aurora', '--json'),
    // One second suffices: a longer sandbox delay would not test more.
    site.operator('setting', 'set', 'sandboxSeconds', '1', '--brand', 'aurora'),
    money > 0 &&
      site.operator(
        'money',
        'credit',
        username,
        String(money),
        '--reason',
        'journey',
        '--key',
        username,
        '--brand',
        'aurora',
      ),
  ]);
  const [row] = JSON.parse(answer) as { password: string }[];
  return { ...credentials, pin: row?.password ?? '' };
};

/** A light page; only the overlay on top of it matters. */
const lightPage = '/noticePage';
const shown = { waitUntil: 'domcontentloaded' } as const;

/** Logs in by a parent site's link, without the forms, which have journeys of their own (SYS-05). */
export const logInFromParentSite = async (page: Page, site: Site, username: string): Promise<void> => {
  const answer = await site.operator('member', 'handover', username, '--brand', 'aurora', '--json');
  const [row] = JSON.parse(answer) as { code: string }[];
  await page.goto(site.address('aurora', `${lightPage}?token=${row?.code ?? ''}`), shown);
  await expectLoggedIn(page);
};

/** Opens a page of the member centre by its address and returns the centre's locator. */
export const openCentre = async (page: Page, site: Site, name: string): Promise<Locator> => {
  await page.goto(site.address('aurora', `${lightPage}?centre=member&page=${name}`), shown);
  const centre = page.getByRole('dialog', { name: 'Tài khoản của tôi' });
  await expect(centre).toBeVisible();
  return centre;
};

/** The member's balance in the ledger, in whole units. */
export const ledgerOf = async (site: Site, username: string): Promise<string> => {
  const answer = await site.operator('money', 'show', username, '--brand', 'aurora', '--json');
  const [row] = JSON.parse(answer) as { balance: { amount: string } }[];
  return row?.balance.amount ?? '';
};

interface Order {
  readonly account: string;
  readonly order: string;
}

/** The member's newest order of a kind. */
export const newestOrder = async (
  site: Site,
  kind: 'deposit' | 'withdrawal',
  username: string,
): Promise<string> => {
  const rows = JSON.parse(await site.operator(kind, 'list', '--brand', 'aurora', '--json')) as Order[];
  const row = rows.find(({ account }) => account === username);
  if (row === undefined) throw new Error(`${username} has no ${kind}`);
  return row.order;
};
