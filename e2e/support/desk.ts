import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { deskPrefix } from '../../contract/desk';
import type { Site } from './startSite';

interface Keys {
  readonly password: string;
  readonly secret: string;
}

/** Opens an account of the staff by the operator's command and logs in at the desk, in a browser of its own. */
export const openDesk = async (
  browser: Browser,
  site: Site,
  brand: string,
  name: string,
): Promise<{ page: Page; complaints: string[] }> => {
  const told = await site.operator('staff', 'add', name, '--shown', 'Lan', '--brand', brand, '--json');
  const [keys] = JSON.parse(told) as Keys[];
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) complaints.push(message.text());
  });
  await page.goto(site.address(`${deskPrefix}${brand}`));
  await page.getByLabel('Tên đăng nhập').fill(name);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(keys?.password ?? '');
  const code = new TOTP({ secret: Secret.fromBase32(keys?.secret ?? '') }).generate();
  await page.getByLabel('Mã của ứng dụng xác thực').fill(code);
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await page.getByRole('tab', { name: 'Đang chờ' }).waitFor();
  return { page, complaints };
};
