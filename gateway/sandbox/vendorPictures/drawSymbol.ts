import { symbols } from './symbols.ts';

/** A sign alone, or cut out of a circle or a rounded square. */
export type MarkForm = 'bare' | 'disc' | 'tile';

const grounds = {
  disc: '<circle cx="50" cy="50" r="48"/>',
  tile: '<rect x="3" y="3" width="94" height="94" rx="22"/>',
} as const;

/** Share of the ground that a sign fills. */
const inner = { disc: 0.58, tile: 0.62 } as const;

/** A sign as SVG on 100 by 100, in `currentColor`. */
export const drawSymbol = (symbol: keyof typeof symbols, form: MarkForm): string => {
  if (form === 'bare') return symbols[symbol];
  const share = inner[form];
  const edge = 50 * (1 - share);
  return (
    `<mask id="cut"><g color="white" fill="white">${grounds[form]}</g>` +
    `<g color="black" fill="black" transform="translate(${edge} ${edge}) scale(${share})">${symbols[symbol]}</g></mask>` +
    '<rect width="100" height="100" mask="url(#cut)"/>'
  );
};
