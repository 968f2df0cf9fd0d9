import type { ModuleId } from '#contract/constants';
import { expect, test } from '../support/accountTest';
import type { Site } from '../support/startSite';
import { tabTo } from '../support/userActions';

const brand = 'kickoff';

const turn = async (site: Site, flag: ModuleId, state: 'on' | 'off' | 'default'): Promise<void> =>
  void (await site.operator('flag', 'set', flag, state, '--brand', brand));

test.describe(
  'what the operator closes is gone, what is opened is there, with no new build',
  { tag: '@long' },
  () => {
    // Each change of a flag runs an operator command.
    test.describe.configure({ mode: 'serial' });

    test('WL-01 FREEPLAY3, MOBILEVERCODELOGIN3 and COMM3 on the login', async ({ page, site }) => {
      const dialog = page.getByRole('dialog');
      await turn(site, 'FREEPLAY3', 'off');
      await turn(site, 'MOBILEVERCODELOGIN3', 'off');
      await page.goto(site.address(brand, '/login'));
      await expect(dialog.getByLabel('Tên đăng nhập')).toBeVisible();
      await expect(dialog.getByRole('tab')).toHaveCount(0);
      await expect(dialog.getByRole('button', { name: 'Chơi thử' })).toHaveCount(0);

      await turn(site, 'COMM3', 'off');
      await page.reload();
      await expect(dialog).toContainText('Thao tác này chưa được bật');

      await turn(site, 'MOBILEVERCODELOGIN3', 'on');
      await page.reload();
      await expect(dialog.getByLabel('Số điện thoại')).toBeVisible();
      await expect(dialog.getByRole('tab')).toHaveCount(0);
      await tabTo(page, dialog.getByRole('button', { name: 'Gửi mã' }));
      for (const flag of ['FREEPLAY3', 'MOBILEVERCODELOGIN3', 'COMM3'] as const)
        await turn(site, flag, 'default');
    });

    test('WL-01 USERNAMEREG3, MOBILENUMREG3, MOBILENUMPASSREG3 and REGMOBVERF3 on the registration', async ({
      page,
      site,
    }) => {
      const dialog = page.getByRole('dialog');
      await page.goto(site.address(brand, '/register'));
      await expect(dialog.getByRole('tab')).toHaveCount(2);
      await turn(site, 'USERNAMEREG3', 'off');
      await turn(site, 'MOBILENUMPASSREG3', 'off');
      await turn(site, 'REGMOBVERF3', 'on');
      await page.reload();
      await expect(dialog.getByLabel(/^Số điện thoại/)).toBeVisible();
      await expect(dialog.getByLabel(/^Mã SMS/)).toBeVisible();
      await expect(dialog.getByRole('tab')).toHaveCount(0);
      await expect(dialog.getByLabel(/^Mật khẩu/)).toHaveCount(0);
      await tabTo(page, dialog.getByRole('button', { name: 'Tạo tài khoản' }));

      await turn(site, 'MOBILENUMREG3', 'off');
      await page.reload();
      await expect(dialog).toContainText('Thao tác này chưa được bật');
      for (const flag of ['USERNAMEREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3', 'MOBILENUMREG3'] as const)
        await turn(site, flag, 'default');
    });

    test('WL-01 PWD-04 CHNGPASSVERIF3 on a forgotten password', async ({ page, site }) => {
      const form = page.getByRole('form', { name: 'Quên mật khẩu' });
      await page.goto(site.address(brand, '/forgotPassword'));
      await expect(form.getByLabel('Số điện thoại')).toBeVisible();
      await turn(site, 'CHNGPASSVERIF3', 'off');
      await page.reload();
      await expect(form.getByLabel('Email')).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('tab')).toHaveCount(0);
      await tabTo(page, form.getByLabel('Email'));
      await turn(site, 'CHNGPASSVERIF3', 'default');
    });
  },
);
