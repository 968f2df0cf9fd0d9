import { workEvery } from '../workEvery.ts';
import type { Parts } from '../module.ts';
import { drawService } from './drawService.ts';

type WorkParts = Pick<Parts, 'database' | 'runtime' | 'tenants'>;

/** One look at the clock: draws what is due, then opens what comes next. */
export const lotteryWork = async ({ database, runtime, tenants }: WorkParts): Promise<void> => {
  const draws = drawService(database, runtime);
  for (const tenant of tenants.all()) await draws.open(tenant);
  await draws.drawDue();
};

/** Looks every second until stopped. */
export const startLotteryWork = (parts: WorkParts & Pick<Parts, 'log'>): (() => Promise<void>) =>
  workEvery(
    1_000,
    () => lotteryWork(parts),
    (error) => parts.log.warn({ err: error }, 'draws could not be held'),
  );
