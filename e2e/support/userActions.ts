import { expect, type Locator, type Page } from '@playwright/test';

/** Checks the member's area of the header: a member is logged in. A greeting or another dialog may cover it. */
export const expectLoggedIn = async (page: Page): Promise<void> => {
  const header = page.getByRole('banner', { includeHidden: true });
  const account = header.getByRole('button', { name: 'Tài khoản của tôi', includeHidden: true });
  // A trial account has no menu.
  const out = header.getByRole('link', { name: 'Đăng xuất', includeHidden: true });
  await expect(account.or(out).first()).toBeVisible();
};

/** Closes the greeting dialog. */
export const closeGreeting = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog')).toContainText(/Xin chào|Chào mừng/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

export const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: 'Đăng xuất' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
};

const walkTo = async (page: Page, part: Locator, key: string, most: number): Promise<void> => {
  for (let presses = 0; presses < most; presses += 1) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${String(part)} within ${most} steps.`);
};

/** Presses Tab until the element has the focus; the test fails if the keyboard cannot reach it. */
export const tabTo = (page: Page, part: Locator, most = 40): Promise<void> => walkTo(page, part, 'Tab', most);

/** The same with Shift+Tab. */
export const backTo = (page: Page, part: Locator): Promise<void> => walkTo(page, part, 'Shift+Tab', 40);

/** Fills a form with the keyboard only: Tab to each field, type, Enter at the end. */
export const typeInto = async (
  page: Page,
  fields: readonly (readonly [Locator, string])[],
): Promise<void> => {
  for (const [field, text] of fields) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
};
