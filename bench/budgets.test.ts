import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { routes } from '../src/config/routes.ts';
import { budgets } from './budgets.ts';
import { initialScripts, initialStyles, lazyFiles } from './initialFiles.ts';

const dist = join(import.meta.dirname, '..', process.env.DIST_DIR ?? 'dist');
const assets = join(dist, 'client', 'assets');

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const compressed = (name: string) => readFileSync(join(dist, 'client', `${name}.br`));

beforeAll(() => {
  if (!existsSync(assets)) throw new Error('There is no build to measure: npm run build');
});

test('initial scripts stay under their ceiling, and above the floor that records a saving', () => {
  const bytes = sum(initialScripts(dist).map((name) => compressed(name).length));
  expect(bytes).toBeLessThanOrEqual(budgets.initialScripts.ceiling);
  expect(bytes).toBeGreaterThanOrEqual(budgets.initialScripts.floor);
});

test.each([
  ['login', ['login', 'forms']],
  ['registration', ['registration', 'forms']],
  ['password', ['password', 'forms']],
  ['security', ['security', 'session', 'forms']],
])('opening %s adds no more than its ceiling', (chunk, words) => {
  const named = [chunk, ...words.map((namespace) => `words-vi-${namespace}-json`)];
  const files = named.flatMap((name) => lazyFiles(dist, name) ?? []);
  expect(files.length).toBeGreaterThanOrEqual(named.length);
  const first = initialScripts(dist);
  const added = [...new Set(files)].filter((name) => name.endsWith('.js') && !first.includes(name));
  expect(sum(added.map((name) => compressed(name).length))).toBeLessThanOrEqual(budgets.openedForm);
});

test('the page of sports loads what lists games only when the visitor nears it', () => {
  const first = initialScripts(dist);
  const files = ['sports', 'words-vi-sports-json', 'words-vi-games-json'].flatMap(
    (name) => lazyFiles(dist, name) ?? [],
  );
  const added = [...new Set(files)].filter((name) => name.endsWith('.js') && !first.includes(name));
  expect(added.length).toBeGreaterThan(0);
  expect(sum(added.map((name) => compressed(name).length))).toBeLessThanOrEqual(budgets.sportsPage);
});

test('LIB-05 the calendar is a chunk of its own, outside the first load and outside the pages that ask for a day', () => {
  const files = lazyFiles(dist, 'calendar')?.filter((name) => name.endsWith('.js')) ?? [];
  expect(files.length).toBeGreaterThan(0);
  const before = [
    ...initialScripts(dist),
    ...(lazyFiles(dist, 'records') ?? []),
    ...(lazyFiles(dist, 'registration') ?? []),
  ];
  const added = files.filter((name) => !before.includes(name)).map((name) => compressed(name));
  expect(sum(added.map(({ length }) => length))).toBeLessThanOrEqual(budgets.openedCalendar);
  expect(added.map((file) => brotliDecompressSync(file).toString()).join('\n')).toContain('MuiDateCalendar');
});

test('a game of the sandbox begins with scripts that stay under their ceiling', () => {
  const games = join(dist, 'games');
  const pages = JSON.parse(readFileSync(join(games, 'games.json'), 'utf8')) as {
    play: { js: string[] };
  };
  expect(pages.play.js.length).toBeGreaterThan(0);
  const sizes = pages.play.js.map((name) => readFileSync(join(games, `${name}.br`)).length);
  expect(sum(sizes)).toBeLessThanOrEqual(budgets.gameScripts);
});

test('initial scripts stay under their ceiling once they are unpacked', () => {
  const bytes = sum(initialScripts(dist).map((name) => brotliDecompressSync(compressed(name)).length));
  expect(bytes).toBeLessThanOrEqual(budgets.decodedScripts);
});

test('styles and faces at the start stay under their ceiling in every brand', () => {
  const faces = readdirSync(assets).filter((name) => name.endsWith('.woff2'));
  const shared =
    sum(faces.map((name) => readFileSync(join(assets, name)).length)) +
    sum(initialStyles(dist).map((name) => readFileSync(join(dist, 'client', name)).length));
  const brands = join(import.meta.dirname, '..', 'theme', 'brands');
  for (const brand of readdirSync(brands)) {
    const face = join(brands, brand, 'fonts', 'display.woff2');
    const own = existsSync(face) ? readFileSync(face).length : 0;
    expect(shared + own).toBeLessThanOrEqual(budgets.stylesAndFaces);
  }
});

test.each(['vi', 'en'])(
  'the %s template of home stays small enough to paint from the first packets',
  (language) => {
    const template = readFileSync(join(dist, 'templates', `${language}-home.html`), 'utf8');
    // The gateway takes out the marks around the texts that a brand may replace.
    const sent = template.replace(/@@[=~:/][\w.]+@@/g, '');
    expect(brotliCompressSync(sent).length).toBeLessThanOrEqual(budgets.homeTemplate);
  },
);

test('NAV-14 each screen but home is a chunk of its own, outside the first load', () => {
  const screens = new Set(
    routes.flatMap(({ screen }) => (screen === null || screen === 'Home' ? [] : [screen])),
  );
  expect(screens.size).toBeGreaterThan(0);
  const first = initialScripts(dist);
  for (const screen of screens) {
    const files = lazyFiles(dist, screen.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()) ?? [];
    expect([screen, files.length > 0]).toEqual([screen, true]);
    expect(files.filter((name) => first.includes(name))).toEqual([]);
  }
});

describe('what must not be in the build', () => {
  const texts = () =>
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(assets, name), 'utf8'));

  test('the service worker of the stories', () => {
    expect(existsSync(join(dist, 'client', 'mockServiceWorker.js'))).toBe(false);
    expect(texts().filter((text) => /mockServiceWorker|MOCK_ACTIVATE/.test(text))).toEqual([]);
  });

  test('API-03 a symmetric key', () => {
    const keyLike = /(secretKey|aesKey|hmacKey|encryptionKey)["']?\s*[:=]\s*["'][^"']{8,}["']/i;
    expect(texts().filter((text) => keyLike.test(text))).toEqual([]);
  });

  test('forms and links of the router, which nobody draws', () => {
    expect(texts().some((text) => /formenctype|clientLoaderModule/.test(text))).toBe(false);
  });

  test('a source map, or an address of one', () => {
    expect(readdirSync(assets).filter((name) => name.endsWith('.map'))).toEqual([]);
    expect(texts().filter((text) => text.includes('sourceMappingURL'))).toEqual([]);
  });
});
