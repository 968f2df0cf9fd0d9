import type { Extent, GradientLayer, Stop } from '../values.ts';
import { readColor } from './readColor.ts';
import { readPixels } from './readMeasure.ts';
import { isNumberWithin, isRecord, own, readAll } from './unknown.ts';

/** Extension key for a gradient's shape, because DTCG 2025.10 has stops only. */
export const shapeExtension = 'marquee.gradient';

const mostStops = 12;
const full = 360;

function readStop(value: unknown): Stop | undefined {
  if (!isRecord(value)) return undefined;
  const color = readColor(own(value, 'color'));
  const position = own(value, 'position');
  return color !== undefined && isNumberWithin(position, 0, 1) ? { color, position } : undefined;
}

function readExtent(value: unknown): Extent | undefined {
  if (isRecord(value) && own(value, 'unit') === '%') {
    const share = own(value, 'value');
    return isNumberWithin(share, -200, 300) ? { value: share, unit: '%' } : undefined;
  }
  const pixels = readPixels(value);
  return pixels === undefined ? undefined : { value: pixels, unit: 'px' };
}

function readLinear(shape: Record<string, unknown>, stops: Stop[]): GradientLayer | undefined {
  const angle = own(shape, 'angle') ?? 180;
  if (!isNumberWithin(angle, -full, full)) return undefined;
  const given = own(shape, 'length');
  if (given === undefined) return { kind: 'linear', angle, stops };
  const length = readPixels(given);
  return length !== undefined && length > 0 ? { kind: 'linear', angle, length, stops } : undefined;
}

function readRadial(shape: Record<string, unknown>, stops: Stop[]): GradientLayer | undefined {
  const middle = { value: 50, unit: '%' };
  const x = readExtent(own(shape, 'x') ?? middle);
  const y = readExtent(own(shape, 'y') ?? middle);
  if (x === undefined || y === undefined) return undefined;
  const [width, height] = [own(shape, 'width'), own(shape, 'height')];
  if (width === undefined && height === undefined) return { kind: 'radial', center: { x, y }, stops };
  const [across, down] = [readPixels(width), readPixels(height)];
  if (across === undefined || down === undefined || across <= 0 || down <= 0) return undefined;
  return { kind: 'radial', size: { x: across, y: down }, center: { x, y }, stops };
}

function readRays(shape: Record<string, unknown>, stops: Stop[]): GradientLayer | undefined {
  const angle = own(shape, 'angle') ?? 0;
  const period = own(shape, 'period');
  if (!isNumberWithin(angle, -full, full) || !isNumberWithin(period, 1, full)) return undefined;
  return { kind: 'rays', angle, period, stops };
}

const readShape = { linear: readLinear, radial: readRadial, rays: readRays } as const;

/** Reads one layer: DTCG stops, and the shape from the token's extensions (default: linear, downwards). */
export function readGradientLayer(value: unknown, extensions: unknown): GradientLayer | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostStops) return undefined;
  const stops = readAll(value, readStop);
  const shape = isRecord(extensions) ? (own(extensions, shapeExtension) ?? {}) : {};
  if (stops === undefined || !isRecord(shape)) return undefined;
  const kind = own(shape, 'kind') ?? 'linear';
  return kind === 'linear' || kind === 'radial' || kind === 'rays'
    ? readShape[kind](shape, stops)
    : undefined;
}
