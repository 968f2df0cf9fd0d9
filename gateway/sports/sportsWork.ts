import { watched } from '../alerts/watched.ts';
import { workEvery } from '../workEvery.ts';
import type { Parts } from '../module.ts';
import { matchService } from './matchService.ts';

type WorkParts = Pick<Parts, 'database' | 'runtime' | 'tenants' | 'log'>;

/** One look at the clock: opens what comes, then ends what is over. */
export const sportsWork = async (parts: WorkParts): Promise<void> => {
  const matches = matchService(parts);
  const watch = await watched(parts);
  for (const { merchantCode } of parts.tenants.all()) {
    await watch(`opening the matches of ${merchantCode}`, merchantCode, () => matches.open(merchantCode));
  }
  await watch('ending matches', null, matches.endDue);
};

/** Looks every second until stopped. */
export const startSportsWork = (parts: WorkParts): (() => Promise<void>) =>
  workEvery(
    1_000,
    () => sportsWork(parts),
    (error) => parts.log.warn({ err: error }, 'matches could not be ended'),
  );
