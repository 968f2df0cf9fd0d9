import { svgPart as part } from '../svgPart.ts';

const DOTS = 22;

const dot = (place: number): SVGElement => {
  const angle = (place / DOTS) * 2 * Math.PI;
  const [x, y] = [200 + Math.cos(angle) * 152, 150 + Math.sin(angle) * 97];
  return part('ellipse', { class: 'dot', cx: x.toFixed(1), cy: y.toFixed(1), rx: 4.2, ry: 3 });
};

const stops = (id: string, name: 'linearGradient' | 'radialGradient', ...classes: string[]): SVGElement =>
  part(
    name,
    { id, ...(name === 'radialGradient' && { cx: 0.36, cy: 0.22, r: 0.95 }) },
    ...classes.map((className, place) =>
      part('stop', { offset: place / (classes.length - 1), class: className }),
    ),
  );

/** Flowers around the bowl, wider in front than at its sides. */
const flower = (x: number): SVGElement => {
  const far = Math.abs(x - 200) / 118;
  const y = 178 - far * far * 40;
  const wide = 1 - far * 0.55;
  const petal = (by: number, size: number, drop: number): SVGElement =>
    part('ellipse', {
      cx: (x + by * wide).toFixed(1),
      cy: (y + drop).toFixed(1),
      rx: (6.2 * size * wide).toFixed(1),
      ry: (13 * size).toFixed(1),
    });
  return part('g', { class: 'flower' }, petal(0, 1, 0), petal(-13, 0.6, 5), petal(13, 0.6, 5));
};

/** The plate, what lies on it, and the bowl over it; with room for a presenter behind it where the table is live. */
export const bowlPicture = (isLive = false) => {
  const lying = part('g', { class: 'lying' });
  const bowl = part(
    'g',
    { class: 'bowl-cover' },
    part('path', {
      class: 'body',
      d: 'M70 152C70 76 118 22 200 22s130 54 130 130c0 44-58 74-130 74S70 196 70 152Z',
    }),
    part('path', { class: 'line', d: 'M84 104c22 30 66 48 116 48s94-18 116-48' }),
    part('path', { class: 'line', d: 'M74 172c16 30 66 48 126 48s110-18 126-48' }),
    ...[98, 143, 200, 257, 302].map(flower),
    part('path', { class: 'shine', d: 'M108 118c4-34 24-58 50-68-18 20-30 44-32 76Z' }),
    part('ellipse', { class: 'foot', cx: 200, cy: 30, rx: 42, ry: 19 }),
    part('ellipse', { class: 'hollow', cx: 200, cy: 28, rx: 31, ry: 12 }),
  );
  const svg = part(
    'svg',
    {
      viewBox: isLive ? '0 -115 400 425' : '0 0 400 280',
      class: 'bowl',
      'aria-hidden': 'true',
      'data-state': 'shut',
    },
    part(
      'defs',
      {},
      stops('plate-fill', 'radialGradient', 'plate-light', 'plate-deep'),
      stops('bowl-fill', 'radialGradient', 'bowl-light', 'bowl-middle', 'bowl-deep'),
      stops('gold', 'linearGradient', 'gold-light', 'gold-deep'),
    ),
    part(
      'g',
      { class: 'bowl-at' },
      part(
        'g',
        { class: 'moved' },
        part('ellipse', { class: 'ground', cx: 200, cy: 168, rx: 194, ry: 106 }),
        part('ellipse', { class: 'plate-edge', cx: 200, cy: 156, rx: 190, ry: 122 }),
        part('ellipse', { class: 'plate', cx: 200, cy: 150, rx: 186, ry: 119 }),
        part('ellipse', { class: 'line', cx: 200, cy: 152, rx: 122, ry: 78 }),
        part('ellipse', { class: 'line thin', cx: 200, cy: 153, rx: 116, ry: 73 }),
        ...Array.from({ length: DOTS }, (_, place) => dot(place)),
        lying,
        bowl,
      ),
    ),
  );
  return {
    svg,
    /** Puts a presenter behind the bowl, their hands before it. */
    stand: (body: SVGElement, arms: SVGElement): void => {
      const at = { transform: 'translate(200 175)' };
      svg.querySelector('.bowl-at')?.before(part('g', at, body));
      svg.append(part('g', at, arms));
    },
    lay: (...things: SVGElement[]): void => lying.replaceChildren(...things),
    set: (state: 'shut' | 'shaking' | 'open'): void => svg.setAttribute('data-state', state),
  };
};
