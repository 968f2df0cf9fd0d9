// Joins the category pictures into one file, so that a visitor needs one request. Run `node scripts/categoryStrip.ts`
// after changing them; the result is committed.
import { join } from 'node:path';
import sharp from 'sharp';
import { categoryArt, stripCell } from '../src/config/categoryArt.ts';

const art = join(import.meta.dirname, '..', 'public', 'art');
const files = Object.values(categoryArt);

const cells = await Promise.all(
  files.map((file, index) =>
    sharp(join(art, 'icons', `${file}.webp`))
      .resize(stripCell, stripCell)
      .toBuffer()
      .then((input) => ({ input, left: index * stripCell, top: 0 })),
  ),
);
await sharp({
  create: {
    width: stripCell * files.length,
    height: stripCell,
    channels: 4,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  },
})
  .composite(cells)
  .webp({ quality: 46, alphaQuality: 44, effort: 6 })
  .toFile(join(art, 'categories.webp'));
