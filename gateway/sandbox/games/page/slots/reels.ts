import type { GameView } from '../../engine/gameWire.ts';
import { slotLines } from '../../engine/slotLines.ts';
import { slotModels } from '../../engine/slotModels.ts';
import type { LineWin } from '../../engine/spinSlots.ts';
import { element } from '../element.ts';
import { wantsStillness } from '../motion.ts';
import type { Table } from '../table.ts';
import { symbolElement } from './symbol.ts';

const ROWS = 3;
const FIRST_STOP = 700;
const BETWEEN_STOPS = 220;
const LONGEST_RUN = 34;

const symbolsOf = (game: GameView, shown: string): HTMLElement[] =>
  [...shown].map((symbol) => symbolElement(game, symbol));

/** Five reels that turn and come to rest on what the server drew. */
export const reels = ({ game, sound, isFast }: Table) => {
  const { reels: rings } = slotModels[game.model];
  const strips = rings.map((ring) =>
    element('div', { className: 'reel-strip' }, ...symbolsOf(game, ring.slice(0, ROWS))),
  );
  const columns = strips.map((strip) => element('div', { className: 'reel' }, strip));
  const box = element('div', { className: 'reels', attributes: { 'aria-hidden': 'true' } }, ...columns);
  const shown = rings.map((ring) => ring.slice(0, ROWS));

  const cells = (): HTMLElement[][] =>
    strips.map((strip) => [...strip.children].slice(0, ROWS) as HTMLElement[]);

  const turn = async (column: number, next: string): Promise<void> => {
    const strip = strips[column];
    const ring = rings[column];
    if (strip === undefined || ring === undefined) return;
    const before = shown[column] ?? '';
    shown[column] = next;
    if (wantsStillness()) {
      strip.replaceChildren(...symbolsOf(game, next));
      return;
    }
    const pace = isFast() ? 0.5 : 1;
    const duration = (FIRST_STOP + column * BETWEEN_STOPS) * pace;
    const run = Math.min(LONGEST_RUN, Math.round(duration / 45));
    const passing = Array.from(
      { length: run },
      (_, place) => ring[(place * 7 + column) % ring.length] ?? '',
    ).join('');
    strip.replaceChildren(...symbolsOf(game, next + passing + before));
    strip.classList.add('turning');
    const distance = ((run + ROWS) / (run + ROWS * 2)) * 100;
    const turning = strip.animate(
      [
        { transform: `translateY(-${distance}%)` },
        { transform: 'translateY(1.2%)', offset: 0.92 },
        { transform: 'none' },
      ],
      { duration, easing: 'cubic-bezier(.25,.6,.35,1)' },
    );
    await turning.finished.catch(() => undefined);
    strip.classList.remove('turning');
    strip.replaceChildren(...symbolsOf(game, next));
    sound.play('stop');
  };

  return {
    box,
    /** Lets all reels come to rest, from the left to the right. */
    rest: async (screen: readonly string[]): Promise<void> => {
      sound.play('spin');
      await Promise.all(screen.map((next, column) => turn(column, next)));
    },
    /** Lifts the symbols of wins out of the others. */
    light: (wins: readonly LineWin[]): void => {
      const grid = cells();
      box.classList.toggle('lit', wins.length > 0);
      for (const { line, count } of wins) {
        for (let column = 0; column < count; column += 1) {
          grid[column]?.[slotLines[line]?.[column] ?? 0]?.classList.add('won');
        }
      }
    },
    dark: (): void => {
      box.classList.remove('lit');
      for (const cell of cells().flat()) cell.classList.remove('won');
    },
  };
};
