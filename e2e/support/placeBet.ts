import type { Locator, Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints';

/** Places the bet of the slip once; each time its price has changed meanwhile, accepts the new one. */
export const placeBet = async (page: Page, slip: Locator): Promise<void> => {
  const button = slip.getByRole('button', { name: /^(Đặt cược|Nhận tỷ lệ .* và đặt)$/ });
  let answer: { message?: string };
  do {
    const sent = page.waitForResponse((heard) => new URL(heard.url()).pathname === endpoints.sportsBet.path);
    await button.click();
    answer = (await (await sent).json()) as { message?: string };
  } while (answer.message === 'odds_changed');
};
