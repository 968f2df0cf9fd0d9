import { scheduleAnnouncements } from '../content/contentJobs.ts';
import { announce } from '../platform/announcements/announce.ts';
import type { Parts } from '../http/endpoints/module.ts';
import type { VendorParts } from '../catalogue/vendors/VendorParts.ts';
import type { ActContext, Outcome } from './acts/act.ts';
import { commands, findAct } from './commands.ts';
import { readInputs } from './acts/inputs.ts';
import { requireWithinCaps } from './acts/moneyCaps.ts';
import { OperatorError } from './acts/OperatorError.ts';
import { auditStore } from './audit/auditStore.ts';
import { demandNothingWritten } from './audit/demandNothingWritten.ts';

/** What acts work with. */
export type ActParts = Pick<VendorParts, 'database' | 'runtime' | 'tenants' | 'vendors'>;

/** What the command line sends. */
export interface Order {
  readonly command: string;
  readonly act: string;
  /** Key of a brand; the default brand unless given. */
  readonly brand?: string | undefined;
  /** Account of the operating system. */
  readonly who: string;
  /** Who gives the command, where several people share an account of the operating system. */
  readonly person?: string | undefined;
  /** Runs the act and rolls it back, to show its result. */
  readonly dryRun?: boolean | undefined;
  /** Folder in which the command runs; the gateway's own unless given. */
  readonly folder?: string | undefined;
  readonly values: Readonly<Record<string, string>>;
}

const tenantOf = (tenants: Parts['tenants'], brand: string | undefined) => {
  const found =
    brand === undefined ? tenants.forHost('localhost') : tenants.all().find(({ key }) => key === brand);
  if (found !== undefined) return found;
  const known = tenants
    .all()
    .map(({ key }) => key)
    .join(', ');
  throw new OperatorError(
    brand === undefined
      ? `DEFAULT_BRAND is not shown, so name a brand with --brand: ${known}`
      : `There is no brand ${brand}: ${known}`,
  );
};

/** Rolls a dry run back and carries its outcome. */
class DryRun extends Error {
  override readonly name = 'DryRun';
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('dry run');
    this.outcome = outcome;
  }
}

const outcomeOf = (error: unknown): Outcome => {
  if (error instanceof DryRun) return { ...error.outcome, dryRun: true };
  throw error;
};

/** Does what is ordered; a change and its audit row are written together or not at all. Open pages hear of it. */
export const runAct = async (
  { database, runtime, tenants, vendors }: ActParts,
  order: Order,
): Promise<Outcome & { readonly brand: string }> => {
  const name = `${order.command} ${order.act}`;
  const found = findAct(order.command, order.act);
  if (found === undefined) throw new OperatorError(`There is no "${name}"`);
  const tenant = tenantOf(tenants, order.brand);
  const merchant = tenant.merchantCode;
  const values = readInputs({ ...found.places, ...found.options }, order.values, tenant.currency);
  const now = runtime.now();
  const brands = tenants.all();
  const answer = await found.ask?.(
    { tenant, vendors, folder: order.folder ?? process.cwd() },
    values as never,
  );
  const who = order.person === undefined ? order.who : `${order.person} (${order.who})`;
  const outcome = await database
    .transaction(async (tx) => {
      const context: ActContext = { tx, database, runtime, tenant, merchant, brands, vendors, now };
      const done = await found.run(context, values as never, answer as never);
      if (done.change === undefined) await demandNothingWritten(tx, name);
      else {
        const { moved = 0n } = done.change;
        if (moved > 0n) await requireWithinCaps(tx, tenant, moved, now);
        await auditStore(tx).add({ merchant, who, at: now, act: name, ...done.change });
        if (commands[order.command]?.shown) await announce(tx, { topic: 'site', merchant });
        await scheduleAnnouncements(tx, merchant, done.moments?.filter((moment) => moment > now) ?? []);
      }
      if (order.dryRun === true) throw new DryRun(done);
      return done;
    })
    .catch(outcomeOf);
  return { ...outcome, brand: tenant.key };
};
