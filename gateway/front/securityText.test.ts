import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { readBrandFolder } from '#theme/readBrandFolder';
import { errorAnswers } from '../http/plugins/errorAnswers.ts';
import { testRuntime } from '../testing/testRuntime.ts';
import { securityText } from './securityText.ts';

const brandsDir = mkdtempSync(join(tmpdir(), 'security-brands-'));
cpSync(join(import.meta.dirname, '..', '..', 'theme', 'brands'), brandsDir, { recursive: true });

const nameContact = (brand: string, securityContact: string): void => {
  const file = join(brandsDir, brand, 'brand.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, securityContact }));
};
nameContact('aurora', 'mailto:security@aurora.example');
nameContact('kickoff', 'https://kickoff.example/report');

const clock = testRuntime(new Date('2026-11-20T05:00:00.000Z'));
let app: FastifyInstance;

beforeAll(() => {
  app = fastify({ trustProxy: true });
  errorAnswers(app);
  securityText(app, readBrandFolder(brandsDir, 'aurora'), clock.now);
});

afterAll(async () => {
  await app.close();
  rmSync(brandsDir, { recursive: true });
});

const ask = (host: string, headers: Record<string, string> = {}) =>
  app.inject({ url: '/.well-known/security.txt', headers: { host, ...headers } });

test('nobody could find where to report a security hole: each brand tells its operator’s contact (RFC 9116, WL-02)', async () => {
  const { headers, body } = await ask('aurora.localhost', { 'x-forwarded-proto': 'https' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(
    [
      'Contact: mailto:security@aurora.example',
      'Expires: 2027-02-18T05:00:00.000Z',
      'Preferred-Languages: vi, en, zh-Hans',
      'Canonical: https://aurora.localhost/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect((await ask('kickoff.localhost')).body).toContain('Contact: https://kickoff.example/report\n');
});

test('over http no address is called canonical, and the end moves on with the clock', async () => {
  expect((await ask('aurora.localhost')).body).not.toContain('Canonical');
  clock.advance(86_400_000);
  expect((await ask('aurora.localhost')).body).toContain('Expires: 2027-02-19T05:00:00.000Z');
});

test.each(['lotus.localhost', 'evil.example'])(
  'without a contact there is no security.txt on %s',
  async (host) => {
    const { statusCode, body } = await ask(host);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('Contact');
  },
);
