import type { TienLenMove } from '../../engine/tienLen/tienLenTable.ts';

/** What a table shows of a trick. */
export interface Trick {
  readonly lies: TienLenMove | undefined;
  readonly passed: readonly number[];
  /** Cards of each seat. */
  readonly counts: readonly number[];
}

/** The trick after one more move; a move after all others have passed begins the next one. */
export const trickAfter = ({ lies, passed, counts }: Trick, { seat, cards }: TienLenMove): Trick => {
  const others = counts.flatMap((count, other) => (count > 0 && other !== lies?.seat ? [other] : []));
  const isOver = lies !== undefined && others.every((other) => passed.includes(other));
  const before = isOver ? [] : passed;
  if (cards.length === 0) return { lies, passed: [...before, seat], counts };
  return {
    lies: { seat, cards },
    passed: before,
    counts: counts.map((count, other) => (other === seat ? count - cards.length : count)),
  };
};
