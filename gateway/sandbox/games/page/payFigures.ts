import { element } from './element.ts';

/** Figures of a row of pays, each beside its label: a line ends between pairs, never within one. */
export const payFigures = (pairs: readonly (readonly [label: string, figure: string])[]): HTMLElement =>
  element(
    'div',
    { className: 'pay-figures' },
    ...pairs.map(([label, figure]) =>
      element(
        'span',
        {},
        element('small', { textContent: `${label} ` }),
        element('b', { textContent: figure }),
      ),
    ),
  );
