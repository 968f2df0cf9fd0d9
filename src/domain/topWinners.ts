import type { Winner } from '#contract/wireTypes';

const byAmount = ({ vo: a }: Winner, { vo: b }: Winner): number => {
  const [mine, other] = [BigInt(a.winAmount.amount), BigInt(b.winAmount.amount)];
  if (mine === other) return 0;
  return mine < other ? 1 : -1;
};

/** The largest wins, at most `limit` (HOME-05). */
export const topWinners = (winners: readonly Winner[], limit: number): Winner[] =>
  [...winners].sort(byAmount).slice(0, limit);
