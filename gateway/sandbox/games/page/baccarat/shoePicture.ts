import { svgPart as part } from '../svgPart.ts';

/** The shoe that cards are dealt from. */
export const shoePicture = (): SVGElement =>
  part(
    'svg',
    { viewBox: '0 0 120 84', class: 'shoe', 'aria-hidden': 'true' },
    part('ellipse', { class: 'shade', cx: 62, cy: 76, rx: 54, ry: 7 }),
    part('path', { class: 'side', d: 'M34 14 108 6a8 8 0 0 1 9 8v46a8 8 0 0 1-7 8l-70 8Z' }),
    part('path', { class: 'front', d: 'M4 40 34 14a4 4 0 0 1 6 3v56a4 4 0 0 1-4 4H10a8 8 0 0 1-8-8V45Z' }),
    part('path', { class: 'edge', d: 'M36 16 110 8' }),
    part('path', { class: 'card', d: 'M8 44 32 24v42a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4Z' }),
    part('path', { class: 'mark', d: 'M78 24 92 38 78 52 64 38Z' }),
  );
