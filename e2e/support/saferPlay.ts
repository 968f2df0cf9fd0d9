import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from './startSite';

const title = 'Chơi có trách nhiệm';

/** Opens the dialog of safer play by its address. */
export const openSaferPlay = async (page: Page, site: Site): Promise<Locator> => {
  await page.goto(site.address('aurora', '/noticePage?modal=saferPlay'));
  const safer = page.getByRole('dialog', { name: title });
  await expect(safer.getByRole('region', { name: 'Hạn mức lỗ' })).toBeVisible();
  return safer;
};

export const setLimit = async (safer: Locator, name: string, amount: string): Promise<void> => {
  await safer.getByRole('button', { name: `Đặt: ${name}` }).click();
  const form = safer.getByRole('form', { name });
  await form.getByRole('textbox').fill(amount);
  await form.getByRole('button', { name: 'Lưu' }).click();
  await expect(form).toHaveCount(0);
  await expect(safer.getByRole('progressbar', { name })).toBeVisible();
};
