const shields = {
  heater: 'M8 5h48v29c0 14-10 22-24 27C18 56 8 48 8 34z',
  round: 'M32 3a29 29 0 1 0 .1 0z',
  swallow: 'M8 8q12 2 24-5 12 7 24 5v26q0 18-24 27Q8 52 8 34z',
  pennant: 'M8 5h48v33L32 61 8 38z',
  hexagon: 'M32 3l25 12v33L32 61 7 48V15z',
} as const;

const patterns = {
  halves: 'M32 0h32v64H32z',
  stripes: 'M14 0h8v64h-8zM28 0h8v64h-8zM42 0h8v64h-8z',
  sash: 'M0 42L42 0h18L0 60z',
  chevron: 'M0 14l32 24 32-24v18L32 56 0 32z',
  chief: 'M0 0h64v20H0z',
  quarters: 'M32 0h32v32H32zM0 32h32v32H0z',
  hoops: 'M0 10h64v10H0zM0 30h64v10H0zM0 50h64v10H0z',
} as const;

const symbols = {
  crystal: 'M32 19l9 12-9 12-9-12z',
  leaf: 'M23 41q-3-18 17-20 3 18-17 20z',
  clock: 'M32 20a11 11 0 1 0 .1 0zM31 24h2v7h5v2h-7z',
  lantern: 'M27 21h10v3h3v13h-3v3H27v-3h-3V24h3zM31 40h2v4h-2z',
  tram: 'M24 21h16v17h-3l2 4h-3l-2-4h-4l-2 4h-3l2-4h-3zM27 24h4v7h-4zM33 24h4v7h-4z',
  ferry: 'M20 34h24l-4 8H24zM31 19h2v14h-2zM35 21l8 11h-8zM29 23v9h-7z',
  bird: 'M19 25q9-2 13 7 4-9 13-7-2 11-13 16-11-5-13-16z',
  bricks:
    'M22 23h9v5h-9zM33 23h9v5h-9zM22 30h4v5h-4zM28 30h9v5h-9zM39 30h3v5h-3zM22 37h9v5h-9zM33 37h9v5h-9z',
  bamboo:
    'M25 20h5v7h-5zM25 28h5v7h-5zM25 36h5v7h-5zM34 24h5v6h-5zM34 31h5v6h-5zM34 38h5v5h-5zM31 23q4-6 9-4-2 6-9 4z',
  bolt: 'M35 18L22 33h8l-3 12 14-17h-9z',
  paperCrane: 'M18 27l14 5 14-9-8 13-4 9-4-10z',
  mist: 'M20 24q6-5 12 0t12 0v5q-6 5-12 0t-12 0zM20 34q6-5 12 0t12 0v5q-6 5-12 0t-12 0z',
  owl: 'M21 20l6 4h10l6-4v13q0 10-11 12-11-2-11-12zM27 27a3.500 3.500 0 1 0 .1 0zM37 27a3.500 3.500 0 1 0 .1 0zM30 35h4l-2 4z',
  cup: 'M21 25h18v3h3q4 0 4 4 0 5-6 5h-1q-1 6-5 6h-8q-5 0-5-18zM39 31v3q3 0 3-2 0-1-3-1z',
  moon: 'M38 19q-16 2-15 13 2 12 16 11-9-4-9-12 0-7 8-12z',
  siren: 'M25 36q0-13 7-13t7 13zM22 38h20v4H22zM31 17h2v4h-2zM20 23l2-2 3 3-2 2zM42 21l2 2-3 3-2-2z',
} as const;

export interface Crest {
  readonly kind: 'crest';
  readonly shield: keyof typeof shields;
  readonly pattern: keyof typeof patterns;
  readonly symbol: keyof typeof symbols;
  readonly colours: readonly [string, string];
}

/** A shield with a pattern of two colours, and a symbol on a disc. */
export const drawCrest = ({ shield, pattern, symbol, colours: [first, second] }: Crest): string =>
  [
    `<clipPath id="s"><path d="${shields[shield]}"/></clipPath>`,
    `<g clip-path="url(#s)"><path fill="${first}" d="M0 0h64v64H0z"/><path fill="${second}" d="${patterns[pattern]}"/>`,
    '<path fill="#fff" fill-opacity=".14" d="M0 0h64v22Q32 34 0 24z"/></g>',
    `<path fill="none" stroke="#fff" stroke-opacity=".72" stroke-width="2.5" d="${shields[shield]}"/>`,
    `<circle cx="32" cy="31" r="16" fill="${first}" stroke="#fff" stroke-width="2"/>`,
    `<path fill="#fff" fill-rule="evenodd" d="${symbols[symbol]}"/>`,
  ].join('');
