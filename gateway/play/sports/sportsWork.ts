import { workRunner } from '../../platform/alerts/workRunner.ts';
import { workEvery } from '../../platform/jobs/workEvery.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { matchService } from './matchService.ts';

interface WorkParts extends Pick<Parts, 'database' | 'runtime' | 'tenants' | 'log'> {
  /** Whether the sandbox feed brings matches to a brand; to all unless given. */
  readonly plays?: (merchant: string) => Promise<boolean>;
}

/** One look at the clock: opens what comes, then ends what is over. */
export const sportsWork = async (parts: WorkParts): Promise<void> => {
  const { tenants, plays } = parts;
  const matches = matchService(parts);
  const run = await workRunner(parts);
  for (const { merchantCode } of tenants.all()) {
    await run(`opening the matches of ${merchantCode}`, merchantCode, async () => {
      if (plays === undefined || (await plays(merchantCode))) await matches.open(merchantCode);
    });
  }
  await run('ending matches', null, matches.endDue);
};

/** Looks every second until stopped. */
export const startSportsWork = (parts: WorkParts): (() => Promise<void>) =>
  workEvery(
    1_000,
    () => sportsWork(parts),
    (error) => parts.log.warn({ err: error }, 'matches could not be ended'),
  );
