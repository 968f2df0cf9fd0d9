/** One-colour signs on a square of 100 by 100; `currentColor` is the colour of the mark. */

/** Places a shape several times about the middle. */
const around = (count: number, shape: string): string =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${(360 / count) * at} 50 50)">${shape}</g>`,
  ).join('');

/** Shapes one after the other, by their places. */
const each = (count: number, shapeAt: (place: number) => string): string =>
  Array.from({ length: count }, (_, at) => shapeAt(at)).join('');

const path = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`;
const circle = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
const box = (x: number, y: number, width: number, height: number, corner = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}"/>`;
const line = (d: string, width: number, cap: 'round' | 'butt' = 'round'): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}"/>`;
/** A circle as part of a path with holes. */
const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;

const quarter = (x: number, y: number, turn: number): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn} 20 20)" d="M0 0A40 40 0 0 1 40 40H0Z"/>`;

export const symbols = {
  spark: path('M50 4C53 33 67 47 96 50C67 53 53 67 50 96C47 67 33 53 4 50C33 47 47 33 50 4Z'),
  sunrise: path('M12 66A38 38 0 0 1 88 66Z') + box(6, 73, 88, 9, 4.5) + box(22, 88, 56, 8, 4),
  rays: circle(50, 50, 20) + around(8, box(45.5, 6, 9, 19, 4.5)),
  gem: path(
    'M28 12H72L94 40L50 92L6 40ZM31 22L20 36H40L46 22ZM54 22L60 36H80L69 22ZM21 45L44 72L38 45ZM62 45L56 72L79 45Z',
  ),
  blaze: path(
    'M54 4C60 28 86 38 84 64C82 84 67 96 50 96C30 96 15 82 16 62C17 49 26 42 30 31C35 39 37 43 42 46C50 34 54 22 54 4Z',
  ),
  comet:
    path('M66 8C68 24 76 32 92 34C76 36 68 44 66 60C64 44 56 36 40 34C56 32 64 24 66 8Z') +
    line('M46 54L10 90M62 66L40 88M34 40L14 60', 8),
  petals: around(6, '<ellipse cx="50" cy="25" rx="12.5" ry="21"/>'),
  bloom: around(4, path('M50 46C32 40 30 18 50 4C70 18 68 40 50 46Z')),
  delta: path('M50 8L96 90H4ZM50 40L32 73H68Z'),
  crescent: path('M62 8A43 43 0 1 0 92 66A36 36 0 0 1 62 8Z') + circle(76, 32, 9),
  halves: path('M46 10A40 40 0 0 0 46 90Z') + path('M54 10A40 40 0 0 1 54 90V70A20 20 0 0 0 54 30Z'),
  waves: each(3, (at) =>
    line(
      `M8 ${28 + at * 22}Q22 ${12 + at * 22} 36 ${28 + at * 22}T64 ${28 + at * 22}T92 ${28 + at * 22}`,
      11,
    ),
  ),
  prism: path('M8 20L46 42V92L8 20Z') + path('M92 20L54 42V92L92 20Z') + path('M18 14H82L50 34Z'),
  grid: each(9, (at) => circle(20 + (at % 3) * 30, 20 + Math.floor(at / 3) * 30, at === 4 ? 13 : 9.5)),
  drum: path(disc(50, 50, 44) + disc(50, 50, 35)) + around(8, path('M50 20L56 44L50 50L44 44Z')),
  fan:
    each(4, (at) =>
      line(
        `M${50 - 12 - at * 11} 84A${12 + at * 11} ${12 + at * 11} 0 0 1 ${50 + 12 + at * 11} 84`,
        7,
        'butt',
      ),
    ) + circle(50, 84, 6),
  slant: each(4, (at) => line(`M${24 + at * 22} 14L${6 + at * 22} 86`, 11)),
  bite: path('M50 50L50 6A44 44 0 1 0 94 50Z') + path('M60 40V6A34 34 0 0 1 94 40Z'),
  leaf: path('M46 92C8 74 8 30 46 8Z') + path('M54 92C92 74 92 30 54 8Z'),
  wing: each(3, (at) =>
    path(
      `M${12 + at * 8} ${20 + at * 24}H${88 - at * 8}A${38 - at * 8} 20 0 0 1 ${50} ${40 + at * 24}H${12 + at * 8}Z`,
    ),
  ),
  quarters: quarter(8, 8, 180) + quarter(52, 8, 270) + quarter(8, 52, 90) + quarter(52, 52, 0),
  horns: line('M14 14C14 52 30 62 50 62C70 62 86 52 86 14', 14) + circle(50, 84, 11),
  hexagon: path(`M50 4L90 27V73L50 96L10 73V27Z${disc(50, 50, 18)}`),
  fold: path('M6 40L50 8L42 50Z') + path('M58 8L94 66L50 54Z') + path('M44 58L86 72L34 94Z'),
  crest:
    circle(24, 34, 14) +
    circle(50, 24, 16) +
    circle(76, 34, 14) +
    path('M10 56H90C90 78 72 92 50 92C28 92 10 78 10 56Z'),
  frames: path('M8 8H92V92H8ZM22 22V78H78V22Z') + box(36, 36, 28, 28),
  stack:
    path('M50 6L92 28L50 50L8 28Z') +
    path('M8 44L50 66L92 44V54L50 76L8 54Z') +
    path('M8 64L50 86L92 64V74L50 96L8 74Z'),
  drops: each(6, (at) =>
    circle(18 + (at % 3) * 32, 24 + (at % 3) * 8 + Math.floor(at / 3) * 40, 12 - (at % 3) * 2),
  ),
  bars: each(4, (at) => box(10 + at * 22, 62 - at * 17, 14, 30 + at * 17, 3)),
  key: path(`${disc(32, 50, 26)}${disc(32, 50, 12)}`) + box(54, 44, 42, 12, 2) + box(76, 52, 11, 20, 2),
  arches:
    path('M8 92V46A18 18 0 0 1 44 46V92H32V46A6 6 0 0 0 20 46V92Z') +
    path('M56 92V30A18 18 0 0 1 92 30V92H80V30A6 6 0 0 0 68 30V92Z'),
  columns:
    path('M50 6L94 30V38H6V30Z') + each(4, (at) => box(12 + at * 21.7, 45, 11, 36)) + box(6, 86, 88, 9),
  wheel: path(disc(50, 50, 45) + disc(50, 50, 34)) + around(6, box(46.5, 12, 7, 38)) + circle(50, 50, 11),
  cards:
    path('M36 8H86A6 6 0 0 1 92 14V70A6 6 0 0 1 86 76H80V30A10 10 0 0 0 70 20H30V14A6 6 0 0 1 36 8Z') +
    box(8, 28, 64, 64, 8),
  midline: path(`${disc(50, 50, 44)}${disc(50, 50, 33)}`) + box(45, 2, 10, 96) + circle(50, 50, 13),
  chevrons: each(3, (at) =>
    path(
      `M${8 + at * 28} 14H${22 + at * 28}L${44 + at * 28 - 8} 50L${22 + at * 28} 86H${8 + at * 28}L${22 + at * 28} 50Z`,
    ),
  ),
  beams:
    path('M44 92L4 24L26 10L48 90Z') + path('M52 90L52 6L78 12L56 92Z') + path('M58 92L84 22L97 42L62 95Z'),
  bridge: path('M4 60C24 60 26 30 50 30C74 30 76 60 96 60V76H4Z') + box(4, 82, 92, 9, 2) + circle(50, 16, 9),
  trio: circle(50, 26, 21) + circle(27, 68, 21) + circle(73, 68, 21),
  orbit: circle(50, 50, 17) + line('M12 66C0 50 30 22 62 20C92 18 100 36 88 52C74 72 34 86 14 74', 8),
  stride: each(3, (at) =>
    path(`M${30 - at * 10} ${14 + at * 26}H${96 - at * 10}L${84 - at * 10} ${32 + at * 26}H${18 - at * 10}Z`),
  ),
  pot:
    path('M8 40H92C92 72 74 92 50 92C26 92 8 72 8 40Z') +
    circle(28, 24, 9) +
    circle(50, 16, 9) +
    circle(72, 24, 9),
  glass: path('M14 8H86L56 50L86 92H14L44 50Z'),
  shield: path('M50 4L90 18V48C90 72 74 88 50 96C26 88 10 72 10 48V18ZM50 24L28 32V48C28 62 37 71 50 77Z'),
  peaks: path('M4 86L34 22L54 62L66 40L96 86Z') + circle(74, 20, 10),
  knot: around(3, line('M50 50C34 34 38 10 50 10C62 10 66 34 50 50', 10)),
  crown: path('M8 84L14 28L34 52L50 16L66 52L86 28L92 84Z'),
  swirl: line('M84 30A40 40 0 1 0 88 62A28 28 0 1 1 62 30A18 18 0 1 1 48 56', 10),
  bolt: path('M58 4L14 56H44L36 96L86 40H54Z'),
  sails:
    path('M46 6V74H8C10 44 24 20 46 6Z') +
    path('M54 22V74H90C88 50 74 32 54 22Z') +
    path('M12 82H88L76 96H24Z'),
  anchor:
    line('M50 30V90M14 60C16 78 30 90 50 90C70 90 84 78 86 60M32 44H68', 10) +
    path(`${disc(50, 18, 14)}${disc(50, 18, 6)}`),
  lattice: each(4, (at) =>
    path(
      `M${at % 2 ? 74 : 26} ${at < 2 ? 2 : 50}L${at % 2 ? 98 : 50} ${at < 2 ? 26 : 74}L${at % 2 ? 74 : 26} ${at < 2 ? 50 : 98}L${at % 2 ? 50 : 2} ${at < 2 ? 26 : 74}Z`,
    ),
  ),
} as const satisfies Record<string, string>;

export type MarkSymbol = keyof typeof symbols;
