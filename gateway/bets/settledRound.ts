import type { Queries } from '../database/database.ts';
import { winRecorder } from '../games/winRecorder.ts';
import { announce } from '../live/announce.ts';
import type { Runtime } from '../runtime.ts';
import { turnoverService } from '../turnover/turnoverService.ts';
import type { Bet } from './betRepository.ts';

type Owner = Pick<Bet, 'merchant' | 'memberId'>;
type Recorded = Awaited<ReturnType<ReturnType<typeof winRecorder>['record']>>;

/** What a settled round counts for, written with the money it moves. */
export const recordSettled = async (
  tx: Queries,
  runtime: Pick<Runtime, 'newId'>,
  settled: Bet,
  now: Date,
): Promise<Recorded> => {
  await turnoverService(tx, runtime).count({ ...settled, validBet: settled.stake, at: now });
  return winRecorder(tx).record(settled, now);
};

/** Tells open pages of it, once it is committed. */
export const tellSettled = async (
  queries: Queries,
  { merchant, memberId }: Owner,
  { winner, isTold }: Recorded,
): Promise<void> => {
  await announce(queries, { topic: 'balance', merchant, memberId });
  if (winner !== undefined) await announce(queries, { topic: 'winners', merchant, winner });
  if (isTold) await announce(queries, { topic: 'unread', merchant, memberId });
};
