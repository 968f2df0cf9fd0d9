import { workRunner } from '../../platform/alerts/workRunner.ts';
import { workEvery } from '../../platform/jobs/workEvery.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { drawService } from './drawService.ts';

type WorkParts = Pick<Parts, 'database' | 'runtime' | 'tenants' | 'log'>;

/** One look at the clock: draws what is due, then opens what comes next. */
export const lotteryWork = async (parts: WorkParts): Promise<void> => {
  const draws = drawService(parts);
  const run = await workRunner(parts);
  for (const tenant of parts.tenants.all()) {
    const { merchantCode } = tenant;
    await run(`opening the draws of ${merchantCode}`, merchantCode, () => draws.open(tenant));
  }
  await run('holding draws', null, draws.drawDue);
};

/** Looks every second until stopped. */
export const startLotteryWork = (parts: WorkParts): (() => Promise<void>) =>
  workEvery(
    1_000,
    () => lotteryWork(parts),
    (error) => parts.log.warn({ err: error }, 'draws could not be held'),
  );
