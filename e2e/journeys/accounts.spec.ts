import { expect, test } from '../support/test';

test('WL-01 a way that the operator closes is gone, and one that is opened is there', async ({
  page,
  site,
}) => {
  await site.operator('flag', 'set', 'FREEPLAY3', 'off', '--brand', 'kickoff');
  await site.operator('flag', 'set', 'MOBILEVERCODELOGIN3', 'off', '--brand', 'kickoff');
  await page.goto(site.address('kickoff', '/login'));
  await expect(page.getByRole('dialog').getByLabel('Tên đăng nhập')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Chơi thử' })).toHaveCount(0);
  await site.operator('flag', 'set', 'FREEPLAY3', 'default', '--brand', 'kickoff');
  await site.operator('flag', 'set', 'MOBILEVERCODELOGIN3', 'default', '--brand', 'kickoff');
});
