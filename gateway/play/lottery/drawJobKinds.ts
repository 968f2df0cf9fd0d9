import Type from 'typebox';
import { strict } from '#contract/schemas/common';
import { addJobAnew, addJobs } from '../../platform/jobs/addJobs.ts';
import { jobKind } from '../../platform/jobs/jobKind.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DrawName, DrawRow } from './drawStore.ts';

/** Due when the draw is: draws it and settles its tickets. */
export const runDraw = jobKind({
  name: 'hold draw',
  payload: strict({ merchant: Type.String(), lottery: Type.String(), drawNo: Type.String() }),
});

/** Due whenever a draw of the brand is: opens what can be bet on next. */
export const openDraws = jobKind({
  name: 'open draws',
  payload: strict({ merchant: Type.String() }),
});

const jobOf = ({ merchant, lottery, drawNo, drawsAt: runAt }: DrawName & Pick<DrawRow, 'drawsAt'>) => ({
  key: `${merchant} ${lottery} ${drawNo}`,
  payload: { merchant, lottery, drawNo },
  runAt,
});

export const addHoldings = (tx: Queries, draws: readonly DrawRow[]): Promise<void> =>
  addJobs(tx, runDraw, draws.map(jobOf));

/** Lets a draw be looked at once more. */
export const addHoldingAnew = (tx: Queries, draw: DrawRow, runAt: Date): Promise<void> =>
  addJobAnew(tx, runDraw, { ...jobOf(draw), runAt });

export const addOpening = (tx: Queries, merchant: string, runAt: Date): Promise<void> =>
  addJobs(tx, openDraws, [{ key: `${merchant} ${runAt.toISOString()}`, payload: { merchant }, runAt }]);
