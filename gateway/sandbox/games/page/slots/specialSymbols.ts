import { element } from '../element.ts';
import type { Table } from '../table.ts';
import { symbolElement } from './symbol.ts';

/** What the wild and the scatter of a slot do. */
export const specialSymbols = ({ game, words }: Pick<Table, 'game' | 'words'>): HTMLElement =>
  element(
    'ul',
    { className: 'pays' },
    element('li', {}, symbolElement(game, 'W'), element('span', { textContent: words.wild })),
    element('li', {}, symbolElement(game, 'S'), element('span', { textContent: words.scatter })),
  );
