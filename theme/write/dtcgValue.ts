import { parse } from 'culori';

import { shapeExtension } from '../read/readGradient.ts';
import type { Dimension, Extent, GradientLayer, Hex, Shadow, Stop } from '../values.ts';

const round = (value: number) => Number(value.toFixed(4));
const pixels = (value: number) => ({ value: round(value), unit: 'px' });
const extent = ({ value, unit }: Extent) => ({ value: round(value), unit });

export function dtcgColor(color: Hex) {
  const found = parse(color);
  if (found?.mode !== 'rgb') throw new RangeError(`Not a colour: ${color}`);
  const components = [found.r, found.g, found.b].map(round);
  const alpha = found.alpha === undefined ? {} : { alpha: round(found.alpha) };
  return { colorSpace: 'srgb', components, ...alpha, hex: color.slice(0, 7) };
}

export const dtcgDimension = ({ value, unit }: Dimension) => ({ value: round(value), unit });

export const dtcgShadow = ({ color, offsetX, offsetY, blur, spread, inset }: Shadow) => ({
  color: dtcgColor(color),
  offsetX: pixels(offsetX),
  offsetY: pixels(offsetY),
  blur: pixels(blur),
  spread: pixels(spread),
  ...(inset && { inset }),
});

const dtcgStop = ({ color, position }: Stop) => ({ color: dtcgColor(color), position: round(position) });

function shapeOf(layer: GradientLayer) {
  switch (layer.kind) {
    case 'linear':
      return { angle: layer.angle, ...(layer.length !== undefined && { length: pixels(layer.length) }) };
    case 'radial':
      return {
        x: extent(layer.center.x),
        y: extent(layer.center.y),
        ...(layer.size && { width: pixels(layer.size.x), height: pixels(layer.size.y) }),
      };
    case 'rays':
      return { angle: layer.angle, period: layer.period };
  }
}

/** A gradient layer as a token without its `$type`. */
export const dtcgLayer = (layer: GradientLayer) => ({
  $value: layer.stops.map(dtcgStop),
  $extensions: { [shapeExtension]: { kind: layer.kind, ...shapeOf(layer) } },
});
