import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const stored = join(import.meta.dirname, '../../stories/__pictures__');
export const pictureReports = join(import.meta.dirname, '../../reports/pictures');

/** Number of differing pixels that is tolerated. */
const tolerated = 40;

export type Comparison =
  | { outcome: 'same' | 'stored' }
  /** There are no stored pictures for this browser and system. */
  | { outcome: 'not compared'; reason: string }
  | { outcome: 'changed'; pixels: number; files: { old: string; now: string; diff: string } }
  | { outcome: 'missing' };

/** Pictures are comparable only within one browser build, version and system. */
export const pictureKey = (browser = 'chromium', version: string) =>
  [basename(browser), version.split('.')[0], process.platform, process.arch].join('-');

const write = (folder: string, name: string, data: Buffer) => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, data);
  return path;
};

/** Puts two pictures on one size, and returns how many pixels differ and a picture of them. */
function difference(before: PNG, after: PNG) {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const widen = (picture: PNG) => {
    const wide = new PNG({ width, height });
    PNG.bitblt(picture, wide, 0, 0, picture.width, picture.height, 0, 0);
    return wide.data;
  };
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(widen(before), widen(after), diff.data, width, height, { threshold: 0.08 });
  return { pixels, diff };
}

/** Compares with the stored picture of the same name; UPDATE_PICTURES=1 stores it instead. */
export function comparePicture(name: string, picture: Buffer, key: string): Comparison {
  const folder = join(stored, key);
  for (const kind of ['old', 'new', 'diff'])
    rmSync(join(pictureReports, `${name}.${kind}.png`), { force: true });
  const path = join(folder, `${name}.png`);
  if (process.env['UPDATE_PICTURES'] === '1') {
    const known =
      existsSync(path) &&
      difference(PNG.sync.read(readFileSync(path)), PNG.sync.read(picture)).pixels <= tolerated;
    if (!known) write(folder, `${name}.png`, picture);
    return { outcome: 'stored' };
  }
  if (!existsSync(folder)) return { outcome: 'not compared', reason: `no pictures for ${key}` };
  if (!existsSync(path)) return { outcome: 'missing' };
  const before = readFileSync(path);
  if (before.equals(picture)) return { outcome: 'same' };
  const { pixels, diff } = difference(PNG.sync.read(before), PNG.sync.read(picture));
  if (pixels <= tolerated) return { outcome: 'same' };
  const files = {
    old: write(pictureReports, `${name}.old.png`, before),
    now: write(pictureReports, `${name}.new.png`, picture),
    diff: write(pictureReports, `${name}.diff.png`, PNG.sync.write(diff)),
  };
  return { outcome: 'changed', pixels, files };
}
