const jacket = 'M22 20q10 6 20 0l14 9-5 12-7-4v24H20V37l-7 4-5-12z';

const patterns = {
  chevron: 'M8 26l24 18 24-18v12L32 56 8 38z',
  stripes: 'M18 16h5v48h-5zM27 16h5v48h-5zM36 16h5v48h-5z',
  hoops: 'M4 28h56v6H4zM4 41h56v6H4zM4 54h56v6H4z',
  diamond: 'M32 24l10 17-10 17-10-17z',
  quarters: 'M32 16h28v24H32zM4 40h28v24H4z',
  spots:
    'M26 26a4 4 0 1 0 .1 0zM38 26a4 4 0 1 0 .1 0zM32 37a4 4 0 1 0 .1 0zM26 48a4 4 0 1 0 .1 0zM38 48a4 4 0 1 0 .1 0zM13 27a3 3 0 1 0 .1 0zM51 27a3 3 0 1 0 .1 0z',
} as const;

export interface Silks {
  readonly kind: 'silks';
  readonly pattern: keyof typeof patterns;
  readonly colours: readonly [string, string];
  readonly cap: string;
}

/** What a jockey wears: a jacket with a pattern, and a cap. */
export const drawSilks = ({ pattern, colours: [first, second], cap }: Silks): string =>
  [
    `<clipPath id="j"><path d="${jacket}"/></clipPath>`,
    `<g clip-path="url(#j)"><path fill="${first}" d="M0 0h64v64H0z"/><path fill="${second}" d="${patterns[pattern]}"/></g>`,
    `<path fill="none" stroke="#8a8f98" stroke-width="1.5" d="${jacket}"/>`,
    '<path fill="#fff" d="M25 19q7 5 14 0l-2 5H27z"/>',
    `<path fill="${cap}" stroke="#8a8f98" d="M22 13q1-10 10-10 9 0 10 8l8 2-1 3-27-1z"/>`,
  ].join('');
