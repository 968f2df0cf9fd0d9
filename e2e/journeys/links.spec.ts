import { expect, test } from '../support/test';

const brands = ['aurora', 'lotus', 'kickoff'] as const;
const languages = ['vi', 'en'] as const;
const pages = [
  ...['/', '/promotions', '/pointMall', '/help', '/news', '/blog', '/down', '/noticePage', '/rng', '/sports'],
  ...['/news?modal=post&item=points-mall', '/blog?modal=post&item=what-a-house-edge-is'],
];

test.describe('INFO-01 SOUND-02 no link of any page is dead, in any brand and language', () => {
  for (const brand of brands)
    for (const language of languages)
      test(`${brand} in ${language}`, { tag: '@long' }, async ({ page, site, context }) => {
        const home = new URL(site.address(brand, '/'));
        await context.addCookies([{ name: 'lang', value: language, url: home.origin }]);
        const found = new Set<string>();
        for (const path of pages) {
          await page.goto(site.address(brand, path));
          await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).not.toBeEmpty();
          for (const summary of await page.locator('summary').all()) await summary.click();
          const links = await page
            .locator('a[href]')
            .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
          for (const link of links) found.add(link);
        }
        expect(found.size).toBeGreaterThan(30);
        expect([...found].filter((link) => !link.startsWith('http'))).toEqual([]);
        const own = [
          ...new Set(
            [...found]
              .filter((link) => new URL(link).origin === home.origin)
              .map((link) => link.split('#')[0] ?? link),
          ),
        ];
        const dead: string[] = [];
        for (const link of own) if (!(await page.request.get(link)).ok()) dead.push(link);
        expect(dead).toEqual([]);
      });
});
