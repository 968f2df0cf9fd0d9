import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Site } from '../support/startSite';
import { expect, test } from '../support/test';

interface Words {
  readonly [key: string]: string | Words;
}

/** The text of a key in a language, as a player reads it; without the places that are filled. */
const wordsOf =
  (folder: string) =>
  (path: string): string => {
    const [file = '', ...keys] = path.split('.');
    let found: string | Words = JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')) as Words;
    for (const key of keys) found = typeof found === 'string' ? found : (found[key] ?? '');
    return typeof found === 'string' ? (found.split('{{')[0] ?? '').trim() : '';
  };

/** The sandbox answers within seconds; a busy machine may take longer. */
const soon = { timeout: 30_000 };
const shown = { waitUntil: 'domcontentloaded' } as const;

const centre = async (page: Page, site: Site, brand: string, name: string) => {
  await page.goto(site.address(brand, `/noticePage?centre=member&page=${name}`), shown);
};

for (const { brand, language, tag, lang } of [
  { brand: 'lotus', language: 'TY', tag: 'th', lang: 'th' },
  { brand: 'kickoff', language: 'PT', tag: 'pt', lang: 'pt' },
] as const) {
  test(
    `I18N-04 somebody who reads ${tag} registers, deposits, bets and withdraws without a word of another language`,
    { tag: '@long' },
    async ({ page, site, context }) => {
      const t = wordsOf(join('locales', tag));
      const game = wordsOf(join('gateway', 'sandbox', 'games', 'page', 'words'));
      const name = `reader${tag}`;
      await context.addCookies([{ name: 'lang', value: language, url: site.address(brand) }]);
      for (const [setting, value] of [
        ['sandboxSeconds', '1'],
        ['depositTurnover', '0'],
      ] as const)
        await site.operator('setting', 'set', setting, value, '--brand', brand);

      await page.goto(site.address(brand, '/register'));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const form = page.getByRole('form', { name: t('registration.title') });
      await form.getByLabel(t('registration.field.username')).fill(name);
      await form
        .getByLabel(t('registration.field.password'), { exact: false })
        .first()
        .fill('SaoMai2026xanh');
      await form.getByLabel(t('registration.field.confirmPassword')).fill('SaoMai2026xanh');
      await form.getByRole('checkbox').last().check();
      await form.getByRole('button', { name: t('registration.submit') }).click();
      const header = page.getByRole('banner', { includeHidden: true });
      const account = { name: t('shell.account'), includeHidden: true };
      await expect(header.getByRole('button', account).first()).toBeVisible(soon);

      const details = ['--bank', 'An Phú Bank', '--number', '1900234821', '--owner', 'NGUYEN VAN A'];
      const answer = await site.operator('member', 'payout', name, ...details, '--brand', brand, '--json');
      const [payout] = JSON.parse(answer) as { password: string }[];

      await centre(page, site, brand, 'depositv2');
      await page.getByLabel(t('cashier.amount'), { exact: true }).fill('500000');
      await page.getByRole('button', { name: t('cashier.deposit.act'), exact: true }).click();
      await expect(page.getByText(/500[.,]000/).first()).toBeVisible(soon);
      await expect(page.getByText(t('cashier.received'), { exact: true }).first()).toBeVisible(soon);

      await page.goto(site.address(brand, '/seamless?gameCode=RNG0001'), shown);
      const spin = page
        .frameLocator('iframe')
        .getByRole('button', { name: game(`${tag}.spin`), exact: true });
      await expect(spin).toBeEnabled(soon);
      await spin.click();
      await expect(spin).toBeEnabled(soon);

      await centre(page, site, brand, 'withdraw');
      await page.getByLabel(t('cashier.amount'), { exact: true }).fill('200000');
      await page.getByLabel(t('cashier.withdraw.password')).fill(payout?.password ?? '');
      await page.getByRole('button', { name: t('cashier.withdraw.act'), exact: true }).click();
      await expect(page.getByText(t('cashier.withdraw.noted.sent')).first()).toBeVisible(soon);
      const orders = await site.operator('withdrawal', 'list', '--brand', brand, '--json');
      expect(JSON.parse(orders)).toContainEqual(expect.objectContaining({ account: name }));
    },
  );
}
