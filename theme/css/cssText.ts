import type { TokenKind } from '../tokens.ts';
import type { Extent, GradientLayer, Shadow, Stop, ValueOfKind } from '../values.ts';

const decimal = (value: number) => String(Number(value.toFixed(4)));
const pixels = (value: number) => (value === 0 ? '0' : `${decimal(value)}px`);
const extent = ({ value, unit }: Extent) => `${decimal(value)}${unit}`;

const stopsAt = (stops: readonly Stop[], place: (position: number) => string) =>
  stops.map(({ color, position }) => `${color} ${place(position)}`).join(', ');

const layerText = {
  linear: ({ angle, length, stops }) =>
    `linear-gradient(${decimal(angle)}deg, ${stopsAt(stops, (position) =>
      length === undefined ? `${decimal(position * 100)}%` : pixels(position * length),
    )})`,
  radial: ({ size, center, stops }) => {
    const shape = size === undefined ? 'closest-side' : `${pixels(size.x)} ${pixels(size.y)}`;
    const place = `${extent(center.x)} ${extent(center.y)}`;
    return `radial-gradient(${shape} at ${place}, ${stopsAt(stops, (position) => `${decimal(position * 100)}%`)})`;
  },
  rays: ({ angle, period, stops }) =>
    `repeating-conic-gradient(from ${decimal(angle)}deg, ${stopsAt(stops, (position) => `${decimal(position * period)}deg`)})`,
} as const satisfies { [K in GradientLayer['kind']]: (layer: Extract<GradientLayer, { kind: K }>) => string };

// `kind` selects the writer; TypeScript cannot follow that through a union.
const gradientLayer = (layer: GradientLayer) =>
  (layerText[layer.kind] as (layer: GradientLayer) => string)(layer);

/** Where a box of this width begins whose middle lies at `middle`: a percentage of a background's place counts from its box. */
const leftOf = (middle: Extent, width: number) =>
  middle.unit === 'px'
    ? pixels(middle.value - width / 2)
    : `calc(${extent(middle)} + ${decimal(width * (middle.value / 100 - 0.5))}px)`;

const isClear = ({ color }: Stop) => /^#.{6}00$/.test(color);

/**
 * A layer of the light on the page. A renderer without a graphics processor computes each pixel of a round one, on the
 * whole of a long page; so it has a box of its own, as large as it shines.
 */
const glowLayer = (layer: GradientLayer) => {
  if (layer.kind !== 'radial' || layer.size === undefined || layer.center.y.unit !== 'px')
    return gradientLayer(layer);
  const last = layer.stops.at(-1);
  if (last === undefined || !isClear(last)) return gradientLayer(layer);
  const [width, height] = [2 * layer.size.x * last.position, 2 * layer.size.y * last.position];
  const middle = { value: 50, unit: '%' } as const;
  const boxed = gradientLayer({ ...layer, center: { x: middle, y: middle } });
  const top = pixels(layer.center.y.value - height / 2);
  return `${boxed} ${leftOf(layer.center.x, width)} ${top} / ${pixels(width)} ${pixels(height)} no-repeat`;
};

const place = ({ offsetX, offsetY, blur }: Shadow) => `${pixels(offsetX)} ${pixels(offsetY)} ${pixels(blur)}`;

const shadowLayer = (shadow: Shadow) =>
  `${shadow.inset ? 'inset ' : ''}${place(shadow)} ${pixels(shadow.spread)} ${shadow.color}`;

const genericFaces: ReadonlySet<string> = new Set(['system-ui', 'sans-serif', 'serif', 'monospace']);

/** Writers of CSS text, one for each kind of value. */
export const cssText = {
  color: (color) => color,
  gradient: (layers) => layers.map(gradientLayer).join(', ') || 'none',
  glow: (layers) => layers.map(glowLayer).join(', ') || 'none',
  shadow: (layers) => layers.map(shadowLayer).join(', ') || 'none',
  dropShadow: (shadow) => `${place(shadow)} ${shadow.color}`,
  dimension: ({ value, unit }) => `${decimal(value)}${unit}`,
  fontFamily: (names) => names.map((name) => (genericFaces.has(name) ? name : `'${name}'`)).join(', '),
  fontWeight: decimal,
  number: decimal,
  em: (value) => `${decimal(value)}em`,
} as const satisfies { [K in TokenKind]: (value: ValueOfKind[K]) => string };
