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

const place = ({ offsetX, offsetY, blur }: Shadow) => `${pixels(offsetX)} ${pixels(offsetY)} ${pixels(blur)}`;

const shadowLayer = (shadow: Shadow) =>
  `${shadow.inset ? 'inset ' : ''}${place(shadow)} ${pixels(shadow.spread)} ${shadow.color}`;

const genericFaces: ReadonlySet<string> = new Set(['system-ui', 'sans-serif', 'serif', 'monospace']);

/** Writers of CSS text, one for each kind of value. */
export const cssText = {
  color: (color) => color,
  gradient: (layers) => layers.map(gradientLayer).join(', ') || 'none',
  shadow: (layers) => layers.map(shadowLayer).join(', ') || 'none',
  dropShadow: (shadow) => `${place(shadow)} ${shadow.color}`,
  dimension: ({ value, unit }) => `${decimal(value)}${unit}`,
  fontFamily: (names) => names.map((name) => (genericFaces.has(name) ? name : `'${name}'`)).join(', '),
  fontWeight: decimal,
  number: decimal,
  em: (value) => `${decimal(value)}em`,
} as const satisfies { [K in TokenKind]: (value: ValueOfKind[K]) => string };
