import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellNamespaces } from '#locales/namespaces';
import { startSite, type Site } from '../support/startSite';
import { expect, test as base } from '../support/test';

const marked = (words: unknown): unknown =>
  typeof words === 'string'
    ? `${words} ✽`
    : Object.fromEntries(Object.entries(words as object).map(([key, inner]) => [key, marked(inner)]));

/** A brand whose every text of the shell is its own: the product's with a mark behind it. */
const ownWords = async (): Promise<string> => {
  const spoken = await Promise.all(
    shellNamespaces.map(async (name) => {
      const words: unknown = JSON.parse(await readFile(join('locales', 'vi', `${name}.json`), 'utf8'));
      return [name, marked(words)] as const;
    }),
  );
  return JSON.stringify(Object.fromEntries(spoken));
};

const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const brands = await mkdtemp(join(tmpdir(), 'marquee-brands-'));
      await cp('theme/brands', brands, { recursive: true });
      await mkdir(join(brands, 'aurora', 'words'));
      await writeFile(join(brands, 'aurora', 'words', 'vi.json'), await ownWords());
      const site = await startSite({ BRANDS_DIR: brands });
      await use(site);
      await site.remove();
      await rm(brands, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

for (const path of ['/', '/noticePage', '/lottery'])
  test(`WL-02 a brand's own words are in the document of ${path}, and the site takes it over`, async ({
    page,
    site,
    calls,
  }) => {
    const document = await (await page.goto(site.address('aurora', path)))?.text();
    expect(document).toContain('Đăng nhập ✽');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập ✽' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Đăng nhập ✽' }).click();
    // The lobby of the lottery has a form of its own as well.
    await expect(page.getByLabel('Tên đăng nhập').first()).toBeVisible();
    // A page that hydrates with other words than its document has reports it.
    const reports = calls.made('report').filter(({ body }) => body?.includes('recoverable'));
    expect(reports.map(({ body }) => body)).toEqual([]);
  });
