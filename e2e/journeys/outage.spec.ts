import { startSite } from '../support/startSite';
import { expect, test } from '../support/test';

test.describe('when the gateway stops while a page is open', () => {
  test.use({ expectedComplaints: [/ERR_CONNECTION_REFUSED/, /Failed to load resource/, /WebSocket/] });

  test('SYS-16 the page says so, keeps what it has, and recovers by itself', async ({ page }) => {
    const site = await startSite();
    try {
      await page.goto(site.address('aurora'));
      const banner = page.getByRole('region', { name: 'Biểu ngữ' });
      await expect(banner).toBeVisible();
      await site.stop();
      const word = page.getByText('Máy chủ tạm thời không phản hồi. Trang sẽ tự thử lại.');
      await expect(word).toBeVisible({ timeout: 60_000 });
      await expect(banner).toBeVisible();
      await site.start();
      await expect(word).toBeHidden({ timeout: 60_000 });
      await expect(banner).toBeVisible();
    } finally {
      await site.remove();
    }
  });
});
