import { and, eq } from 'drizzle-orm';
import Type from 'typebox';
import { contractKinds, type ContractKind } from '#contract/agentContracts';
import type { Tenants } from '../../brands/tenants/tenant.ts';
import type { AlertParts } from '../../platform/alerts/alertDesk.ts';
import { workRunner } from '../../platform/alerts/workRunner.ts';
import type { Queries } from '../../platform/database/database.ts';
import { addJobs } from '../../platform/jobs/addJobs.ts';
import { jobHandler } from '../../platform/jobs/jobHandler.ts';
import { jobKind, type JobHandler } from '../../platform/jobs/jobKind.ts';
import { everyPeriod, recurringJob, type RecurringJob } from '../../platform/jobs/recurringJob.ts';
import { countedVersions } from '../contracts/countedVersions.ts';
import { sumMarks } from '../sums/sumMarks.ts';
import { closings } from './closings.ts';
import { payService } from './payService.ts';
import { payMarks } from './schema.ts';
import type { PayingBrand } from './spanWorth.ts';

interface PayJobParts extends AlertParts {
  readonly tenants: Tenants;
}

const MINUTE = 60_000;
const SLOT = 5 * MINUTE;
/** After the counting of the slot that has just ended. */
const AFTER_COUNTING = MINUTE;
/** So many closings of a kind are planned at once: a day of slots. */
const MOST_CLOSINGS = 288;

const closingKind = jobKind({
  name: 'contracts are paid',
  payload: Type.Object({
    merchant: Type.String(),
    kind: Type.Enum([...contractKinds]),
    from: Type.String(),
    to: Type.String(),
  }),
});

/** Stores jobs for the closings of a kind up to what is counted, each once. */
const planKind = async (
  tx: Queries,
  { merchantCode: merchant, timeZone }: PayingBrand,
  kind: ContractKind,
  { countedTo, now }: { readonly countedTo: Date; readonly now: Date },
): Promise<void> => {
  const ofKind = and(eq(payMarks.merchant, merchant), eq(payMarks.kind, kind));
  const first = await countedVersions(tx, merchant).first(kind);
  if (first === null) return;
  await tx.insert(payMarks).values({ merchant, kind, plannedTo: first }).onConflictDoNothing();
  const [mark] = await tx.select().from(payMarks).where(ofKind).for('update');
  if (mark === undefined) throw new Error(`The mark of ${kind} at ${merchant} is gone`);
  const due = closings(kind, { after: mark.plannedTo, until: countedTo }, timeZone, MOST_CLOSINGS);
  const jobs = due.map(({ from, to }) => ({
    key: `${merchant} ${kind} ${to.toISOString()}`,
    payload: { merchant, kind, from: from.toISOString(), to: to.toISOString() },
    runAt: now,
  }));
  await addJobs(tx, closingKind, jobs);
  const last = due.at(-1);
  if (last !== undefined) await tx.update(payMarks).set({ plannedTo: last.to }).where(ofKind);
};

/** Stores the jobs that pay what is counted and closed at a brand, and pays what waited for an account. */
export const planPayments = async (parts: PayJobParts, brand: PayingBrand): Promise<void> => {
  const { database, runtime } = parts;
  const now = runtime.now();
  const countedTo = await sumMarks(database.queries).countedTo(brand.merchantCode);
  if (countedTo !== null) {
    for (const kind of contractKinds) {
      await database.transaction((tx) => planKind(tx, brand, kind, { countedTo, now }));
    }
  }
  await payService(parts).payWaiting(brand.merchantCode, now);
};

/** The jobs that pay contracts (AGENT-11): one looks for closings after each slot, each closing is one of its own. */
export const payJobs = (
  parts: PayJobParts,
): { readonly handlers: JobHandler[]; readonly planning: RecurringJob } => {
  const pay = jobHandler(closingKind, async ({ merchant, kind, from, to }, now) => {
    const brand = parts.tenants.all().find(({ merchantCode }) => merchantCode === merchant);
    if (brand === undefined) throw new Error(`The brand of ${merchant} is not there`);
    await payService(parts).payClosing(brand, kind, { from: new Date(from), to: new Date(to) }, now);
  });
  const planning = recurringJob(parts, {
    name: 'planning of contract payments',
    next: (after) =>
      new Date(everyPeriod(SLOT)(new Date(after.getTime() - AFTER_COUNTING)).getTime() + AFTER_COUNTING),
    work: async () => {
      const run = await workRunner(parts);
      for (const brand of parts.tenants.all()) {
        const { merchantCode } = brand;
        await run(`planning contract payments of ${merchantCode}`, merchantCode, () =>
          planPayments(parts, brand),
        );
      }
    },
  });
  return { handlers: [pay], planning };
};
