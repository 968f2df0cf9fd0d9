import type { BigLineShape } from './bigLine.ts';

/** The largest line that is promised, with two months of play. */
export const millionLine: BigLineShape = {
  members: 1_000_000,
  levels: 12,
  oneIn: 50,
  played: { from: '2026-09-20', to: '2026-11-20' },
  // No span whose active members the job counts: they are counted by the report.
  asked: { from: '2026-10-25', to: '2026-11-20' },
};
