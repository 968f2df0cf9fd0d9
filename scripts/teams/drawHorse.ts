import { join } from 'node:path';
import sharp from 'sharp';
import { drawTeam } from './drawTeam.ts';
import type { HorseLook } from './horseLooks.ts';

const BRANDS = join(import.meta.dirname, '..', '..', 'theme', 'brands');

/** Width and height of the picture, and of the silks in its corner. */
const SIZE = 192;
const SILKS = 78;

/** The horse in the art of the brands' pages of races: where its head is, and a point on its neck. */
const head = { left: 205, top: 0, width: 545, height: 535 } as const;
const neck = { x: 480, y: 200 } as const;
const CHANNELS = 4;
/** Alpha below which a pixel parts two shapes. */
const FAINT = 24;

/** A picture without everything that is not connected to a point: what lies around the horse. */
const connected = async (file: string, from: { readonly x: number; readonly y: number }): Promise<Buffer> => {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isKept = new Uint8Array(width * height);
  const open = [from.y * width + from.x];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (isKept[at] === 1 || (data[at * CHANNELS + 3] ?? 0) <= FAINT) continue;
    isKept[at] = 1;
    const x = at % width;
    if (x > 0) open.push(at - 1);
    if (x < width - 1) open.push(at + 1);
    if (at >= width) open.push(at - width);
    if (at < width * (height - 1)) open.push(at + width);
  }
  for (const [at, kept] of isKept.entries()) if (kept === 0) data[at * CHANNELS + 3] = 0;
  return sharp(data, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toBuffer();
};

/** A horse with its jockey's silks as WebP. */
export const drawHorse = async ({ brand, coat, silks }: HorseLook): Promise<Buffer> => {
  const horse = await sharp(await connected(join(BRANDS, brand, 'stage', 'horse.webp'), neck))
    .extract(head)
    .modulate(coat)
    .resize(SIZE, SIZE, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  const jacket = await sharp(Buffer.from(drawTeam(silks)), { density: 288 })
    .resize(SILKS, SILKS)
    .png()
    .toBuffer();
  return sharp(horse)
    .composite([{ input: jacket, left: 2, top: SIZE - SILKS - 2 }])
    .webp({ quality: 86, alphaQuality: 95, effort: 6 })
    .toBuffer();
};
