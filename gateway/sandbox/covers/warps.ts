/** Moves a point of the lettering, whose block reaches from -halfWidth to halfWidth and -halfHeight to halfHeight. */
type Bend = (x: number, y: number, halfWidth: number, halfHeight: number) => readonly [number, number];

export const warps = {
  arc: (x, y, w) => [x, y + (x / w) ** 2 * w * 0.13],
  smile: (x, y, w) => [x, y - (x / w) ** 2 * w * 0.09],
  bulge: (x, y, w) => [x, y * (1 + 0.24 * (1 - (x / w) ** 2))],
  flare: (x, y, w) => [x, y * (0.86 + 0.28 * (x / w) ** 2)],
  wave: (x, y, w) => [x, y + Math.sin((x / w) * 2.4) * w * 0.06],
  tilt: (x, y) => [x - y * 0.09, y - x * 0.075],
  perspective: (x, y, _, h) => [x * (1 - (0.14 * (h - y)) / (2 * h)), y],
} as const satisfies Record<string, Bend>;

export type Warp = keyof typeof warps;
export const warpNames = Object.keys(warps) as Warp[];
