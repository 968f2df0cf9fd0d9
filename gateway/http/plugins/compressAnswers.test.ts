import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { compressAnswers } from './compressAnswers.ts';

const long = { text: 'abc '.repeat(1_000) };

const app = Fastify();
compressAnswers(app);
app.get('/long', async () => long);
app.get('/short', async () => ({ text: 'abc' }));
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-encoding': 'gzip, br', ...headers } });

test('a large public answer is sent as brotli and says so to caches', async () => {
  const { headers, rawPayload } = await get('/long');
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(long);
  expect(headers['content-length']).toBe(String(rawPayload.length));
});

test.each([
  ['a short one', '/short', {}],
  ['one for a caller who cannot read it', '/long', { 'accept-encoding': 'gzip' }],
  ['one to a session, whose length would tell of secrets', '/long', { authorization: 'Bearer x' }],
])('%s stays as it is', async (_which, url, headers) => {
  expect((await get(url, headers)).headers).not.toHaveProperty('content-encoding');
});
