import type { Tenants } from '../../brands/tenants/tenant.ts';
import type { AlertParts } from '../../platform/alerts/alertDesk.ts';
import { workRunner } from '../../platform/alerts/workRunner.ts';
import { everyPeriod, recurringJob, type RecurringJob } from '../../platform/jobs/recurringJob.ts';
import { countBrand, SLOT_MINUTES } from './countBrand.ts';

interface CountingParts extends AlertParts {
  readonly tenants: Tenants;
}

const MINUTE = 60_000;

/** Counts each brand by itself: one that fails opens an alert and the others go on. */
const countBrands = async (parts: CountingParts): Promise<void> => {
  const { database, runtime, tenants } = parts;
  const run = await workRunner(parts);
  for (const tenant of tenants.all()) {
    const { merchantCode } = tenant;
    await run(`counting for the lines of ${merchantCode}`, merchantCode, () =>
      countBrand(database, tenant, runtime.now()),
    );
  }
};

/** Counts at the end of each slot, in one gateway of all. */
export const countingJob = (parts: CountingParts): RecurringJob =>
  recurringJob(parts, {
    name: 'counting for the lines',
    next: everyPeriod(SLOT_MINUTES * MINUTE),
    work: () => countBrands(parts),
  });
