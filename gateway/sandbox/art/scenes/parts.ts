import type { Random } from '../../../platform/runtime/random.ts';
import { canvas } from '../canvas.ts';

export const repeat = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

export const cloud = (x: number, y: number, scale: number, colour: string, opacity: number) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="${colour}" opacity="${opacity}" ` +
  `d="M0 0c6-26 44-30 54-8 16-16 46-6 44 14 22-4 30 24 8 28H-18C-40 34-36 2 0 0Z"/>`;

export const swirl = (x: number, y: number, scale: number, colour: string, opacity: number) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round" opacity="${opacity}" ` +
  `d="M-60 30h110c26 0 26-36 2-36-18 0-20 22-4 22M-30 30c-30 0-34-42-4-44 6-26 44-26 50 0"/>`;

/** A ground line of soft waves. */
export function ridge({ next }: Random, y: number, swing: number, waves: number): string {
  const step = canvas.width / waves;
  let path = `M0 ${canvas.height}L0 ${y}`;
  for (let at = 0; at <= waves; at++) {
    const crest = y + (next() - 0.5) * swing * 2;
    path += `Q${at * step - step / 2} ${y - swing * (at % 2 ? 1 : -1)} ${at * step} ${crest}`;
  }
  return `${path}L${canvas.width} ${canvas.height}Z`;
}

type Dots = {
  count: number;
  radius: readonly [number, number];
  opacity: readonly [number, number];
  colours: readonly string[];
  height?: number;
};

/** Points of light anywhere above a height. */
export const dots = (chance: Random, { count, radius, opacity, colours, height = canvas.height }: Dots) =>
  repeat(count, () => {
    const between = ([from, to]: readonly [number, number]) =>
      (from + chance.next() * (to - from)).toFixed(2);
    return `<circle cx="${(chance.next() * canvas.width).toFixed(1)}" cy="${(chance.next() * height).toFixed(1)}" r="${between(radius)}" fill="${chance.pick(colours)}" opacity="${between(opacity)}"/>`;
  });
