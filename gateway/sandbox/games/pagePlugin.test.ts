import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { testTenants } from '../../testing/testTenants.ts';
import { vendorPages } from './pagePlugin.ts';
import { vendorSite } from './vendorSite.ts';

let folder: string;
let gateway: TestGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-games-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'play.1.js'), 'export {};');
  const page = { js: ['assets/play.1.js'], css: [] };
  await writeFile(join(folder, 'games.json'), JSON.stringify({ play: page, verify: page }));
  const tenants = testTenants(['aurora', 'lotus']);
  gateway = await testGateway({
    plugins: [vendorPages({ gamesDir: folder, tenants, site: vendorSite(undefined) })],
  });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, host = 'games.aurora.localhost') => gateway.app.inject({ url, headers: { host } });
const ancestorsOf = async (from: string) => {
  const { headers } = await get(`/play/?merchant=aurora&from=${encodeURIComponent(from)}`);
  return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
};

test('GAME-07 a game may be framed by the page of a brand that launched it, and by no other', async () => {
  expect(await ancestorsOf('http://aurora.localhost:8080')).toBe('http://aurora.localhost:8080');
  for (const from of [
    'https://evil.example',
    'javascript:alert(1)',
    'null',
    '',
    'http://aurora.localhost.evil.example',
  ]) {
    expect(await ancestorsOf(from)).toBe("'none'");
  }
  const answer = await get('/play/?from=http://lotus.localhost');
  expect(answer.headers['x-frame-options']).toBeUndefined();
  expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
});

test('security row 11: a vendor page loads its own files alone, and its address cannot write into it', async () => {
  const { headers, payload } = await get('/play/?from="><script>alert(1)</script>');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(payload).not.toContain('alert');
});

test('GAME-12 the pages and their files are served on the vendor origin alone', async () => {
  for (const url of ['/play/', '/play/verify', '/play/assets/play.1.js', '/play/art/dragon.webp']) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    expect([url, (await get(url, 'aurora.localhost')).statusCode]).toEqual([url, 404]);
  }
  expect((await get('/play/art/..%2f..%2fmain.webp')).statusCode).toBe(404);
  expect((await get('/play/art/constructor.webp')).statusCode).toBe(404);
});

test('GAME-12 /verify of a brand was not found: it leads to the page of proof', async () => {
  for (const brand of ['aurora', 'lotus']) {
    const { statusCode, headers } = await get('/verify', `${brand}.localhost`);
    const address = new URL(String(headers.location));
    expect([statusCode, address.hostname, address.pathname, address.search]).toEqual([
      302,
      `games.${brand}.localhost`,
      '/play/verify',
      `?merchant=${brand}`,
    ]);
  }
  expect((await get('/verify')).statusCode).toBe(404);
});

test('GAME-12 a page of the vendor is called by the brand of its host, or by the brand that its address names', async () => {
  const titleOf = async (...asked: Parameters<typeof get>) =>
    /<title>(.*)<\/title>/.exec((await get(...asked)).payload)?.[1];
  const [aurora, lotus] = testTenants(['aurora', 'lotus'])
    .all()
    .map(({ name }) => name);
  expect(await titleOf('/play/verify')).toBe(aurora);
  expect(await titleOf('/play/?merchant=lotus', 'games.lotus.localhost')).toBe(lotus);
  expect(await titleOf('/play/verify?merchant=lotus')).toBe(aurora);
});

test('GAME-12 the page that checks a round opens from the sandboxed frame of a game', async () => {
  const { headers } = await get('/play/verify');
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'unsafe-none',
    'x-content-type-options': 'nosniff',
  });
});

test('I18N-04 words of a game come as data, for the languages that there are', async () => {
  const answer = await get('/play/words/th.json');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  expect(answer.json<{ spin: string }>().spin).toBe('หมุน');
  expect((await get('/play/words/xx.json')).statusCode).toBe(404);
  expect((await get('/play/words/..%2Fwords.json')).statusCode).toBe(404);
});
