import type { Currency } from '#contract/money';
import type { Parts } from '../../http/endpoints/module.ts';
import type { Queries } from '../../platform/database/database.ts';
import { jobHandler } from '../../platform/jobs/jobHandler.ts';
import type { JobHandler } from '../../platform/jobs/jobKind.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { addFreeRoundsOver, freeRoundsOver } from '../../play/freeRounds/freeRoundsOver.ts';
import { freeRoundStore } from '../../play/freeRounds/freeRoundStore.ts';
import type { FreeRounds } from '../../play/freeRounds/schema.ts';
import { payReward } from '../rewards/payReward.ts';
import { rewardStore } from '../rewards/rewardStore.ts';

/** A round that is open when they end is waited for. */
const AGAIN = 60_000;

/** Pays what free rounds have brought out of the member's bonus account, as one bonus with its wagering. */
const pay = async (tx: Queries, runtime: Runtime, free: FreeRounds): Promise<void> => {
  const { id, merchant, memberId, won, currency, times, wagerDays } = free;
  const owner = { merchant, memberId };
  const store = rewardStore(tx, runtime);
  const given = await store.give({
    ...{ ...owner, source: 'freeRounds', subject: id, amount: won },
    currency: currency as Currency,
    times,
    ...(wagerDays !== null && { wagerDays }),
  });
  const taken = given && (await store.take(owner, given.id));
  if (taken === undefined) return refuse('already_claimed');
  await payReward(tx, runtime, taken, { kind: 'bonus', owner: memberId });
};

const endFreeRounds = async (tx: Queries, runtime: Runtime, id: string, now: Date): Promise<void> => {
  const store = freeRoundStore(tx);
  const free = await store.lock(id);
  if (free === undefined || free.closedAt !== null) return;
  const isPlayed = free.ended === free.total;
  if (!isPlayed && free.until > now) return addFreeRoundsOver(tx, free, free.until);
  if (free.ended < free.taken) return addFreeRoundsOver(tx, free, new Date(now.getTime() + AGAIN));
  await store.close(id, now);
  if (free.won > 0n) await pay(tx, runtime, free);
};

/** Ends free rounds once all are played, or their time is over. */
export const freeRoundsJob = ({ database, runtime }: Pick<Parts, 'database' | 'runtime'>): JobHandler =>
  jobHandler(freeRoundsOver, ({ id }, now) =>
    database.transaction((tx) => endFreeRounds(tx, runtime, id, now)),
  );
