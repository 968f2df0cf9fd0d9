import type { FastifyInstance } from 'fastify';
import { payJobs } from '../agents/payouts/payJobs.ts';
import { countingJob } from '../agents/sums/countingJob.ts';
import type { Parts } from '../http/endpoints/module.ts';
import type { VendorParts } from '../catalogue/vendors/VendorParts.ts';
import { auditJob } from '../ledger/audit/auditJob.ts';
import { announceContentJob } from '../content/contentJobs.ts';
import { cashierJobs, catchUpCashier } from '../money/cashier/cashierJobs.ts';
import type { Providers } from './providers.ts';
import type { Tenant } from '../brands/tenants/tenant.ts';
import { workRunner } from '../platform/alerts/workRunner.ts';
import type { JobHandler } from '../platform/jobs/jobKind.ts';
import { everyPeriod, recurringJob } from '../platform/jobs/recurringJob.ts';
import { drawService } from '../play/lottery/drawService.ts';
import { drawJobHandlers } from '../play/lottery/drawJobHandlers.ts';
import { roundWatchJob } from '../play/seamlessWallet/roundWatch.ts';
import { matchService } from '../play/sports/matchService.ts';
import { openMatchesOf, sportsJobs } from '../play/sports/sportsJobs.ts';
import { restockJob } from '../offers/points/restockJob.ts';
import { pushJob } from '../members/notifications/pushJob.ts';
import { freeRoundsJob } from '../offers/freeRounds/freeRoundsJob.ts';
import { freeRoundsToldJob } from '../offers/freeRounds/freeRoundsToldJob.ts';
import { raffleJob } from '../offers/promotions/raffleJob.ts';
import { bonusEndJob } from '../offers/rewards/bonusEndJob.ts';
import { catchUpSandboxCashier, sandboxCashierJobs } from '../sandbox/cashier/sandboxCashierJobs.ts';
import { roundJob } from '../sandbox/games/roundJob.ts';
import { sweepJob } from './housekeeping.ts';

const HOUR = 3_600_000;

interface BrandParts extends Pick<Parts, 'database' | 'runtime' | 'tenants' | 'log'> {
  /** Whether the sandbox feed brings matches to a brand; to all unless given. */
  readonly plays?: (merchant: string) => Promise<boolean>;
}

type JobParts = BrandParts &
  Pick<VendorParts, 'vendors'> & { readonly providers: Pick<Providers, 'payments' | 'push'> };

/** Opens what can be bet on at a brand; from then on a job opens what comes next. */
export const beginBrand = async (parts: BrandParts, tenant: Tenant): Promise<void> => {
  const { merchantCode } = tenant;
  const run = await workRunner(parts);
  const draws = drawService(parts);
  await run(`opening the draws of ${merchantCode}`, merchantCode, () => draws.open(tenant));
  const openMatches = openMatchesOf(parts);
  await run(`opening the matches of ${merchantCode}`, merchantCode, () => openMatches(merchantCode));
};

/** Whatever ought to have a job gets one: after a start, after an earlier version, after a job that was dropped. */
const catchUp = async (parts: BrandParts): Promise<void> => {
  for (const tenant of parts.tenants.all()) await beginBrand(parts, tenant);
  const run = await workRunner(parts);
  await run('catching up with draws', null, drawService(parts).catchUp);
  await run('catching up with matches', null, matchService(parts).catchUp);
  await run('catching up with the cashier', null, () => catchUpCashier(parts));
  await run('catching up with the sandbox cashier', null, () => catchUpSandboxCashier(parts));
};

export interface Jobs {
  readonly handlers: readonly JobHandler[];
  /** Stores the jobs that come again and again, each unless it waits already. */
  readonly begin: () => Promise<void>;
}

/** Everything that happens later or again. */
export const jobsOf = (parts: JobParts, app: Pick<FastifyInstance, 'inject'>): Jobs => {
  const paying = payJobs(parts);
  const recurring = [
    sweepJob(parts),
    auditJob(parts),
    countingJob(parts),
    paying.planning,
    roundJob(parts, app),
    roundWatchJob(parts),
    recurringJob(parts, { name: 'catch up', next: everyPeriod(HOUR), work: () => catchUp(parts) }),
  ];
  return {
    handlers: [
      ...drawJobHandlers(parts),
      ...sportsJobs(parts),
      ...cashierJobs(parts),
      ...sandboxCashierJobs(parts, app),
      ...paying.handlers,
      announceContentJob(parts),
      bonusEndJob(parts),
      freeRoundsJob(parts),
      freeRoundsToldJob(parts),
      raffleJob(parts),
      restockJob(parts),
      pushJob(parts),
      ...recurring,
    ],
    begin: async () => {
      for (const { begin } of recurring) await begin();
      await catchUp(parts);
    },
  };
};
