import { isRed, wheel } from '../../engine/rouletteBets.ts';
import { svgPart as part } from '../svgPart.ts';

const POCKET = 360 / wheel.length;

const at = (angle: number, reach: number): string => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(100 + Math.cos(turn) * reach).toFixed(2)} ${(100 + Math.sin(turn) * reach).toFixed(2)}`;
};

const classOf = (number: number): string => (number === 0 ? 'zero' : isRed(number) ? 'red' : 'black');

const pocket = (number: number, place: number): SVGElement[] => {
  const from = (place - 0.5) * POCKET;
  const to = from + POCKET;
  const shape = `M${at(from, 92)}A92 92 0 0 1 ${at(to, 92)}L${at(to, 62)}A62 62 0 0 0 ${at(from, 62)}Z`;
  const [x, y] = at(place * POCKET, 82).split(' ');
  const label = part('text', { x: x ?? 0, y: y ?? 0, transform: `rotate(${place * POCKET} ${x} ${y})` });
  label.textContent = String(number);
  return [part('path', { d: shape, class: classOf(number) }), label];
};

type Stop = readonly [offset: number, colour: string];

const gradient = (
  kind: 'radialGradient' | 'linearGradient',
  id: string,
  stops: readonly Stop[],
): SVGElement => {
  const made = part(kind, { id, ...(kind === 'linearGradient' && { x2: 0.7, y2: 1 }) });
  made.append(...stops.map(([offset, colour]) => part('stop', { offset, 'stop-color': colour })));
  return made;
};

/** Wood, the depth of the ring of pockets, and the light from above; these do not turn. */
const lights = (): SVGElement => {
  const defs = part('defs', {});
  defs.append(
    gradient('radialGradient', 'wheel-wood', [
      [0, '#d79a58'],
      [0.5, '#8c4e22'],
      [1, '#43200c'],
    ]),
    gradient('radialGradient', 'wheel-depth', [
      [0.6, '#0000'],
      [0.635, '#000a'],
      [0.74, '#0000'],
      [0.9, '#0000'],
      [0.945, '#0008'],
      [1, '#0000'],
    ]),
    gradient('linearGradient', 'wheel-shine', [
      [0, '#fff6'],
      [0.42, '#fff0'],
      [1, '#0005'],
    ]),
  );
  return defs;
};

/** The wheel, zero on top, and the ball that runs around it. */
export const wheelPicture = () => {
  const svg = part('svg', { viewBox: '0 0 200 200', class: 'wheel', 'aria-hidden': 'true' });
  const turning = part('g', { class: 'pockets' });
  turning.append(...wheel.flatMap(pocket), part('circle', { cx: 100, cy: 100, r: 62, class: 'bowl' }));
  turning.append(
    ...[0, 90].map((turn) =>
      part('path', { d: 'M100 66V134', class: 'spoke', transform: `rotate(${turn} 100 100)` }),
    ),
  );
  turning.append(
    ...[0, 90, 180, 270].map((turn) =>
      part('circle', { cx: 100, cy: 66, r: 4.4, class: 'knob', transform: `rotate(${turn} 100 100)` }),
    ),
    part('circle', { cx: 100, cy: 100, r: 13, class: 'hub' }),
    part('circle', { cx: 97, cy: 96, r: 4, class: 'glint' }),
  );
  const ball = part('g', { class: 'ball' });
  ball.append(part('circle', { cx: 100, cy: 31, r: 4.2 }));
  const over = (name: string) => part('circle', { cx: 100, cy: 100, r: 98, fill: `url(#${name})` });
  svg.append(lights(), part('circle', { cx: 100, cy: 100, r: 98, class: 'rim' }), turning);
  svg.append(over('wheel-depth'), over('wheel-shine'), ball);
  return { svg, turning, ball };
};

/** Degrees from the top to the pocket of a number. */
export const angleOf = (number: number): number => wheel.indexOf(number as 0) * POCKET;
