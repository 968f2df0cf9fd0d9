import { expect, test } from '../support/accountTest';
import { newMember } from '../support/members';
import type { Site } from '../support/startSite';
import { expectLoggedIn, tabTo } from '../support/userActions';

const handOverCode = async (site: Site, brand: string, account: string): Promise<string> => {
  const rows = JSON.parse(await site.operator('member', 'handover', account, '--brand', brand, '--json')) as {
    code: string;
  }[];
  return rows[0]?.code ?? '';
};

test.describe('somebody whom another site sends over', () => {
  test('API-02 SYS-05 is logged in by the code of the address, which is gone before anything else is asked', async ({
    page,
    site,
    secrets,
    calls,
  }) => {
    const { username } = await newMember(site, 'kickoff', 'sentover1');
    const code = secrets.code(await handOverCode(site, 'kickoff', username));
    await page.goto(site.address('kickoff', `/?token=${code}`));
    await expectLoggedIn(page);
    await calls.expectMade('handOver');
    expect(page.url()).not.toContain('token');
  });

  test(
    'SYS-05 is asked before another member is replaced, and may keep the one who is there, by keyboard alone',
    { tag: '@long' },
    async ({ page, site, secrets }) => {
      const first = await newMember(site, 'kickoff', 'sentover2');
      const second = await newMember(site, 'kickoff', 'sentover3');
      await page.goto(
        site.address(
          'kickoff',
          `/?token=${secrets.code(await handOverCode(site, 'kickoff', first.username))}`,
        ),
      );
      await expectLoggedIn(page);
      await page.goto(
        site.address(
          'kickoff',
          `/?token=${secrets.code(await handOverCode(site, 'kickoff', second.username))}`,
        ),
      );
      const question = page.getByRole('alertdialog', { name: 'Đăng nhập tài khoản khác?' });
      await expect(question).toBeVisible();
      await tabTo(page, question.getByRole('button', { name: 'Giữ tài khoản này' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('banner')).toContainText(first.username);
      await page.goto(
        site.address(
          'kickoff',
          `/?token=${secrets.code(await handOverCode(site, 'kickoff', second.username))}`,
        ),
      );
      await expect(question).toBeVisible();
      await tabTo(page, question.getByRole('button', { name: 'Đăng nhập' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('banner')).toContainText(second.username);
    },
  );
});
