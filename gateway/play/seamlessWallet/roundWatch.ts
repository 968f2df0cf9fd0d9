import { workRunner } from '../../platform/alerts/workRunner.ts';
import type { AlertParts } from '../../platform/alerts/alertDesk.ts';
import { everyPeriod, recurringJob, type RecurringJob } from '../../platform/jobs/recurringJob.ts';
import type { VendorParts } from '../../catalogue/vendors/VendorParts.ts';
import { betRepository } from '../bets/betRepository.ts';

const HOUR = 3_600_000;
/** By then a vendor has been back from an outage for a while, and has said what became of its rounds. */
const LONG = 2 * HOUR;
const SHOWN = 100;

type WatchParts = AlertParts & Pick<VendorParts, 'tenants' | 'vendors'>;

const complainOfOpen = async (
  { database, runtime }: Pick<WatchParts, 'database' | 'runtime'>,
  vendor: { readonly merchant: string; readonly vassalage: string },
): Promise<void> => {
  const before = new Date(runtime.now().getTime() - LONG);
  const open = await betRepository(database.queries).openOf(vendor, before, SHOWN);
  const [oldest] = open;
  if (oldest === undefined) return;
  const count = open.length < SHOWN ? String(open.length) : `${SHOWN} or more`;
  throw new Error(
    `${count} rounds are open for over two hours, the first since ${oldest.placedAt.toISOString()}`,
  );
};

/** Opens an alert for each vendor outside, and brand, whose rounds stay open; it closes once they have ended. */
export const watchRounds = async (parts: WatchParts): Promise<void> => {
  const run = await workRunner(parts);
  for (const vassalage of parts.vendors.outside.keys()) {
    for (const { merchantCode: merchant } of parts.tenants.all()) {
      await run(`open rounds of ${vassalage} at ${merchant}`, merchant, () =>
        complainOfOpen(parts, { merchant, vassalage }),
      );
    }
  }
};

/** Looks every hour, in one gateway of all. */
export const roundWatchJob = (parts: WatchParts): RecurringJob =>
  recurringJob(parts, {
    name: 'watching open rounds',
    next: everyPeriod(HOUR),
    work: () => watchRounds(parts),
  });
