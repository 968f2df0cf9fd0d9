import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { coversPlugin } from './coversPlugin.ts';

const open = async (draw: (file: string) => Promise<Uint8Array>, waiting = 4) => {
  const folder = await mkdtemp(join(tmpdir(), 'covers-'));
  const app = Fastify();
  const titleOf = (code: string, language: string) =>
    Promise.resolve(
      code === 'RNG0001' || code === 'RNG0002' ? (language === 'CN' ? '宝藏' : 'Kho Báu') : undefined,
    );
  await coversPlugin({
    builtDir: join(folder, 'built'),
    cacheDir: join(folder, 'cache'),
    titleOf,
    draw,
    waiting,
  })(app);
  return {
    get: (url: string) => app.inject({ url }),
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
};

test('a cover is drawn when first asked for and read from the folder afterwards', async () => {
  let drawn = 0;
  const covers = await open(() => Promise.resolve(new Uint8Array([++drawn])));
  const first = await covers.get('/covers/RNG0001-220.webp');
  const again = await covers.get('/covers/RNG0001-220.webp');
  expect([first.statusCode, first.headers['content-type'], drawn]).toEqual([200, 'image/webp', 1]);
  expect(again.rawPayload).toEqual(first.rawPayload);
  await covers.close();
});

test.each([
  'RNG9999-220.webp',
  'RNG0001-999.webp',
  '..%2F..%2Fpackage.json',
  'RNG0001.webp',
  'RNG0001.xx-220.webp',
])('nothing is drawn for %s', async (file) => {
  let drawn = 0;
  const covers = await open(() => Promise.resolve(new Uint8Array([++drawn])));
  expect((await covers.get(`/covers/${file}`)).statusCode).toBe(404);
  expect(drawn).toBe(0);
  await covers.close();
});

test('GAME-01 while the queue is full or the drawing fails, a placeholder with the title stands in and is not kept', async () => {
  const covers = await open(() => Promise.reject(new Error('no ink')));
  const failed = await covers.get('/covers/RNG0001-220.webp');
  expect([failed.statusCode, failed.headers['content-type'], failed.headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'no-store',
  ]);
  expect(failed.body).toContain('Kho Báu');
  expect((await covers.get('/covers/RNG0001.zh-220.webp')).body).toContain('宝藏');
  await covers.close();
});
