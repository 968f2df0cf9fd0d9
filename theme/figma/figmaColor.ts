import { isNumberWithin, isRecord, own } from '../read/unknown.ts';
import type { Hex } from '../values.ts';

/** A colour in Figma's notation: components from 0 to 1. */
export interface FigmaColor {
  r: number;
  g: number;
  b: number;
  a: number;
}

const byte = 255;

const shareAt = (color: Hex, at: number) => Number.parseInt(color.slice(at, at + 2), 16) / byte;

export const isHex = (value: unknown): value is Hex =>
  typeof value === 'string' && /^#[\da-f]{6}(?:[\da-f]{2})?$/.test(value);

export const figmaColor = (color: Hex): FigmaColor => ({
  r: shareAt(color, 1),
  g: shareAt(color, 3),
  b: shareAt(color, 5),
  a: color.length === 9 ? shareAt(color, 7) : 1,
});

const twoDigits = (share: number) =>
  Math.round(share * byte)
    .toString(16)
    .padStart(2, '0');

/** Converts a Figma colour; undefined if the value is not one. */
export function hexOf(value: unknown): Hex | undefined {
  if (!isRecord(value)) return undefined;
  const shares = ['r', 'g', 'b'].map((name) => own(value, name)).concat(own(value, 'a') ?? 1);
  if (!shares.every((share) => isNumberWithin(share, 0, 1))) return undefined;
  const [digits, alpha] = [shares.slice(0, 3).map(twoDigits).join(''), twoDigits(shares[3] ?? 1)];
  return `#${digits}${alpha === 'ff' ? '' : alpha}`;
}
