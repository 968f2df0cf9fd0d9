import type { Lettering } from './lettering.ts';
import type { Theme } from '../art/Theme.ts';

const depths = [7, 6, 5, 4, 3];

/** The lettering as a block: cast shadow, five steps of depth, outline, keyline, ramp and gloss. */
export const titleArt = (
  { lines, weight }: Lettering,
  { ink }: Theme,
  keyline: string,
  x: number,
  y: number,
): string => {
  const all = lines.join('');
  const stroke = (width: number): string => (width * weight).toFixed(1);
  const block = (drop: number, width: number): string =>
    `<path d="${all}" transform="translate(0 ${(drop * weight).toFixed(1)})" fill="${ink}" stroke="${ink}" stroke-width="${stroke(width)}"/>`;
  return (
    `<g transform="translate(${x} ${y})" stroke-linejoin="round">` +
    `<path d="${all}" transform="translate(0 9)" fill="${ink}" stroke="${ink}" stroke-width="${stroke(17)}" opacity=".55" filter="url(#soft)"/>` +
    depths.map((depth) => block(depth, 12)).join('') +
    block(0, 13) +
    `<path d="${all}" fill="none" stroke="${keyline}" stroke-width="${stroke(6.4)}"/>` +
    `<path d="${all}" fill="none" stroke="${ink}" stroke-width="${stroke(3)}"/>` +
    lines
      .map((line) => `<path d="${line}" fill="url(#ramp)"/><path d="${line}" fill="url(#gloss)"/>`)
      .join('') +
    '</g>'
  );
};
