import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawSharePicture } from './drawSharePicture.ts';

const folder = mkdtempSync(join(tmpdir(), 'share-'));
const art = join(folder, 'art.png');
beforeAll(async () => {
  await sharp({ create: { width: 120, height: 63, channels: 3, background: '#246' } }).toFile(art);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The lightest part of the picture: letters are white, the art is dark. */
const lightest = async (title: string): Promise<number> => {
  const { channels } = await sharp(await drawSharePicture(art, title)).stats();
  return Math.min(...channels.map(({ max }) => max));
};

test.each(['Bắn cá', '真人视讯', 'สล็อตน้ำดี'])(
  'SYS-15 I18N-04 a shared picture bears the title %s, and none that no face can write',
  async (title) => {
    expect(await lightest(title)).toBeGreaterThan(240);
    expect(await lightest('한국어')).toBeLessThan(160);
  },
);
