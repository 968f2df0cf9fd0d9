import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { headers } from '#contract/constants';
import { deskCalls } from '#contract/desk';
import { readBrandFolder } from '#theme/readBrandFolder';
import { createLog } from '../platform/log/log.ts';
import { testDesk } from '../testing/testDesk.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import { deskOf } from './deskOf.ts';
import { frontApp } from './frontApp.ts';

const brandsDir = join(import.meta.dirname, '..', '..', 'theme', 'brands');
const distDir = mkdtempSync(join(tmpdir(), 'front-'));
const deskDir = join(distDir, 'desk');
mkdirSync(join(deskDir, 'assets'), { recursive: true });
writeFileSync(join(deskDir, 'desk.json'), '{"desk":{"js":["assets/desk.js"],"css":[]}}');
writeFileSync(join(deskDir, 'assets', 'desk.js'), '0;');

let gateway: TestGateway;
let front: FastifyInstance;
beforeAll(async () => {
  gateway = await testGateway({ trustedHops: 1 });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = gateway.app.server.address() as AddressInfo;
  const gatewayUrl = new URL(`http://127.0.0.1:${port}`);
  const brands = readBrandFolder(brandsDir, 'aurora', { production: false, outsidePayments: false });
  front = await frontApp({
    ...{ log: createLog({ level: 'silent' }), runtime: gateway.clock, trustedHops: 0 },
    tenants: gateway.tenants,
    gateway: gatewayUrl,
    plugins: deskOf({ distDir, brandsDir, gatewayUrl }, brands, gateway.clock),
  });
});
afterAll(async () => {
  await front.close();
  await gateway.close();
  rmSync(distDir, { recursive: true });
});

const host = 'desk.aurora.localhost';
const get = (url: string, at = host) => front.inject({ url, headers: { host: at } });

test('INFO-03 a front that runs alone shows the desk at its own host, and tells it that there is no socket', async () => {
  expect((await get('/')).headers['location']).toBe('/desk');
  const page = await get('/desk');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('"socket":false');
  expect((await get('/desk/assets/desk.js')).body).toBe('0;');
  expect((await get('/desk/sign')).statusCode).toBe(200);
});

test.each([
  ['the desk at the host of the site', '/desk', 'aurora.localhost'],
  ['its calls at the host of the site', deskCalls.me.path, 'aurora.localhost'],
  ['calls of the site at the host of the desk', '/wps/system/status', host],
  ['the desk of a brand that there is not', '/desk', 'desk.nobody.example'],
])('INFO-03 a front that runs alone does not serve %s', async (_which, url, at) => {
  expect((await get(url, at)).statusCode).toBe(404);
});

test('INFO-03 staff logs in, answers and sends a picture through a front that runs alone', async () => {
  const member = await gateway.members.create();
  const body = { clientKey: gateway.clock.randomBytes(16).toString('base64url'), text: 'Xin chào' };
  await gateway.call('supportSay', { token: member.token, body });
  const lan = await testDesk({ ...gateway, app: front }).enter('lan');
  const { list } = (await lan.call('chats', { query: { list: 'waiting' } })).value as {
    list: { id: string }[];
  };
  const id = list[0]?.id ?? '';
  expect((await lan.call('take', { body: { id } })).status).toBe(200);
  const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const sent = await lan.call('picture', { query: { id }, body: { image } });
  const { id: pictureId } = sent.value as { id: string };
  const said = { id, clientKey: body.clientKey.replace(/^./, '_'), text: 'huong-dan.png', pictureId };
  expect((await lan.call('say', { body: said })).status).toBe(200);
  const seen = await front.inject({
    url: `/desk/pictures/${pictureId}`,
    headers: { host, cookie: lan.cookie },
  });
  expect(seen.headers['content-type']).toBe('image/png');
  const foreign = { origin: 'http://aurora.localhost', [headers.client]: 'desk' };
  expect((await lan.call('logOut', { headers: foreign })).status).toBe(403);
});
