import { expect, test } from '../support/accountTest';
import { closeGreeting, tabTo } from '../support/userActions';

test.describe('a visitor who wants to try first', () => {
  test('API-02 TRIAL-01 TRIAL-02 plays without an account, a balance, or anything of a member, by keyboard alone', async ({
    page,
    site,
    calls,
  }) => {
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
    });
    await page.goto(site.address('aurora', '/login'));
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Chơi thử' }));
    await page.keyboard.press('Enter');
    await closeGreeting(page);
    await calls.expectMade('loginFreePlay');
    const banner = page.getByRole('banner');
    await expect(banner).toContainText('Chơi thử');
    await expect(banner.getByText(/₫/)).toHaveCount(0);
    await expect(banner.getByRole('button', { name: 'Tài khoản' })).toHaveCount(0);
    await page.reload();
    await expect(banner).toContainText('Chơi thử');
    expect(refused).toEqual([]);
  });
});
