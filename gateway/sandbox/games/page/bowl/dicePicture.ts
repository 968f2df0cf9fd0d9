import type { Dice } from '../../engine/taiXiuBets.ts';
import { svgPart as part } from '../svgPart.ts';

/** Where the pips of a face are, on a square from 0 to 1. */
const corners = [
  [0.25, 0.25],
  [0.75, 0.75],
] as const;
const others = [
  [0.75, 0.25],
  [0.25, 0.75],
] as const;
const sides = [
  [0.25, 0.5],
  [0.75, 0.5],
] as const;
const middle = [[0.5, 0.5]] as const;

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: middle,
  2: corners,
  3: [...corners, ...middle],
  4: [...corners, ...others],
  5: [...corners, ...others, ...middle],
  6: [...corners, ...others, ...sides],
};

/** One and four are red, as on dice everywhere in Asia. */
const isRed = (number: number): boolean => number === 1 || number === 4;

const face = (number: number, className: string): SVGElement =>
  part(
    'g',
    { class: `face ${className} ${isRed(number) ? 'red' : 'black'}` },
    part('rect', { width: 1, height: 1, rx: 0.16 }),
    ...(pips[number] ?? []).map(([x, y]) => part('circle', { cx: x, cy: y, r: number === 1 ? 0.15 : 0.105 })),
  );

/** A face seen from above. */
export const dieFace = (number: number): SVGElement =>
  part('svg', { viewBox: '0 0 1 1', class: 'die-face', 'aria-hidden': 'true' }, face(number, 'flat'));

/** Opposite faces make seven; these two stand beside the one on top. */
const besides = (top: number): readonly [number, number] => {
  const [left = 1, right = 2] = [1, 2, 3].filter((one) => one !== top && one !== 7 - top);
  return [left, right];
};

const EDGE = 46;

/** A die that lies on the plate: what counts is on top. */
const die = (top: number, x: number, y: number): SVGElement => {
  const [left, right] = besides(top);
  // Three axes of the drawing: to the right, to the left, and down.
  const [across, back, down] = [EDGE * 0.86, EDGE * 0.42, EDGE * 0.82];
  const laid = (number: number, className: string, matrix: readonly number[]): SVGElement => {
    const made = face(number, className);
    made.setAttribute('transform', `matrix(${matrix.map((one) => one.toFixed(2)).join(' ')})`);
    return made;
  };
  return part(
    'g',
    { class: 'die', transform: `translate(${x} ${y})` },
    part('ellipse', { class: 'shade', cx: 6, cy: down + back * 1.5, rx: across * 1.2, ry: back * 1.1 }),
    laid(left, 'left', [across, back, 0, down, -across, back]),
    laid(right, 'right', [across, -back, 0, down, 0, back * 2]),
    laid(top, 'top', [across, back, -across, back, 0, 0]),
  );
};

/** Three dice on the plate, the one at the back first. */
export const diceLying = ([one, two, three]: Dice): SVGElement[] => [
  die(two, 200, 62),
  die(one, 148, 112),
  die(three, 252, 114),
];
