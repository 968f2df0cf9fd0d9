import { workEvery } from '../workEvery.ts';
import type { Parts } from '../module.ts';
import { matchService } from './matchService.ts';

type WorkParts = Pick<Parts, 'database' | 'runtime' | 'tenants'>;

/** One look at the clock: opens what comes, then ends what is over. */
export const sportsWork = async ({ database, runtime, tenants }: WorkParts): Promise<void> => {
  const matches = matchService(database, runtime);
  for (const { merchantCode } of tenants.all()) await matches.open(merchantCode);
  await matches.endDue();
};

/** Looks every second until stopped. */
export const startSportsWork = (parts: WorkParts & Pick<Parts, 'log'>): (() => Promise<void>) =>
  workEvery(
    1_000,
    () => sportsWork(parts),
    (error) => parts.log.warn({ err: error }, 'matches could not be ended'),
  );
