import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawDifference, type Pixels } from './drawDifference';
import { isUpdate, pictureReports, storedPictures } from './pictureFiles';

/** Takes the picture from a new rendering. */
export type Shoot = () => Promise<Buffer>;

/** Renderings before a picture counts as changed. */
const MIN_SHOTS = 3;
const MAX_SHOTS = 6;
/** Units of a colour by which two renderings of one pixel may differ. */
const ROUNDING = 2;

/**
 * Whole pages are stored in steps of four units of a colour, which makes their files smaller by a third; parts are
 * stored exactly.
 */
const stepOf = (name: string) => (name.includes('/ui-') ? 1 : 4);

/** Units of a colour by which a pixel may differ: half a step more than two renderings. */
const toleranceOf = (name: string) => Math.floor(stepOf(name) / 2) + ROUNDING;

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const isAlike = (one: Pixels, other: Pixels, tolerance: number) =>
  drawDifference(one, other, tolerance).count === 0;

const imageOf = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

async function write(path: string, image: Sharp): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await image.webp({ lossless: true, effort: 1 }).toBuffer());
}

const inSteps = (pixels: Pixels, step: number): Pixels =>
  step === 1
    ? pixels
    : { ...pixels, data: pixels.data.map((unit) => Math.min(255, Math.round(unit / step) * step)) };

/**
 * The picture that is compared: one that is as stored, or else one that two renderings in a row agree on. A rendering
 * that a busy machine has disturbed is no change, and is not stored.
 */
async function takePicture(shoot: Shoot, old: Pixels | undefined, tolerance: number): Promise<Pixels> {
  let last: Pixels | undefined;
  for (let shots = 1; ; shots += 1) {
    const next = await pixelsOf(sharp(await shoot()));
    if (old && isAlike(old, next, tolerance)) return next;
    const isAgreed = last !== undefined && isAlike(last, next, ROUNDING);
    if (shots >= MAX_SHOTS || (isAgreed && (isUpdate || shots >= MIN_SHOTS))) return next;
    last = next;
  }
}

/** Undefined if the picture is as stored; otherwise what is different, in words. UPDATE_PICTURES=1 stores it. */
export async function comparePicture(name: string, shoot: Shoot): Promise<string | undefined> {
  const stored = join(storedPictures, `${name}.webp`);
  const report = (kind: string) => join(pictureReports, `${name}.${kind}.webp`);
  for (const kind of ['old', 'new', 'diff']) await rm(report(kind), { force: true });
  const old = existsSync(stored) ? await pixelsOf(sharp(stored)) : undefined;
  const now = await takePicture(shoot, old, toleranceOf(name));
  const { count, picture } = drawDifference(old ?? { ...now, width: 0 }, now, toleranceOf(name));
  if (count === 0) return undefined;

  await write(report('new'), imageOf(now));
  if (old) {
    await copyFile(stored, report('old'));
    await write(report('diff'), imageOf(picture));
  }
  if (!isUpdate) return old ? `${name}: ${count} pixels differ` : `${name}: no picture is stored`;
  await write(stored, imageOf(inSteps(now, stepOf(name))));
  return undefined;
}
