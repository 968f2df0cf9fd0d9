import type { CoinFace } from '../../engine/xocDiaBets.ts';
import { element } from '../element.ts';
import { svgPart as part } from '../svgPart.ts';

/** Where four coins lie, those at the back first. */
const places = [
  [154, 106],
  [247, 110],
  [148, 168],
  [252, 170],
] as const;

const THICK = 9;

const coin = (face: CoinFace, x: number, y: number): SVGElement =>
  part(
    'g',
    { class: `coin ${face}`, transform: `translate(${x} ${y})` },
    part('ellipse', { class: 'shade', cx: 4, cy: THICK + 6, rx: 46, ry: 30 }),
    part('ellipse', { class: 'edge', cy: THICK, rx: 44, ry: 28 }),
    part('rect', { class: 'edge', x: -44, width: 88, height: THICK }),
    part('ellipse', { class: 'upper', rx: 44, ry: 28 }),
    part('ellipse', { class: 'ring', rx: 38, ry: 23.5 }),
  );

export const coinsLying = (coins: readonly CoinFace[]): SVGElement[] =>
  places.flatMap(([x, y], place) => {
    const face = coins[place];
    return face === undefined ? [] : [coin(face, x, y)];
  });

/** Four coins in little, red ones first. */
export const coinDots = (reds: number, count = 4): HTMLElement =>
  element(
    'span',
    { className: 'coin-dots', attributes: { 'aria-hidden': 'true' } },
    ...Array.from({ length: count }, (_, place) =>
      element('i', { className: place < reds ? 'red' : 'white' }),
    ),
  );
