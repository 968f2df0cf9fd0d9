import type { GradientLayer, Hex } from '../values.ts';
import { fade } from './oklch.ts';
import { pushContrast } from './pushContrast.ts';

/** A linear gradient with evenly spaced stops. */
export const linear = (angle: number, ...colors: Hex[]): GradientLayer => ({
  kind: 'linear',
  angle,
  stops: colors.map((color, index) => ({ color, position: index / Math.max(1, colors.length - 1) })),
});

/** A soft radial light; its centre is at x percent and y pixels. */
export const glow = (color: Hex, x: number, y: number): GradientLayer => ({
  kind: 'radial',
  size: { x: 900, y: 600 },
  center: { x: { value: x, unit: '%' }, y: { value: y, unit: 'px' } },
  stops: [
    { color, position: 0 },
    { color: fade(color, 0), position: 0.7 },
  ],
});

/** A radial light that fills its box. */
export const halo = (color: Hex): GradientLayer => ({
  kind: 'radial',
  center: { x: { value: 50, unit: '%' }, y: { value: 50, unit: '%' } },
  stops: [
    { color, position: 0 },
    { color: fade(color, 0), position: 1 },
  ],
});

const rayShare = 0.4667;

/** Rays every 15 degrees, slightly narrower than the gaps between them. */
export const rays = (color: Hex): GradientLayer => ({
  kind: 'rays',
  angle: 4,
  period: 15,
  stops: [
    { color, position: 0 },
    { color, position: rayShare },
    { color: fade(color, 0), position: rayShare },
    { color: fade(color, 0), position: 1 },
  ],
});

/** Which stops text may be placed on. */
export type Reach = 'all' | 'half';
const reached = (position: number, reach: Reach) => reach === 'all' || position <= 0.5;

/** Colours of the stops that text may be placed on. */
export const stopColors = (layers: readonly GradientLayer[], reach: Reach): Hex[] =>
  layers.flatMap(({ stops }) =>
    stops.filter((stop) => reached(stop.position, reach)).map((stop) => stop.color),
  );

/** A copy of the layers whose stops under text contrast with the given colours. */
export const carry = (
  layers: readonly GradientLayer[],
  against: readonly Hex[],
  ratio: number,
  reach: Reach = 'all',
): GradientLayer[] =>
  layers.map((layer) => ({
    ...layer,
    stops: layer.stops.map((stop) =>
      reached(stop.position, reach) ? { ...stop, color: pushContrast(stop.color, against, ratio) } : stop,
    ),
  }));
