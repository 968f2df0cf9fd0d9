import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBrandFolder } from '#theme/readBrandFolder';
import { seedBanners } from '../gateway/seed/content/banners.ts';
import { seedMoney } from '../gateway/seed/content/help/seedMoney.ts';
import { seedPapers } from '../gateway/seed/content/help/seedPapers.ts';
import { seedPosts } from '../gateway/seed/content/help/seedPosts.ts';
import { seedQuestions } from '../gateway/seed/content/help/seedQuestions.ts';
import { seedNotices } from '../gateway/seed/content/notices.ts';
import { seedOffers } from '../gateway/seed/content/offers.ts';
import { seedPopups } from '../gateway/seed/content/popups.ts';
import { seedPromotions } from '../gateway/seed/content/promotions.ts';
import { isBuiltAddress } from '../src/config/routes.ts';

const brandsDir = join(import.meta.dirname, '..', 'theme', 'brands');
const brands = readBrandFolder(brandsDir, 'aurora').list();

const linksIn = (html: string): string[] =>
  [...html.matchAll(/href\s*=\s*["']?([^"'\s>]*)/g)].map(([, href = '']) => href);

test('every brand of the folder is looked at', () => {
  expect(brands.map(({ key }) => key)).toEqual(readdirSync(brandsDir).toSorted());
});

describe.each(brands)('$key', ({ manifest }) => {
  test.each(manifest.languages)(
    'seeded content in %s linked to pages that do not exist (SOUND-02)',
    (language) => {
      const help = [...seedQuestions, ...seedMoney, ...seedPapers, ...seedPosts];
      const articles = [...seedNotices, ...seedPopups, ...seedOffers, ...help].map(
        ({ texts }) => texts[language] ?? texts.EN,
      );
      const links = articles.flatMap(({ content }) => linksIn(content));
      const routes = seedBanners.flatMap(({ linkageType, link }) => (linkageType === 'route' ? [link] : []));
      expect(routes).not.toEqual([]);
      expect([...links, ...routes].filter((href) => !isBuiltAddress(href))).toEqual([]);
    },
  );

  test('the brand’s own links were mail addresses and pages that do not exist (SOUND-02)', () => {
    expect(Object.values(manifest.links).filter((href) => !isBuiltAddress(href))).toEqual([]);
  });
});

test('a banner of an offer names one that is there', () => {
  for (const { linkageType, link } of seedBanners)
    if (linkageType === 'promotion') expect(seedPromotions[Number(link) - 1]).toBeDefined();
});
