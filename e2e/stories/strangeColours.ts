import { PNG } from 'pngjs';

/** A pixel that is not pink: its place in the picture and its colour. */
export interface Strange {
  x: number;
  y: number;
  colour: string;
}

/** Every pink of the audit brand, and every blend of two of them, has more red than blue and more blue than green. */
const isPink = (red: number, green: number, blue: number) =>
  red - green >= 16 && blue - green >= 4 && red - blue >= 4;

/**
 * Finds colours in a picture of the audit brand that do not belong to the brand, with one place for each. A single
 * pixel is ignored, because it is an edge.
 */
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
