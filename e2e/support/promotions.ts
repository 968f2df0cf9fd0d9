import type { Locator, Page } from '@playwright/test';
import type { Site } from './startSite';

/** Publishes a promotion and returns its title. */
export const publish = async (site: Site, title: string, ...plan: string[]): Promise<string> => {
  const words = ['vi', 'en'].flatMap((language) => [
    ...[`--title-${language}`, title, `--lead-${language}`, 'Nói rõ trước.'],
    ...[`--content-${language}`, '<p>Điều khoản.</p>'],
  ]);
  await site.operator('promotion', 'add', ...plan, ...words, '--brand', 'aurora');
  return title;
};

/** Opens a promotion from its page and returns the dialog's locator. */
export const openPromotion = async (page: Page, site: Site, title: string): Promise<Locator> => {
  await page.goto(site.address('aurora', '/promotions'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('article', { name: title }).getByRole('link').first().click();
  return page.getByRole('dialog', { name: title });
};
