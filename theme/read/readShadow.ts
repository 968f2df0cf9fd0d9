import type { Shadow } from '../values.ts';
import { readColor } from './readColor.ts';
import { readPixels } from './readMeasure.ts';
import { isRecord, own, readAll } from './unknown.ts';

const mostLayers = 6;

function readLayer(value: unknown): Shadow | undefined {
  if (!isRecord(value)) return undefined;
  const color = readColor(own(value, 'color'));
  const [offsetX, offsetY, blur, spread] = (['offsetX', 'offsetY', 'blur', 'spread'] as const).map((side) =>
    readPixels(own(value, side) ?? 0),
  );
  const inset = own(value, 'inset') ?? false;
  if (color === undefined || offsetX === undefined || offsetY === undefined) return undefined;
  if (blur === undefined || blur < 0 || spread === undefined || typeof inset !== 'boolean') return undefined;
  return { color, offsetX, offsetY, blur, spread, inset };
}

/** One DTCG shadow or a list of them. */
export function readShadow(value: unknown): Shadow[] | undefined {
  const layers = Array.isArray(value) ? value : [value];
  return layers.length <= mostLayers ? readAll(layers, readLayer) : undefined;
}

/** A single outer shadow without spread: all that `drop-shadow()` can draw. */
export function readDropShadow(value: unknown): Shadow | undefined {
  const found = readLayer(value);
  return found === undefined || found.inset || found.spread !== 0 ? undefined : found;
}
