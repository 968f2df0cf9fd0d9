/** A picture of three bytes a pixel. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

const red = [224, 0, 48] as const;

/**
 * Counts the pixels of which a colour differs by more than the tolerance, and draws them in red on the faded new
 * picture. What only one of two pictures of unequal size has differs.
 */
export function drawDifference(before: Pixels, after: Pixels, tolerance: number) {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const data = new Uint8Array(width * height * 3).fill(255);
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      if (isSame(before, after, x, y, tolerance)) {
        const from = (y * after.width + x) * 3;
        for (let unit = 0; unit < 3; unit += 1) data[at + unit] = 191 + (after.data[from + unit] ?? 0) / 4;
      } else {
        count += 1;
        data.set(red, at);
      }
    }
  return { count, picture: { data, width, height } satisfies Pixels };
}

const hasPixel = ({ width, height }: Pixels, x: number, y: number) => x < width && y < height;

function isSame(before: Pixels, after: Pixels, x: number, y: number, tolerance: number): boolean {
  if (!hasPixel(before, x, y) || !hasPixel(after, x, y)) return false;
  const [one, other] = [(y * before.width + x) * 3, (y * after.width + x) * 3];
  for (let unit = 0; unit < 3; unit += 1) {
    const distance = (before.data[one + unit] ?? 0) - (after.data[other + unit] ?? 0);
    if (Math.abs(distance) > tolerance) return false;
  }
  return true;
}
