import type { Draws } from '../../../platform/fairness/seedDraws.ts';
import { slotLines } from './slotLines.ts';
import { freeSpins, MOST_STAKES, type SlotModel, type SlotSymbol } from './slotModels.ts';

export interface LineWin {
  /** Place in `slotLines`. */
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly count: 3 | 4 | 5;
  /** In line stakes. */
  readonly pay: number;
}

export interface Spin {
  /** What the five reels show, each from the top. */
  readonly screen: readonly string[];
  readonly wins: readonly LineWin[];
  readonly scatters: number;
  /** In line stakes, doubled in free spins. */
  readonly pay: number;
}

export interface SlotRound {
  readonly spin: Spin;
  readonly free: readonly Spin[];
  /** In line stakes, never more than the game's most. */
  readonly pay: number;
}

const ROWS = 3;
const fewest = 3;

const windowOf = (reel: string, stop: number): string =>
  Array.from({ length: ROWS }, (_, row) => reel[(stop + row) % reel.length] ?? '').join('');

const isPaying = (symbol: string, pays: SlotModel['pays']): symbol is keyof SlotModel['pays'] =>
  Object.hasOwn(pays, symbol);

/** The win of one line: as many of the leftmost symbol as follow each other, wilds among them. */
const winOn = (screen: readonly string[], line: number, pays: SlotModel['pays']): LineWin | undefined => {
  const shown = screen.map((reel, at) => reel[slotLines[line]?.[at] ?? 0] ?? '');
  const [symbol = ''] = shown;
  if (!isPaying(symbol, pays)) return undefined;
  const broken = shown.findIndex((other) => other !== symbol && other !== 'W');
  const count = broken === -1 ? shown.length : broken;
  if (count < fewest) return undefined;
  return { line, symbol, count: count as LineWin['count'], pay: pays[symbol][count - fewest] ?? 0 };
};

const spinOnce = ({ reels, pays }: SlotModel, lines: number, draws: Draws, multiplier: number): Spin => {
  const screen = reels.map((reel) => windowOf(reel, draws.below(reel.length)));
  const wins = slotLines.slice(0, lines).flatMap((_, line) => winOn(screen, line, pays) ?? []);
  return {
    screen,
    wins,
    scatters: screen.filter((reel) => reel.includes('S')).length,
    pay: wins.reduce((sum, { pay }) => sum + pay, 0) * multiplier,
  };
};

const freeSpinsFor = (scatters: number): number =>
  scatters === 3 || scatters === 4 || scatters === 5 ? freeSpins[scatters] : 0;

/** One round of a slot: a spin and the free spins that it brings, which bring no more. */
export const spinSlots = (model: SlotModel, lines: number, draws: Draws): SlotRound => {
  const spin = spinOnce(model, lines, draws, 1);
  const free = Array.from({ length: freeSpinsFor(spin.scatters) }, () =>
    spinOnce(model, lines, draws, freeSpins.multiplier),
  );
  const pay = [spin, ...free].reduce((sum, one) => sum + one.pay, 0);
  return { spin, free, pay: Math.min(pay, MOST_STAKES * lines) };
};
