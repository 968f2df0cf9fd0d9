import { hash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { referenceProfile } from '#contract/profile';
import type { Boot } from '#contract/boot';
import { readBrandFolder } from '#theme/readBrandFolder';
import { decodableUrl } from '../http/plugins/decodableUrl.ts';
import { errorAnswers } from '../http/plugins/errorAnswers.ts';
import { hostGate } from '../http/plugins/hostGate.ts';
import { securityHeaders } from '../http/plugins/securityHeaders.ts';
import { folderTenants } from '../brands/tenants/folderTenants.ts';
import { testRuntime } from '../testing/testRuntime.ts';
import { TooManyCalls, type CallGateway } from './callGateway.ts';
import { frontPlugin } from './frontPlugin.ts';
import type { SiteList } from './siteFiles.ts';

const bundled = join(import.meta.dirname, '..', '..', 'theme', 'brands');
const scratch = mkdtempSync(join(tmpdir(), 'front-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const brandsDir = join(scratch, 'brands');
cpSync(bundled, brandsDir, { recursive: true });

const banner = {
  id: 1,
  groupName: 'w_home',
  url: '/brands/aurora/hero',
  linkageType: 'promotion',
  link: '1',
  eyebrow: '',
  title: '</script><img src=x>',
  highlight: '100%',
  lead: '',
  action: 'Xem',
  condition: '',
};

const list: SiteList = {
  build: 'b1',
  languages: ['VI', 'EN'],
  pages: [
    { path: '/', kind: 'home', built: true, words: 'home' },
    { path: '/home', kind: 'home', built: true, words: 'home' },
    { path: '/noticePage', kind: 'page', built: true, words: 'notices' },
    { path: '/news', kind: 'page', built: true, words: 'news' },
    { path: '/rng', kind: 'page', built: false, words: 'page' },
    { path: '/gameList/FISH', kind: 'page', built: true, words: 'notices', centre: 'FISH' },
    { path: '/gameList/LIVE', kind: 'page', built: true, words: 'notices', centre: 'LIVE' },
  ],
  head: {
    VI: {
      home: { title: '{{brand}}: sảnh', description: 'Từ {{age}} tuổi' },
      notices: { title: 'Thông báo | {{brand}}', description: '' },
      notFound: { title: 'Không thấy', description: '' },
      closed: { title: 'Đóng', description: '' },
    },
    EN: {
      home: { title: '{{brand}}: lobby', description: '' },
      news: { title: 'News | {{brand}}', description: 'What is new' },
    },
  },
};

const page = (kind: string) =>
  `<html data-logo="@@logoKind@@"><title>@@title@@</title><meta property="og:image" content="@@preview@@">@@feeds@@<style nonce="@@nonce@@">@@brandSheet@@</style><p>${kind}</p><h1>@@name@@</h1>` +
  (kind === 'home'
    ? '@@?heroLead@@<i>@@heroLead@@</i>@@/heroLead@@<h2>@@heroTitle@@</h2><a href="@@heroLink@@">' +
      '@@#notices@@<hr>@@/notices@@@@#matches@@<ol></ol>@@/matches@@@@#matchesLead@@<ol><li></ol>@@/matchesLead@@'
    : '') +
  '<b>@@=shell.login@@Đăng nhập@@/shell.login@@</b>' +
  '<u>@@=shell.homeOf@@@@:brand@@@@name@@@@/brand@@, trang chủ@@/shell.homeOf@@</u>' +
  '<script type="application/json" id="words">{"shell":{"login":"@@~shell.login@@Đăng nhập@@/shell.login@@",' +
  '"homeOf":"@@~shell.homeOf@@{{brand}}, trang chủ@@/shell.homeOf@@","faq":"@@~shell.faq@@Hỏi@@/shell.faq@@"}}</script>' +
  '<script type="application/json" id="boot" nonce="@@nonce@@">@@boot@@</script>';

const build = (): string => {
  const dist = join(scratch, 'dist');
  mkdirSync(join(dist, 'client', 'assets'), { recursive: true });
  mkdirSync(join(dist, 'templates'));
  writeFileSync(join(dist, 'client', 'assets', 'start.0123456789ab.js'), 'start()');
  for (const language of ['vi', 'en'])
    for (const kind of ['home', 'page', 'stage', 'bare'])
      writeFileSync(join(dist, 'templates', `${language}-${kind}.html`), page(kind));
  writeFileSync(join(dist, 'templates', 'site.json'), JSON.stringify(list));
  return dist;
};

let status: unknown = 0;
let banners: unknown[] = [banner];
let down = false;
let flooded = false;
const call: CallGateway = async (name, query) => {
  if (flooded) throw new TooManyCalls();
  if (down) throw new Error('ECONNREFUSED');
  if (name === 'status') return { success: true, value: status };
  if (name === 'announcements') return { success: true, value: { banners, player: [], promotion: [] } };
  if (name === 'promotion' && query['id'] === '7')
    return {
      success: true,
      value: { title: 'Bonus & more', lead: 'Wager it 3 times.', image: '/art/scenes/bonus' },
    };
  if (name === 'posts')
    return {
      success: true,
      value: {
        list: [
          { slug: 'points-mall', title: 'A <mall>', lead: 'Open.', publishedAt: '2026-11-20T05:00:00Z' },
        ],
      },
    };
  return { success: false, message: 'not_available' };
};

let app: FastifyInstance;
let nonces = 0;
const clock = testRuntime();

beforeAll(async () => {
  app = fastify({ rewriteUrl: ({ url = '/' }) => decodableUrl(url) });
  securityHeaders(app);
  errorAnswers(app);
  const brands = readBrandFolder(brandsDir, 'aurora');
  const tenants = folderTenants({ brands, defaultBrand: 'aurora', runtime: clock });
  hostGate(app, ({ hostname }) => tenants.standing(hostname));
  const front = frontPlugin({
    brands,
    brandsDir,
    distDir: build(),
    publicDir: join(brandsDir, 'none'),
    profile: referenceProfile,
    playMoney: true,
    assetHosts: [],
    frameHosts: () => ['http://games.aurora.localhost:8080'],
    now: () => new Date(1_000),
    randomBytes: (size) => Buffer.alloc(size, (nonces += 1)),
    call: () => call,
  });
  await app.register(front);
});

afterAll(() => app.close());

afterEach(() => {
  status = 0;
  banners = [banner];
  down = false;
  flooded = false;
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'aurora.localhost:8080', ...headers } });

const bootOf = (body: string): Boot =>
  JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? 'null') as Boot;

test('WL-02 the Host decides name, sheet and boot data', async () => {
  const lotus = await get('/', { host: 'lotus.localhost:8080' });
  expect(lotus.body).toContain('<h1>Sen Xanh</h1>');
  expect(bootOf(lotus.body).brand.merchantCode).toBe('lotus');
  const own = await get('/', { host: '127.0.0.1:8080' });
  expect(own.body).toContain('<h1>Aurora88</h1>');
});

test('SYS-05 LOGIN-11 a document is never sent to an address that holds a secret: it goes behind the hash', async () => {
  const answer = await get('/rng?vassalage=V1&token=once');
  expect(answer).toMatchObject({
    statusCode: 303,
    headers: {
      location: '/rng?vassalage=V1#token=once',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
    body: '',
  });
  expect((await get('/login?code=c&state=s')).headers.location).toBe('/login#code=c&state=s');
});

test('every page was shared with one picture: each has its own, in the brand of its host (SYS-15)', async () => {
  const shared = async (path: string, host: string) => {
    const { body } = await get(path, { host });
    return /property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? '';
  };
  const [aurora, lotus] = ['aurora.localhost:8080', 'lotus.localhost:8080'] as const;
  expect(await shared('/', aurora)).toMatch(
    /^http:\/\/aurora\.localhost:8080\/brands\/aurora\/share\.jpg\?v=/,
  );
  expect(await shared('/nowhere', aurora)).toBe(await shared('/', aurora));
  const addresses = [await shared('/noticePage', aurora), await shared('/noticePage', lotus)];
  const pictures = await Promise.all(
    addresses.map(async (address) => {
      const { host, pathname, search } = new URL(address);
      expect(pathname).toBe('/share/notices-vi.jpg');
      return get(pathname + search, { host });
    }),
  );
  for (const { statusCode, headers, rawPayload } of pictures) {
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toContain('immutable');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
  const plain = readFileSync(join(brandsDir, 'aurora', 'share.jpg'));
  expect(
    new Set([plain, ...pictures.map((one) => one.rawPayload)].map((bytes) => hash('sha256', bytes))).size,
  ).toBe(3);
});

test.each(['notices-cn', 'toString-vi', 'nothing-vi', '..%2Fshare-vi', 'notices-vi.png'])(
  'no share picture is drawn of %s (SYS-15)',
  async (name) => {
    expect((await get(`/share/${name}.jpg`)).statusCode).toBe(404);
  },
);

test('every document has a nonce of its own, in its policy and on its elements', async () => {
  const [one, two] = [await get('/'), await get('/')];
  const nonceOf = ({ headers }: typeof one) =>
    /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  expect(nonceOf(one)).not.toBe(nonceOf(two));
  expect(one.body).toContain(`<script type="application/json" id="boot" nonce="${nonceOf(one)}">`);
  expect(one.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Cookie, Accept-Encoding' });
});

test('what the gateway sends cannot break out of the document', async () => {
  const { body } = await get('/');
  expect(body).toContain('<h2>&lt;/script&gt;&lt;img src=x&gt;</h2>');
  expect(body).not.toContain('<img');
  expect(bootOf(body).hero?.title).toBe(banner.title);
});

test('the document leaves out what the first banner does not have, and leads where the site would', async () => {
  const { body } = await get('/');
  expect(body).not.toContain('<i>');
  expect(body).toContain('<a href="/?modal=announcement&amp;item=1">');
});

test.each([
  ['foreign art', { url: 'https://evil.example/x.png' }],
  ['a link that the document cannot judge', { linkageType: 'external', link: 'https://x.example' }],
  ['a script as a link', { linkageType: 'route', link: 'javascript:alert(1)' }],
])('a first banner with %s is left to the page', async (_case, part) => {
  banners = [{ ...banner, ...part }];
  const { body } = await get('/');
  expect(body).toContain('<p>page</p>');
  expect(bootOf(body).hero).toBeNull();
});

test('answers of first calls count under their keys; failed ones are left to the page', async () => {
  const { answers } = bootOf((await get('/')).body);
  expect(answers['status']).toBe(0);
  expect(Object.keys(answers).some((key) => key.startsWith('announcements?execution=B'))).toBe(true);
  expect(Object.keys(answers).some((key) => key.startsWith('permission'))).toBe(false);
});

test.each(['__proto__', 'unknown', {}])(
  'SOUND-04 a banner that leads to %j is left out of the document, and the next is drawn',
  async (linkageType) => {
    banners = [{ ...banner, title: 'Một', linkageType }, banner];
    const { statusCode, body } = await get('/');
    expect(statusCode).toBe(200);
    const { answers, hero } = bootOf(body);
    expect(hero).toMatchObject({ title: banner.title });
    expect(Object.values(answers)).toContainEqual({ banners: [banner], player: [], promotion: [] });
  },
);

test('SYS-16 without any answer the page still comes', async () => {
  down = true;
  const { statusCode } = await get('/noticePage');
  expect(statusCode).toBe(200);
});

test('an address that has used up its calls gets an empty root, whatever the state of the site', async () => {
  flooded = true;
  const { body, statusCode } = await get('/');
  expect(statusCode).toBe(429);
  expect(body).toContain('<p>bare</p>');
});

test('a list of games that the brand does not have was answered as a page (NAV-04)', async () => {
  expect(await get('/gameList/FISH')).toMatchObject({ statusCode: 200 });
  const { statusCode, body } = await get('/gameList/LIVE');
  expect(statusCode).toBe(404);
  expect(body).toContain('<title>Không thấy</title>');
  expect((await get('/gameList/FISH', { host: 'lotus.localhost' })).statusCode).toBe(404);
});

test('a made-up host got the document and the files of the default brand (SOUND-01)', async () => {
  for (const url of [
    '/',
    '/robots.txt',
    '/manifest.webmanifest',
    '/favicon.ico',
    '/brands/aurora/logo.svg',
  ]) {
    const { statusCode, body, headers } = await get(url, { host: 'evil.example' });
    expect([url, statusCode]).toEqual([url, 404]);
    expect(JSON.stringify([body, headers])).not.toMatch(/evil|aurora/i);
  }
});

test.each([
  ['broken JSON', 'broken', '{'],
  ['an age of 16', 'young', { age: 16 }],
  ['a currency that ISO 4217 does not have', 'kuna', { currency: 'HRK' }],
  ['the host of another brand besides', 'double', { hosts: ['double.localhost', 'aurora.localhost'] }],
])('a brand refused for %s showed another brand on its host (SOUND-01)', async (_reason, key, change) => {
  const manifest = join(brandsDir, key, 'brand.json');
  cpSync(join(bundled, 'lotus'), join(brandsDir, key), { recursive: true });
  const own = { hosts: [`${key}.localhost`], merchantCode: key };
  const lotus = JSON.parse(readFileSync(manifest, 'utf8')) as object;
  writeFileSync(manifest, JSON.stringify({ ...lotus, ...own }));
  const host = `${key}.localhost:8080`;
  clock.advance(1_000);
  expect((await get('/', { host })).body).toContain('<h1>Sen Xanh</h1>');
  writeFileSync(
    manifest,
    typeof change === 'string' ? change : JSON.stringify({ ...lotus, ...own, ...change }),
  );
  clock.advance(1_000);
  for (const url of ['/', '/robots.txt', `/brands/${key}/logo.svg`, '/brands/aurora/logo.svg']) {
    const { statusCode, body } = await get(url, { host });
    expect([url, statusCode]).toEqual([url, 503]);
    expect(body).not.toMatch(/sen xanh|lotus|aurora/i);
  }
  expect((await get('/')).body).toContain('<h1>Aurora88</h1>');
  rmSync(join(brandsDir, key), { recursive: true });
});

test('a host served the files of other brands (SOUND-01)', async () => {
  expect((await get('/brands/lotus/logo.svg')).statusCode).toBe(404);
  expect((await get('/brands/lotus/logo.svg', { host: 'lotus.localhost' })).statusCode).toBe(200);
});

test('WL-02 a brand’s own words are named in its page by their content, and served to its host alone', async () => {
  const folder = join(brandsDir, 'lotus', 'words');
  mkdirSync(folder);
  writeFileSync(join(folder, 'vi.json'), JSON.stringify({ shell: { login: 'Vào sen' } }));
  clock.advance(2_000);
  const host = 'lotus.localhost';
  const { words } = bootOf((await get('/', { host })).body).brand;
  expect(Object.keys(words)).toEqual(['VI']);
  expect(words.VI).toMatch(/^\/brands\/lotus\/words\/vi\.json\?v=[\da-f]{8}$/);
  const own = await get(words.VI ?? '', { host });
  expect([own.statusCode, own.body]).toEqual([200, '{"shell":{"login":"Vào sen"}}']);
  expect((await get(words.VI ?? '')).statusCode).toBe(404);
  expect((await get('/brands/lotus/words/../brand.json', { host })).body).not.toContain('merchantCode');
  rmSync(folder, { recursive: true });
});

test('the first document of a brand with own words has them, in markup, words and head (WL-02)', async () => {
  const folder = join(brandsDir, 'lotus', 'words');
  mkdirSync(folder);
  const own = {
    shell: { login: 'Vào <sen> "1"', homeOf: 'Sảnh của {{brand}}', stranger: 'x' },
    document: { notices: { title: 'Bảng tin | {{brand}}' } },
  };
  writeFileSync(join(folder, 'vi.json'), JSON.stringify(own));
  clock.advance(2_000);
  const texts = async (host: string) => {
    const { body } = await get('/noticePage', { host });
    return {
      title: /<title>(.*?)<\/title>/.exec(body)?.[1],
      login: /<b>(.*?)<\/b>/.exec(body)?.[1],
      home: /<u>(.*?)<\/u>/.exec(body)?.[1],
      words: JSON.parse(/id="words">(.*?)<\/script>/.exec(body)?.[1] ?? '') as unknown,
    };
  };
  const { name } = bootOf((await get('/', { host: 'lotus.localhost' })).body).brand;
  expect(await texts('lotus.localhost')).toEqual({
    title: `Bảng tin | ${name}`,
    login: 'Vào &lt;sen&gt; &quot;1&quot;',
    home: `Sảnh của ${name}`,
    words: { shell: { login: 'Vào <sen> "1"', homeOf: 'Sảnh của {{brand}}', faq: 'Hỏi' } },
  });
  const product = await texts('aurora.localhost');
  expect([product.login, product.home]).toEqual(['Đăng nhập', 'Aurora88, trang chủ']);
  rmSync(folder, { recursive: true });
});

test('a made-up address leads nowhere else', async () => {
  expect((await get('//evil.example/')).statusCode).toBe(404);
});

test.each([
  ['SYS-02', 1, 503],
  ['SYS-03', 2, 403],
])('%s a closed site gets an empty root and says so by its code', async (_id, closed, code) => {
  status = closed;
  const { body, statusCode } = await get('/');
  expect(statusCode).toBe(code);
  expect(body).toContain('<p>bare</p>');
  expect(bootOf(body).answers['status']).toBe(closed);
});

test('sections of home come in the order of the brand, and matches that lead with their own rows', async () => {
  expect((await get('/')).body).toContain('<hr><ol></ol>');
  banners = [{ ...banner, url: '/brands/kickoff/hero' }];
  expect((await get('/', { host: 'kickoff.localhost' })).body).toContain('<ol><li></ol><hr>');
});

test('I18N-02 the document is written in the language of the cookie, if brand and build have it', async () => {
  const english = await get('/', { cookie: 'a=1; lang=EN' });
  expect(english.body).toContain('<title>Aurora88 – Online entertainment lobby</title>');
  const foreign = await get('/', { cookie: 'lang=../../x' });
  expect(bootOf(foreign.body).language).toBe('VI');
});

test.each([
  '/slot%',
  '/%',
  '/%FF',
  '/a//b',
  '/..%2f..%2fetc',
  `/${'a'.repeat(2_000)}`,
  '/wps/none',
  '/brands/none.png',
])('FIX-03 a person who opens %s gets a page, never JSON', async (path) => {
  const { statusCode, headers } = await get(path, { accept: 'text/html,application/xhtml+xml' });
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('text/html');
});

test('NAV-13 an unknown route, and one whose screen is not built, are pages with the code of not found', async () => {
  for (const path of ['/nowhere', '/rng']) {
    const { body, statusCode } = await get(path);
    expect(statusCode).toBe(404);
    expect(body).toContain('<p>page</p>');
    expect(body).toContain('<title>Không thấy</title>');
  }
});

test('NAV-01 an alias and a slash at the end are the same page', async () => {
  expect((await get('/home')).statusCode).toBe(200);
  expect((await get('/noticePage/?x=1')).statusCode).toBe(200);
});

test('SYS-15 title, manifest, robots and icon are those of the brand', async () => {
  expect((await get('/')).body).toContain('<title>Aurora88 – Sảnh giải trí trực tuyến</title>');
  const manifest = await get('/manifest.webmanifest', { host: 'kickoff.localhost' });
  expect(manifest.json()).toMatchObject({ name: 'KICKOFF', start_url: '/' });
  expect((await get('/robots.txt')).body).toContain('Disallow: /wps/');
  expect((await get('/favicon.ico')).headers.location).toContain('/brands/aurora/logo.svg');
});

test('INFO-04 the profile for iOS puts the site of the brand on the home screen, and can be removed', async () => {
  const { body, headers } = await get('/app.mobileconfig', { host: 'kickoff.localhost' });
  expect(headers['content-type']).toBe('application/x-apple-aspen-config');
  expect(body).toContain('<key>PayloadType</key><string>com.apple.webClip.managed</string>');
  expect(body).toContain('<key>Label</key><string>KICKOFF</string>');
  expect(body).toMatch(/<key>URL<\/key><string>http:\/\/kickoff\.localhost[:\d]*\/<\/string>/);
  expect(body).toContain('<key>IsRemovable</key><true/>');
});

test('PROMO-01 INFO-01 an address that opens a promotion is shared with its own title and picture', async () => {
  const { body } = await get('/noticePage?modal=promotion&item=7');
  expect(body).toContain('<title>Bonus &amp; more | Aurora88</title>');
  expect(body).toMatch(/og:image" content="http:\/\/aurora\.localhost[:\d]*\/art\/scenes\/bonus-780\.webp"/);
  const other = await get('/noticePage?modal=promotion&item=8');
  expect(other.statusCode).toBe(200);
  expect(other.body).not.toContain('Bonus');
});

test('INFO-01 the feed of the news names each post with its own address', async () => {
  const { body, headers } = await get('/news.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(body).toContain('<title>A &lt;mall&gt;</title>');
  expect(body).toMatch(
    /<link>http:\/\/aurora\.localhost[:\d]*\/news\?modal=post&amp;item=points-mall<\/link>/,
  );
  expect(body).toContain('<pubDate>Fri, 20 Nov 2026 05:00:00 GMT</pubDate>');
});

test('INFO-01 the feed has an address for each language, which the page of the news names', async () => {
  const { body } = await get('/news.xml?lang=en', { cookie: 'lang=VI' });
  expect(body).toContain('<title>News | Aurora88</title>');
  expect(body).toContain('<language>en</language>');
  expect(body).toMatch(
    /<atom:link rel="self" [^>]*href="http:\/\/aurora\.localhost[:\d]*\/news\.xml\?lang=en"/,
  );
  // Kept by caches for everybody: without `lang` in the brand's first language, whatever cookie comes with it.
  for (const path of ['/news.xml', '/news.xml?lang=xx', '/news.xml?lang=EN&lang=vi'])
    expect((await get(path, { cookie: 'lang=EN' })).body).toContain(
      `<language>${path.includes('EN') ? 'en' : 'vi'}</language>`,
    );
  const page = await get('/news');
  expect(page.body).toContain(
    '<link rel="alternate" type="application/rss+xml" hreflang="en" title="News | Aurora88" href="/news.xml?lang=en">',
  );
  expect(page.body).toContain('hreflang="vi"');
  expect((await get('/noticePage')).body).not.toContain('rel="alternate"');
});

test('built files never change under their name', async () => {
  const { headers, body } = await get('/assets/start.0123456789ab.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(body).toBe('start()');
  expect((await get('/assets/gone.js')).statusCode).toBe(404);
});

test('WL-02 pictures and faces of a brand are public, its data is not', async () => {
  expect((await get('/brands/aurora/logo.svg')).statusCode).toBe(200);
  expect((await get('/brands/aurora/logo.svg')).headers['x-content-type-options']).toBe('nosniff');
  for (const path of ['brand.json', 'brand.tokens.json', '../readBrand.ts', '%2e%2e/readBrand.ts', '.env'])
    expect((await get(`/brands/aurora/${path}`)).body).not.toContain('merchantCode');
});

test('a symbolic link in a brand folder served any file of the machine (SOUND-01)', async () => {
  const elsewhere = join(scratch, 'elsewhere');
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, 'secret.svg'), 'secret');
  symlinkSync(join(elsewhere, 'secret.svg'), join(brandsDir, 'aurora', 'linked.svg'));
  symlinkSync(elsewhere, join(brandsDir, 'aurora', 'folder'));
  symlinkSync(join(brandsDir, 'aurora', 'brand.json'), join(brandsDir, 'aurora', 'manifest.svg'));
  for (const path of ['linked.svg', 'folder/secret.svg', 'manifest.svg']) {
    const { statusCode, body } = await get(`/brands/aurora/${path}`);
    expect([path, statusCode]).toEqual([path, 404]);
    expect(body).not.toMatch(/secret|merchantCode/);
  }
});

const artOf = async (host: string) => bootOf((await get('/', { host })).body).brand.art;

test('a brand without logo and hero had broken pictures, and other widths than ours were not found (SOUND-02)', async () => {
  const host = 'bare.localhost';
  const folder = join(brandsDir, 'bare');
  cpSync(join(bundled, 'lotus'), folder, { recursive: true });
  const manifest = join(folder, 'brand.json');
  const {
    hero: _hero,
    logo: _logo,
    ...lotus
  } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>;
  const write = (change: object) =>
    writeFileSync(
      manifest,
      JSON.stringify({ ...lotus, name: 'Éclair', hosts: [host], merchantCode: 'bare', ...change }),
    );
  write({ logo: 'gone.svg' });
  for (const width of [390, 780, 964])
    for (const format of ['avif', 'webp']) rmSync(join(folder, `hero-${width}.${format}`));
  clock.advance(1_000);
  const { logo } = bootOf((await get('/', { host })).body).brand;
  expect(logo).toContain('/brand-mark.svg');
  expect((await get(logo, { host })).body).toContain('>É</text>');
  const drawn = await get('/brands/bare/hero-780.webp', { host });
  expect(drawn.headers['content-type']).toBe('image/svg+xml');
  expect(await artOf(host)).toMatchObject({
    src: expect.stringMatching(/^\/brands\/bare\/hero-780\.webp\?v=/),
  });

  // The mark that is drawn in its place is a letter, whatever the manifest says.
  write({ logo: 'gone.svg', logoKind: 'wordmark' });
  clock.advance(1_000);
  expect((await get('/', { host })).body).toContain('data-logo="mark"');

  for (const width of [400, 900]) {
    for (const format of ['avif', 'webp'])
      cpSync(join(bundled, 'lotus', `hero-390.${format}`), join(folder, `art-${width}.${format}`));
  }
  write({ hero: { file: 'art', widths: [400, 900], height: 640 } });
  clock.advance(1_000);
  const nearest = async (width: number) =>
    (await get(`/brands/bare/hero-${width}.webp`, { host })).headers.location;
  expect(await nearest(390)).toContain('/brands/bare/art-400.webp?v=');
  expect(await nearest(780)).toContain('/brands/bare/art-900.webp?v=');
  expect(await nearest(1244)).toContain('/brands/bare/art-900.webp?v=');
  const art = await artOf(host);
  expect(art.srcSet).toMatch(/^\S+\/art-400\.webp\?v=\w+ 400w, \S+\/art-900\.webp\?v=\w+ 900w$/);
  expect(art.avif).toMatch(/art-400\.avif\?v=\w+ 400w, .*art-900\.avif\?v=\w+ 900w$/);
  expect((await get(art.src, { host })).headers['cache-control']).toContain('immutable');
  rmSync(folder, { recursive: true });
});

test('a wordmark stood beside the written name, which a phone cut: the document says which of them a logo is (SOUND-02)', async () => {
  expect((await get('/')).body).toContain('data-logo="mark"');
  const manifest = join(brandsDir, 'lotus', 'brand.json');
  const before = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, JSON.stringify({ ...(JSON.parse(before) as object), logoKind: 'wordmark' }));
  clock.advance(1_000);
  expect((await get('/', { host: 'lotus.localhost:8080' })).body).toContain('data-logo="wordmark"');
  writeFileSync(manifest, before);
  clock.advance(1_000);
});

test('the front serves the security contact that a brand names, and no page in its place', async () => {
  const url = '/.well-known/security.txt';
  const without = await get(url);
  expect(without.statusCode).toBe(404);
  expect(without.body).not.toContain('<html');
  const manifest = join(brandsDir, 'lotus', 'brand.json');
  const before = readFileSync(manifest, 'utf8');
  const securityContact = 'mailto:security@lotus.example';
  writeFileSync(manifest, JSON.stringify({ ...(JSON.parse(before) as object), securityContact }));
  clock.advance(1_000);
  expect((await get(url, { host: 'lotus.localhost:8080' })).body).toContain(`Contact: ${securityContact}\n`);
  writeFileSync(manifest, before);
  clock.advance(1_000);
});

test('the document travels compressed where the browser can read it', async () => {
  const answer = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<h1>Aurora88</h1>');
});
