import { startSite } from '../support/startSite';
import { expect, test as base } from '../support/test';

/** The crawl of all languages makes more calls in a minute than the gateway takes from one address. */
const test = base.extend({
  site: [
    async ({}, use) => {
      const site = await startSite({ RATE_LIMIT: '100000' });
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Each brand with the languages that it offers. */
const brands = {
  aurora: ['vi', 'en', 'cn'],
  lotus: ['vi', 'en', 'ty'],
  kickoff: ['vi', 'en', 'pt', 'ms'],
} as const;
const pages = [
  ...['/', '/promotions', '/pointMall', '/help', '/news', '/blog', '/down', '/noticePage', '/rng', '/sports'],
  ...['/news?modal=post&item=points-mall', '/blog?modal=post&item=what-a-house-edge-is'],
];

test.describe('INFO-01 SOUND-02 no link of any page is dead, in any brand and language', () => {
  for (const [brand, languages] of Object.entries(brands))
    for (const language of languages)
      test(`${brand} in ${language}`, { tag: '@long' }, async ({ page, site, context }) => {
        const home = new URL(site.address(brand, '/'));
        await context.addCookies([{ name: 'lang', value: language, url: home.origin }]);
        const found = new Set<string>();
        for (const path of pages) {
          await page.goto(site.address(brand, path));
          await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).not.toBeEmpty();
          // The root hides what stands out of it, the body does not.
          expect(await page.evaluate(() => document.body.scrollWidth - innerWidth), path).toBeLessThanOrEqual(
            0,
          );
          for (const summary of await page.locator('summary').all()) await summary.click();
          const links = await page
            .locator('a[href]')
            .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
          for (const link of links) found.add(link);
        }
        expect(found.size).toBeGreaterThan(30);
        expect([...found].filter((link) => !link.startsWith('http'))).toEqual([]);
        // A page is there or not whatever it opens above itself.
        const own = new Set(
          [...found]
            .map((link) => new URL(link))
            .filter(({ origin }) => origin === home.origin)
            .map(({ pathname }) => pathname),
        );
        // Asked from the page: its host is known to the browser alone.
        const dead = await page.evaluate(
          async (links) => {
            const answers = await Promise.all(
              links.map(async (link) => ({ link, ok: (await fetch(link)).ok })),
            );
            return answers.filter(({ ok }) => !ok).map(({ link }) => link);
          },
          [...own],
        );
        expect(dead).toEqual([]);
        const anchors = [...found]
          .map((link) => new URL(link))
          .filter(
            ({ origin, pathname, hash }) => origin === home.origin && pathname === '/help' && hash !== '',
          )
          .map(({ hash }) => hash);
        await page.goto(site.address(brand, '/help'));
        await expect(page.locator('details').first()).toBeVisible();
        for (const anchor of anchors) await expect(page.locator(anchor)).toBeAttached();
      });
});
