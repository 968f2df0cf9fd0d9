import { clampChroma, formatHex, formatHex8, parse, type Color } from 'culori';

import type { Hex } from '../values.ts';
import { isNumberWithin, isRecord, own } from './unknown.ts';

const longestNotation = 64;
const widest = 1000;

/** Colour spaces of DTCG 2025.10 that use the same component ranges here. */
const build = {
  srgb: ([r, g, b]) => ({ mode: 'rgb', r, g, b }),
  'srgb-linear': ([r, g, b]) => ({ mode: 'lrgb', r, g, b }),
  'display-p3': ([r, g, b]) => ({ mode: 'p3', r, g, b }),
  oklab: ([l, a, b]) => ({ mode: 'oklab', l, a, b }),
  oklch: ([l, c, h]) => ({ mode: 'oklch', l, c, h }),
  lab: ([l, a, b]) => ({ mode: 'lab', l, a, b }),
  lch: ([l, c, h]) => ({ mode: 'lch', l, c, h }),
} as const satisfies Record<string, (parts: [number, number, number]) => Color>;

const isSpace = (name: unknown): name is keyof typeof build =>
  typeof name === 'string' && Object.hasOwn(build, name);

function toHex(color: Color): Hex {
  const shown = clampChroma(color, 'oklch', 'rgb');
  return (shown.alpha === undefined || shown.alpha >= 1 ? formatHex(shown) : formatHex8(shown)) as Hex;
}

/** The parser throws at some texts that are no colour, such as `/1a`. */
function parsed(text: string): Color | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function readNotation(text: string): Hex | undefined {
  const color = text.length <= longestNotation ? parsed(text) : undefined;
  return color === undefined ? undefined : toHex(color);
}

const readComponent = (part: unknown) =>
  part === 'none' ? 0 : isNumberWithin(part, -widest, widest) ? part : undefined;

/** Difference of a channel that rounding explains. */
const ROUNDING = 2;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * Refuses a `hex` that names another colour than the components beside it, which alone count: somebody edited the `hex` and
 * would see no change. In a wider colour space `hex` is only an approximation.
 */
const requireSameColor = (color: Hex, space: keyof typeof build, hex: unknown): void => {
  if (space !== 'srgb' || typeof hex !== 'string' || !/^#[\da-f]{6}$/i.test(hex)) return;
  const other = channels(hex);
  if (channels(color).some((channel, at) => Math.abs(channel - (other[at] ?? 0)) > ROUNDING))
    throw new RangeError(`hex ${hex} is not the colour of components, ${color}: change both, or remove hex`);
};

/**
 * Reads a DTCG colour object or, leniently, CSS notation. Undefined for anything else; a RangeError where `hex` and
 * `components` name two colours.
 */
export function readColor(value: unknown): Hex | undefined {
  if (typeof value === 'string') return readNotation(value);
  if (!isRecord(value)) return undefined;
  const alpha = own(value, 'alpha') ?? 1;
  if (!isNumberWithin(alpha, 0, 1)) return undefined;
  const space = own(value, 'colorSpace');
  const components = own(value, 'components');
  if (isSpace(space) && Array.isArray(components) && components.length === 3) {
    const [one, two, three] = components.map(readComponent);
    if (one === undefined || two === undefined || three === undefined) return undefined;
    const color = build[space]([one, two, three]);
    requireSameColor(toHex(color), space, own(value, 'hex'));
    return toHex({ ...color, alpha });
  }
  const fallback = own(value, 'hex');
  if (typeof fallback !== 'string' || !/^#[\da-f]{6}$/i.test(fallback)) return undefined;
  const color = parse(fallback);
  return color === undefined ? undefined : toHex({ ...color, alpha });
}
