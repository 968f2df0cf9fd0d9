import type { Picture } from './motifPicture.ts';

/** Light that falls on a picture, by its depth; see `lightFilters`. */
export type Light = 'hero' | 'back' | 'bit' | 'near' | 'far';

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Longer side in canvas units. */
  readonly size: number;
  /** Degrees. */
  readonly turn: number;
  readonly light: Light;
  readonly flip?: boolean;
  readonly opacity?: number;
}

/** A picture about a point of the canvas. */
export const place = (
  { href, width, height }: Picture,
  { x, y, size, turn, light, flip = false, opacity = 1 }: Place,
): string => {
  const scale = size / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})${flip ? ' scale(-1 1)' : ''}" opacity="${opacity}">` +
    `<image href="${href}" x="${(-w / 2).toFixed(1)}" y="${(-h / 2).toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" filter="url(#${light})"/></g>`
  );
};
