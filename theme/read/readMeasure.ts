import type { Dimension } from '../values.ts';
import { isNumberWithin, isRecord, own, readAll } from './unknown.ts';

const farthest = 10_000;

/** Reads `{ value, unit }` or, leniently, `"6px"` or a bare 0. */
function readDimension(value: unknown): Dimension | undefined {
  if (value === 0) return { value: 0, unit: 'px' };
  if (typeof value === 'string') {
    const [, number, unit] = /^(-?\d{1,5}(?:\.\d{1,4})?)(px|rem)$/.exec(value) ?? [];
    return number === undefined || (unit !== 'px' && unit !== 'rem')
      ? undefined
      : { value: Number(number), unit };
  }
  if (!isRecord(value)) return undefined;
  const number = own(value, 'value');
  const unit = own(value, 'unit');
  if (!isNumberWithin(number, -farthest, farthest) || (unit !== 'px' && unit !== 'rem')) return undefined;
  return { value: number, unit };
}

/** A length of 0 or more, for corner radii. */
export function readLength(value: unknown): Dimension | undefined {
  const found = readDimension(value);
  return found !== undefined && found.value >= 0 ? found : undefined;
}

/** A dimension in pixels; one rem counts as 16. */
export function readPixels(value: unknown): number | undefined {
  const found = readDimension(value);
  return found && found.value * (found.unit === 'rem' ? 16 : 1);
}

const namedWeights: ReadonlyMap<unknown, number> = new Map(
  Object.entries({ thin: 100, light: 300, normal: 400, regular: 400, medium: 500, bold: 700, black: 900 }),
);

export const readWeight = (value: unknown): number | undefined =>
  isNumberWithin(value, 1, 1000) ? Math.round(value) : namedWeights.get(value);

/** An optical factor. */
export const readScale = (value: unknown): number | undefined =>
  isNumberWithin(value, 0.5, 2) ? value : undefined;

/** Letter spacing in em. */
export const readTracking = (value: unknown): number | undefined =>
  isNumberWithin(value, -0.2, 0.5) ? value : undefined;

const readFace = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\p{L}\d][\p{L}\d -]{0,63}$/u.test(value) ? value : undefined;

/** One face name or a list of them. */
export const readFaces = (value: unknown): string[] | undefined => {
  const names = Array.isArray(value) ? value : [value];
  return names.length > 0 && names.length <= 8 ? readAll(names, readFace) : undefined;
};
