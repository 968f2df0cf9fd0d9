import { element } from './element.ts';
import { svgPart } from './svgPart.ts';
import type { TablePhase } from './tableClock.ts';
import type { Words } from './words.ts';

/** The line above a table: seconds left in a live table's phase, and what the table says. Nothing else lies over it. */
export const tableStatus = (words: Words) => {
  const circle = svgPart('circle', { cx: 20, cy: 20, r: 17, pathLength: 100 });
  const seconds = element('b');
  const clock = element(
    'div',
    { className: 'table-clock', hidden: true },
    svgPart('svg', { viewBox: '0 0 40 40', 'aria-hidden': 'true' }, circle),
    seconds,
  );
  const phase = element('span', { className: 'phase', textContent: words.tableBetting });
  const said = element('output', { className: 'result' });
  return {
    box: element('div', { className: 'table-status' }, clock, phase, said),
    /** What the table says until it says something else; nothing shows the phase again. */
    say: (...line: (Node | string)[]): void => said.replaceChildren(...line),
    /** `left` in seconds until the phase ends; `share` from 1 to 0, which is drawn while bets are taken. */
    show: (is: TablePhase, label: string, left: number, share: number): void => {
      clock.hidden = false;
      clock.dataset['phase'] = is;
      seconds.textContent = String(left);
      circle.setAttribute('stroke-dasharray', `${share * 100} 100`);
      phase.textContent = label;
    },
  };
};

export type TableStatus = ReturnType<typeof tableStatus>;
