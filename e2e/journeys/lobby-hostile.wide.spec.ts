import { demoMember, logIn } from '../support/members';
import { expect, test } from '../support/test';

/** A hostile game that attacks the page which frames it. */
const hostile = `<!doctype html><title>hostile</title><script>
  setInterval(() => {
    for (const data of [
      { source: 'marquee-game', type: 'roundEnded' },
      { source: 'marquee-game', type: 'navigate', to: '/' },
      { source: 'marquee-site', type: 'pause' },
      'close', null, 7,
    ]) parent.postMessage(data, '*');
  }, 5);
  try { top.location = 'http://evil.localhost/'; } catch {}
  try { top.document.title = 'taken'; } catch {}
  try { parent.sessionStorage.getItem('token'); document.title = 'read'; } catch {}
</script>`;

test.describe('a game that misbehaves', () => {
  // The browser's messages about a frame that tries to navigate its page.
  test.use({
    expectedComplaints: { patterns: [/Unsafe attempt to initiate navigation/, /sandbox/i, /SecurityError/] },
  });

  test('GAME-07 neither navigates the page, reads it, nor floods the gateway', async ({ page, site }) => {
    const credentials = await demoMember(site, 'aurora');
    await page.goto(site.address('aurora', '/rng'));
    await logIn(page, credentials);
    await expect(page.getByRole('dialog')).toContainText('Xin chào');
    await page.route(/^http:\/\/games\./, (route) =>
      route.fulfill({ contentType: 'text/html', body: hostile }),
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/wallets/balance')) asked.push(request.url());
    });
    await page.goto(site.address('aurora', '/rng'));
    const play = page.getByRole('button', { name: /^Chơi ngay: / }).first();
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/seamless\?gameCode=/);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', /^(?!.*top-navigation)/);
    const before = asked.length;
    const began = Date.now();
    await expect(async () => expect(asked.length).toBeGreaterThan(before + 2)).toPass({ timeout: 120_000 });
    expect(asked.length - before).toBeLessThanOrEqual(Math.ceil((Date.now() - began) / 1000) + 2);
    await expect(page).toHaveURL(/\/seamless\?gameCode=/);
    await expect(page).not.toHaveTitle('taken');
    expect(await frame.contentFrame().locator('title').textContent()).toBe('hostile');
    await page.getByRole('main').getByRole('button', { name: 'Quay lại' }).click();
    await expect(page).toHaveURL(/\/rng$/);
  });
});
