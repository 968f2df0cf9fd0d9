import type { FreeView } from '../engine/gameWire.ts';
import { element } from './element.ts';
import { localeOf } from './format.ts';
import type { Table } from './table.ts';
import { fill } from './words.ts';

/** The line that says how many free rounds are left; it stands while there are any. */
export const freeLine = ({ game, words, amount }: Pick<Table, 'game' | 'words' | 'amount'>) => {
  const box = element('p', { className: 'free-rounds', attributes: { role: 'status' } });
  // The zone is the browser's, which need not be that of the site around.
  const time = new Intl.DateTimeFormat(localeOf(game.language), {
    ...{ day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZoneName: 'short',
  });
  let shown: FreeView | null = null;
  const show = (free: FreeView | null): void => {
    shown = free;
    box.hidden = free === null;
    if (free === null) return;
    const { left, total, stake, won, until } = free;
    const end = time.format(new Date(until));
    box.textContent = fill(words.bonusRounds, left, total, amount(stake), amount(won), end);
  };
  show(game.free);
  return { box, show, current: (): FreeView | null => shown };
};
