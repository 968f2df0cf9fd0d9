import { limits } from '../../src/config/limits';
import { startSite } from '../support/startSite';
import { expect, test } from '../support/test';

test.describe('when the gateway stops while a page is open', () => {
  test.use({
    expectedComplaints: { patterns: [/ERR_CONNECTION_REFUSED/, /Failed to load resource/, /WebSocket/] },
  });

  test('SYS-16 the page says so, keeps what it has, and recovers by itself', async ({ page }) => {
    test.slow();
    const site = await startSite();
    try {
      await page.clock.install();
      await page.goto(site.address('aurora'));
      const banner = page.getByRole('region', { name: 'Biểu ngữ' });
      await expect(banner).toBeVisible();
      // Waits until the page has loaded the texts and code that it needs to report an outage.
      const winners = page.getByRole('region', { name: 'Người thắng mới' }).getByRole('button');
      await expect(winners.first()).toBeVisible();
      await site.stop();
      const word = page.getByText('Máy chủ tạm thời không phản hồi. Trang sẽ tự thử lại.');
      await page.clock.fastForward(limits.siteEvery);
      await expect(word).toBeVisible();
      await expect(banner).toBeVisible();
      await site.start();
      await page.clock.fastForward(limits.retryEvery * limits.retrySteps);
      await expect(word).toBeHidden();
      await expect(banner).toBeVisible();
    } finally {
      await site.remove();
    }
  });
});
