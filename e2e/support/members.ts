import type { Page } from '@playwright/test';
import type { Site } from './startSite';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The demo member, with a password that the operator has just set. */
export const demoMember = async (site: Site, brand: string): Promise<Credentials> => {
  const rows = JSON.parse(await site.operator('member', 'password', 'demo', '--brand', brand, '--json')) as {
    password: string;
  }[];
  return { username: 'demo', password: rows[0]?.password ?? '' };
};

/** A new member of the brand, with a password of the test's own. */
export const newMember = async (
  site: Site,
  brand: string,
  username: string,
  options: readonly string[] = [],
): Promise<Credentials> => {
  const words = ['member', 'add', username, '--temporary', 'no', ...options, '--brand', brand, '--json'];
  const [row] = JSON.parse(await site.operator(...words)) as { password: string }[];
  return { username, password: row?.password ?? '' };
};

/** Logs in as a visitor would: the header's button, the form, the Enter key. */
export const logIn = async (page: Page, { username, password }: Credentials): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).click();
  await page.getByLabel('Tên đăng nhập').fill(username);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};
