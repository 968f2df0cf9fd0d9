import { PNG } from 'pngjs';

/** A pixel that is not pink: where it lies in the picture, and what it is. */
export interface Strange {
  x: number;
  y: number;
  colour: string;
}

/** Every pink of the audit brand, and every blend of two of them, has red above blue above green. */
const isPink = (red: number, green: number, blue: number) =>
  red - green >= 16 && blue - green >= 4 && red - blue >= 4;

/** Colours in a picture of the audit brand that are not the brand's, one place for each; a lone pixel is an edge. */
export function strangeColours(picture: Buffer): Strange[] {
  const { width, height, data } = PNG.sync.read(picture);
  const found = new Map<string, Strange & { count: number }>();
  for (let at = 0; at < width * height; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    if (isPink(red, green, blue)) continue;
    const colour = `rgb(${red}, ${green}, ${blue})`;
    const known = found.get(colour);
    if (known) known.count += 1;
    else found.set(colour, { x: at % width, y: Math.floor(at / width), colour, count: 1 });
  }
  return [...found.values()]
    .filter(({ count }) => count > 8)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 8)
    .map(({ x, y, colour }) => ({ x, y, colour }));
}
