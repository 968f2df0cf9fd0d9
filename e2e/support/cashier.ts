import { expect, type Locator, type Page } from '@playwright/test';
import { logIn, newMember, type Credentials } from './members';
import type { Site } from './startSite';

export interface Saver extends Credentials {
  /** Of withdrawals. */
  readonly pin: string;
}

/** A member with money, a bank account that can be used, and a withdraw password. */
export const newSaver = async (site: Site, username: string, money: number): Promise<Saver> => {
  const credentials = await newMember(site, 'aurora', username);
  const payout = ['--bank', 'An Phú Bank', '--number', '1900234821', '--owner', 'NGUYEN VAN A'];
  const answer = await site.operator('member', 'payout', username, ...payout, '--brand', 'aurora', '--json');
  const [row] = JSON.parse(answer) as { password: string }[];
  if (money > 0) {
    await site.operator(
      'money',
      'credit',
      username,
      String(money),
      '--reason',
      'journey',
      '--brand',
      'aurora',
    );
  }
  return { ...credentials, pin: row?.password ?? '' };
};

/** Logs in and leaves the greeting. */
export const enter = async (page: Page, site: Site, saver: Credentials): Promise<void> => {
  await page.goto(site.address('aurora'));
  await logIn(page, saver);
  await expect(page.getByRole('dialog')).toContainText('Xin chào');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Opens a page of the member centre by its address and answers the centre. */
export const openCentre = async (page: Page, site: Site, name: string): Promise<Locator> => {
  await page.goto(site.address('aurora', `/?centre=member&page=${name}`));
  const centre = page.getByRole('dialog', { name: 'Tài khoản của tôi' });
  await expect(centre).toBeVisible();
  return centre;
};

/** What the ledger holds of a member, minor units. */
export const ledgerOf = async (site: Site, username: string): Promise<string> => {
  const answer = await site.operator('money', 'show', username, '--brand', 'aurora', '--json');
  const [row] = JSON.parse(answer) as { balance: string }[];
  return row?.balance ?? '';
};

interface Order {
  readonly order: string;
  readonly state: string;
}

/** The newest order of a kind. */
export const newestOrder = async (site: Site, kind: 'deposit' | 'withdrawal'): Promise<Order> => {
  const [row] = JSON.parse(await site.operator(kind, 'list', '--brand', 'aurora', '--json')) as Order[];
  if (row === undefined) throw new Error(`There is no ${kind}`);
  return row;
};
