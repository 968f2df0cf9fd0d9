import type { Parts } from '../../http/endpoints/module.ts';
import { jobHandler } from '../../platform/jobs/jobHandler.ts';
import type { JobHandler } from '../../platform/jobs/jobKind.ts';
import { endMatch, openMatches } from './matchJobs.ts';
import { matchService } from './matchService.ts';

interface JobParts extends Pick<Parts, 'database' | 'runtime' | 'tenants' | 'log'> {
  /** Whether the sandbox feed brings matches to a brand; to all unless given. */
  readonly plays?: (merchant: string) => Promise<boolean>;
}

/** Opens the matches of a brand, where the sandbox feed brings it any. */
export const openMatchesOf =
  ({ plays, ...parts }: JobParts) =>
  async (merchant: string, now?: Date): Promise<void> => {
    if (plays === undefined || (await plays(merchant))) await matchService(parts).open(merchant, now);
  };

export const sportsJobs = (parts: JobParts): readonly JobHandler[] => {
  const open = openMatchesOf(parts);
  return [
    jobHandler(endMatch, matchService(parts).end),
    jobHandler(openMatches, async ({ merchant }, now) => {
      // Of a brand that is shown no more nothing is opened; it begins anew when it is shown again.
      const isShown = parts.tenants.all().some(({ merchantCode }) => merchantCode === merchant);
      if (isShown) await open(merchant, now);
    }),
  ];
};
