import sharp from 'sharp';
import { em, faceFor, hasGlyph, lettersOf } from '../platform/drawing/faces.ts';
import { breakLines, lineHeight } from '../platform/drawing/lineBreaks.ts';
import { mapPoints, toPath } from '../platform/drawing/outline.ts';

const width = 1200;
const height = 630;
/** Where the lines of a title stand, in pixels. */
const box = { left: 100, bottom: 60, width: 1000, height: 120, largest: 84 } as const;

/** The title in white on a ground that darkens, so that it can be read on any art. */
const titleSvg = (title: string): string => {
  const face = faceFor(title, 'viet');
  const lines = breakLines(title, face, box.width, box.height);
  const widest = Math.max(...lines.map((line) => line.width));
  const scale = Math.min(
    box.width / widest,
    box.height / (lineHeight(face) * lines.length),
    box.largest / em,
  );
  const paths = lines.map(({ outline }, at) => {
    const baseline = height - box.bottom - (lines.length - 1 - at) * lineHeight(face) * scale;
    return toPath(mapPoints(outline, (x, y) => [box.left + x * scale, baseline + y * scale]));
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    '<linearGradient id="shade" x2="0" y2="1"><stop offset=".5" stop-opacity="0"/>' +
    '<stop offset=".78" stop-opacity=".72"/><stop offset="1" stop-opacity=".86"/></linearGradient>' +
    `<rect width="${width}" height="${height}" fill="url(#shade)"/>` +
    `<path d="${paths.join('')}" fill="#fff"/></svg>`
  );
};

/** What a page looks like where its address is shared: the brand's picture with the page's title (SYS-15). */
export const drawSharePicture = async (art: string, title: string): Promise<Buffer> => {
  const capitals = title.toLocaleUpperCase('vi');
  const isWritable = lettersOf(capitals).every((letter) => hasGlyph(faceFor(title, 'viet'), letter));
  return sharp(art)
    .resize(width, height, { fit: art.endsWith('.svg') ? 'contain' : 'cover' })
    .composite(isWritable ? [{ input: Buffer.from(titleSvg(title)) }] : [])
    .flatten()
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
};
