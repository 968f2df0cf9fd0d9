import Fastify from 'fastify';
import sharp from 'sharp';
import {
  vendorFolders,
  vendorPicturePath,
  vendorVariants,
  type VendorFolder,
} from '#contract/vendorPictures';
import { vendorPicturesPlugin } from './vendorPicturesPlugin.ts';

const app = Fastify();
const names: Record<string, string> = {
  NVP: 'Nova Play',
  LONG: 'Công ty Trò chơi Trực tuyến Phương Nam và Bạn',
  THAI: 'เกมไทยออนไลน์',
  HAN: '金龙娱乐',
};
beforeAll(() => vendorPicturesPlugin((code) => Promise.resolve(names[code]))(app));
afterAll(() => app.close());

const get = (url: string) => app.inject({ url });
const folders = Object.keys(vendorFolders) as VendorFolder[];

test.each(folders)(
  'GAME-10 the folder %s has every vendor in all six variants, none like another',
  async (folder) => {
    const pictures = await Promise.all(
      vendorVariants.map(async (variant) => {
        const answer = await get(vendorPicturePath('NVP', folder, variant));
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
        expect(answer.rawPayload.length).toBeLessThan(12_000);
        const { width, height, hasAlpha } = await sharp(answer.rawPayload).metadata();
        expect({ width, height, hasAlpha }).toEqual({
          ...vendorFolders[folder],
          hasAlpha: true,
        });
        return answer.rawPayload.toString('base64');
      }),
    );
    expect(new Set(pictures).size).toBe(vendorVariants.length);
  },
);

const meanOf = async (variant: (typeof vendorVariants)[number]) => {
  const { rawPayload } = await get(vendorPicturePath('NVP', 'small', variant));
  const { data } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const sums = { red: 0, green: 0, blue: 0, seen: 0 };
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue;
    sums.red += data[at] ?? 0;
    sums.green += data[at + 1] ?? 0;
    sums.blue += data[at + 2] ?? 0;
    sums.seen += 1;
  }
  return { red: sums.red / sums.seen, green: sums.green / sums.seen, blue: sums.blue / sums.seen };
};

const pixelsOf = async (path: string) => {
  const { rawPayload } = await get(path);
  const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
};

test.each(vendorVariants)('GAME-10 a mark in the variant %s has one colour', async (variant) => {
  const { data } = await pixelsOf(vendorPicturePath('NVP', 'submenu', variant));
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255) colours.add([...data.subarray(at, at + 3)].join());
  expect(colours.size).toBe(1);
});

test.each(Object.keys(names))(
  'GAME-10 no letter of the wordmark of %s touches the edge of its picture',
  async (code) => {
    const { data, width, height } = await pixelsOf(vendorPicturePath(code, 'word', 'white'));
    const alphaAt = (x: number, y: number) => data[(y * width + x) * 4 + 3] ?? 0;
    let isDrawn = false;
    for (let y = 0; y < height; y += 1) {
      isDrawn ||= Array.from({ length: width - 80 }, (_, x) => alphaAt(x + 80, y)).some(
        (alpha) => alpha > 200,
      );
      if (y === 0 || y === height - 1)
        for (let x = 0; x < width; x += 1) expect(alphaAt(x, y)).toBeLessThan(40);
    }
    expect(isDrawn).toBe(true);
  },
);

test('GAME-10 a vendor that is renamed has another wordmark', async () => {
  const path = vendorPicturePath('NVP', 'word', 'gray');
  const before = (await get(path)).rawPayload;
  names['NVP'] = 'Nova Games';
  expect((await get(path)).rawPayload.equals(before)).toBe(false);
});

test('GAME-10 white is light, gray has no colour, purple is violet', async () => {
  const [white, gray, purple] = [await meanOf('white'), await meanOf('gray'), await meanOf('purple')];
  expect(Math.min(white.red, white.green, white.blue)).toBeGreaterThan(190);
  expect(Math.abs(gray.red - gray.blue)).toBeLessThan(6);
  expect(gray.red).toBeLessThan(white.red - 30);
  expect(purple.blue).toBeGreaterThan(purple.red);
  expect(purple.red).toBeGreaterThan(purple.green);
});

test.each([
  '/vendors/small/NOBODY-default.webp',
  '/vendors/huge/NVP-default.webp',
  '/vendors/small/NVP-pink.webp',
  '/vendors/constructor/NVP-default.webp',
  '/vendors/small/..%2F..%2Fpackage-default.webp',
])('GAME-10 %s is not found', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});
