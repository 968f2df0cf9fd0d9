import type { GameView } from '../../engine/gameWire.ts';
import { element } from '../element.ts';

const places = ['1', '2', '3', '4'];

export const artOf = (motif: string): string => `/play/art/${motif}.webp`;

const pictureOf = ({ pictures, wild, scatter }: GameView, symbol: string): string | undefined => {
  if (symbol === 'W') return wild;
  if (symbol === 'S') return scatter;
  return pictures[places.indexOf(symbol)];
};

const labels: Readonly<Record<string, string>> = { W: 'WILD', S: 'FREE' };

/** One symbol of a reel: a picture of the theme, or a letter. */
export const symbolElement = (game: GameView, symbol: string): HTMLElement => {
  const motif = pictureOf(game, symbol);
  const kind = motif === undefined ? 'letter' : 'picture';
  const inside =
    motif === undefined
      ? element('span', { textContent: symbol })
      : element('img', { src: artOf(motif), alt: '', draggable: false, decoding: 'async' });
  const label = labels[symbol];
  return element(
    'div',
    { className: `symbol ${kind}`, attributes: { 'data-symbol': symbol } },
    inside,
    ...(label === undefined ? [] : [element('small', { textContent: label })]),
  );
};
