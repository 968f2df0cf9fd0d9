import sharp from 'sharp';
import { em, glyphOf, type Face } from '../../platform/drawing/faces.ts';
import { densify, mapPoints, toPath } from '../../platform/drawing/outline.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';

const WIDTH = 180;
const HEIGHT = 64;
const LETTER = 44;
const drawnIn: readonly Face[] = ['paytone', 'bungee', 'viet'];

/** Numbers in [0, 1) out of unpredictable bytes: a predictable picture could be read by subtracting its noise. */
const draws = ({ randomBytes }: Pick<Runtime, 'randomBytes'>) => {
  const between = (from: number, to: number): number =>
    from + (randomBytes(2).readUInt16BE() / 65_536) * (to - from);
  return { between, pick: <Item>(list: readonly Item[]) => list[Math.floor(between(0, list.length))] };
};

const lettersOf = (text: string, { between, pick }: ReturnType<typeof draws>): string => {
  const step = (WIDTH - 24) / text.length;
  return [...text]
    .map((sign, at) => {
      const { outline, advance } = glyphOf(pick(drawnIn) ?? 'viet', sign);
      const scale = (LETTER / em) * between(0.85, 1.05);
      const turn = between(-0.42, 0.42);
      const [wave, phase] = [between(1, 2.6), between(0, 6.28)];
      const [left, base] = [12 + step * (at + 0.5), HEIGHT / 2 + 14 + between(-6, 6)];
      const placed = mapPoints(densify(outline), (x, y) => {
        const [px, py] = [(x - advance / 2) * scale, y * scale + 16];
        const [rx, ry] = [
          px * Math.cos(turn) - py * Math.sin(turn),
          px * Math.sin(turn) + py * Math.cos(turn),
        ];
        return [
          left + rx + Math.sin(ry / 7 + phase) * wave,
          base - 16 + ry + Math.sin(rx / 9 + phase) * wave,
        ];
      });
      return `<path d="${toPath(placed)}" fill="#223"/>`;
    })
    .join('');
};

const strokesOf = ({ between }: ReturnType<typeof draws>): string =>
  Array.from({ length: 4 }, () => {
    const [y1, c1, c2, y2] = [between(8, 56), between(-10, 74), between(-10, 74), between(8, 56)];
    return `<path d="M0 ${y1}C60 ${c1} 120 ${c2} ${WIDTH} ${y2}" fill="none" stroke="#223" stroke-width="${between(1, 2.2)}"/>`;
  }).join('');

/** The text as a picture of 180 × 64 pixels, PNG. */
export const drawCaptcha = async (text: string, runtime: Pick<Runtime, 'randomBytes'>): Promise<Buffer> => {
  const drawn = draws(runtime);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#eef1f6"/>${lettersOf(text, drawn)}${strokesOf(drawn)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, colours: 16 }).toBuffer();
};
