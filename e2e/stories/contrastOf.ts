import { blend, parse, wcagContrast, type Rgb, converter } from 'culori';
import type { ShownPair } from './shownPairs';

const rgb = converter('rgb');
const notation = /(?:rgba?|oklch|oklab|color)\([^)]*\)/g;

const read = (text: string): Rgb => {
  const color = rgb(parse(text));
  if (color === undefined) throw new RangeError(`Not a colour: ${text}`);
  return color;
};

const faded = (text: string, opacity: number): Rgb => {
  const color = read(text);
  return { ...color, alpha: (color.alpha ?? 1) * opacity };
};

const over = (top: Rgb, bottom: Rgb): Rgb => rgb(blend([bottom, top]));

/** Every colour that the background layers can result in; a gradient counts with each of its stops. */
function groundsOf(layers: ShownPair['ground']): Rgb[] {
  const [top, ...below] = layers;
  if (top === undefined) return [read('rgb(255, 255, 255)')];
  const opacity = layers.reduce((product, layer) => product * layer.opacity, 1);
  const filled = groundsOf(below).map((ground) => over(faded(top.color, opacity), ground));
  const stops = top.image.match(notation) ?? [];
  if (stops.length === 0) return filled;
  return filled.flatMap((ground) => stops.map((stop) => over(faded(stop, opacity), ground)));
}

/** The lowest contrast between the foreground and any of its possible backgrounds. */
export function contrastOf({ ink, ground }: ShownPair): number {
  const opacity = ink.reduce((product, layer) => product * layer.opacity, 1);
  const front = faded(ink[0]?.color ?? '', opacity);
  return Math.min(...groundsOf(ground).map((back) => wcagContrast(over(front, back), back)));
}
