import type { suits } from '../../engine/cards.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Shapes on a field of 24 units. */
const shapes = {
  heart: 'M12 21.5C5 15.7 2 12.2 2 8.2A5.1 5.1 0 0 1 12 6.6a5.1 5.1 0 0 1 10 1.6c0 4-3 7.5-10 13.3z',
  diamond: 'M12 1.5 20.5 12 12 22.5 3.5 12z',
  spade:
    'M12 1.8c6 5 9.2 8.2 9.2 11.8a4.7 4.7 0 0 1-7.8 3.5c.2 2 .9 3.7 2.2 5.1H8.4c1.3-1.4 2-3.1 2.2-5.1a4.7 4.7 0 0 1-7.8-3.5C2.8 10 6 6.8 12 1.8z',
  club: 'M12 1.8a4.7 4.7 0 0 1 4.1 7 4.7 4.7 0 1 1-2.8 8.5c.3 1.9 1 3.5 2.3 4.9H8.4c1.3-1.4 2-3 2.3-4.9a4.7 4.7 0 1 1-2.8-8.5A4.7 4.7 0 0 1 12 1.8z',
} as const satisfies Record<(typeof suits)[number], string>;

export const suitPicture = (suit: (typeof suits)[number]): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'suit');
  path.setAttribute('d', shapes[suit]);
  svg.append(path);
  return svg;
};
