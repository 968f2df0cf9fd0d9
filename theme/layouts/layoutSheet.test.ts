import { brandKeys, readBrandFile, type BrandKey } from '../testing/bundledBrands.ts';
import { ownComponents } from '../mui/ownComponents.ts';
import { readManifest } from '../manifest/readManifest.ts';
import type { BrandLayout } from './brandLayout.ts';
import { layoutSheet } from './layoutSheet.ts';

const art = { hero: '/brands/b/hero-780.webp?v=1', of: (file: string) => `/brands/b/${file}?v=2` };

const layoutOf = (key: BrandKey): BrandLayout => {
  const reading = readManifest(readBrandFile(key, 'brand.json'));
  if ('reason' in reading) throw new Error(reading.reason);
  return reading.manifest.layout;
};

const aurora = layoutOf('aurora');
const sheetOf = (change: Partial<BrandLayout>) => layoutSheet({ ...aurora, ...change }, art);

test('STAGE-01 no two of the three brands share a choice of layout', () => {
  const brands = [aurora, layoutOf('lotus'), layoutOf('kickoff')];
  const choices: ((layout: BrandLayout) => string | number | undefined)[] = [
    ({ shell }) => shell,
    ({ hero }) => hero,
    ({ row }) => row,
    ({ tabbar }) => tabbar,
    ({ motion }) => motion,
    ({ icons }) => icons,
    ({ scene }) => scene,
    ({ card }) => card.shape,
    ({ card }) => card.columns.desktop,
    ({ container }) => container,
    ({ homeOrder }) => homeOrder.join(),
    ({ category }) => category.RNG?.ground?.join(),
  ];
  for (const read of choices) expect(new Set(brands.map(read)).size).toBe(3);
});

test('STAGE-01 a brand may set art of its own behind its first match', () => {
  expect(sheetOf({})).toContain(`--hero-art:url(${art.hero})`);
  expect(sheetOf({ heroArt: 'stage/match.webp' })).toContain(`--hero-art:url(${art.of('stage/match.webp')})`);
});

const changes: [string, Partial<BrandLayout>][] = [
  ['the frame', { shell: 'masthead' }],
  ['the hero', { hero: 'split' }],
  ['the width', { container: 1000 }],
  ['the gap between sections', { sectionGap: 64 }],
  ['the shape of cards', { card: { ...aurora.card, shape: 'ticket' } }],
  ['the columns', { card: { ...aurora.card, columns: { phone: 2, tablet: 4, desktop: 6 } } }],
  ['the gaps of cards', { card: { ...aurora.card, gap: [20, 30] } }],
  ['rows of games', { row: 'feature' }],
  ['the column at the side', { aside: { width: 320, home: ['notices'] } }],
  ['the bar of a phone', { tabbar: 'pill' }],
  ['motion', { motion: 'settle' }],
  ['icons', { icons: 'heavy' }],
  ['heads of categories', { category: { BAC: { art: 'stage/bac.webp' } } }],
];

test.each(changes)('STAGE-01 a brand changes %s by data', (_, change) => {
  expect(sheetOf(change)).not.toBe(sheetOf({}));
});

test('STAGE-01 a section at the side stands beside the one before it', () => {
  const sheet = sheetOf({
    homeOrder: ['matches', 'banners', 'lobby'],
    aside: { width: 320, home: ['banners'] },
  });
  expect(sheet).toContain('grid-template-columns:minmax(0,1fr) 320px');
  expect(sheet).toContain('.HomeView-home > .HomeView-matches{grid-column:1}');
  expect(sheet).toContain('.HomeView-home > .HomeView-banners{grid-column:2}');
});

test('STAGE-01 promotions at the side were three cards of a finger’s width; one fills the column', () => {
  const sheet = sheetOf({
    homeOrder: ['banners', 'cards', 'promotions'],
    aside: { width: 300, home: ['promotions'] },
  });
  expect(sheet).toContain('.HomeView-promotions .MarqueeStrip-root{grid-auto-columns:100%}');
});

test('STAGE-01 the one row of a category had an empty column beside it: two columns need two rows', () => {
  const sheet = sheetOf({ aside: { width: 300, home: [], category: 'jackpots' } });
  expect(sheet).toContain(
    '.CategoryView-rows:has(> .GameRow-jackpots > *):has(> :not(.GameRow-jackpots) > *){display:grid;',
  );
});

test('STAGE-01 covers of 220 px were drawn 264 px wide: a layout names the covers that its cards need', () => {
  const cover = (key: BrandKey) => /--card-cover:(\d+)/.exec(layoutSheet(layoutOf(key), art))?.[1];
  expect([cover('aurora'), cover('lotus'), cover('kickoff')]).toEqual(['220', '330', '220']);
});

test('STAGE-01 the head of a category has the brand’s art and an ink that can be read on its ground', () => {
  const headed = (ground: string[]) => sheetOf({ category: { RNG: { art: 'stage/rng.webp', ground } } });
  expect(headed(['#e6f5ee', '#cfeadd'])).toMatch(
    /\[data-category=RNG\]\{--head-art:url\(\/brands\/b\/stage\/rng\.webp\?v=2\);--head-ink:#10231e;/,
  );
  expect(headed(['#2a1470', '#6d34d8'])).toContain('--head-ink:#ffffff');
});

const slots = new Set(
  Object.entries<readonly string[]>(ownComponents).flatMap(([name, names]) =>
    names.map((slot) => `${name}-${slot}`),
  ),
);

test.each(brandKeys)('every part that the layout of %s dresses is one of the library', (key) => {
  const named = layoutSheet(layoutOf(key), art).matchAll(/\.(Marquee[A-Za-z]+-[a-z][A-Za-z]*)/g);
  expect([...new Set([...named].map(([, name]) => name ?? ''))].filter((name) => !slots.has(name))).toEqual(
    [],
  );
});

test.each(brandKeys)('the layout of %s cannot end its style element', (key) => {
  expect(layoutSheet(layoutOf(key), art)).not.toContain('<');
});
