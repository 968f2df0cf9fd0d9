import type { FastifyBaseLogger } from 'fastify';
import type { BrandFolder } from '#theme/readBrandFolder';
import type { RunWork } from '../../platform/alerts/workRunner.ts';
import type { Tenant, Tenants } from './tenant.ts';

export interface BrandWatchOptions {
  readonly tenants: Tenants;
  /** Brands whose world stands and has begun; others that are there by now appeared while those were made. */
  readonly present: readonly Tenant[];
  readonly log: FastifyBaseLogger;
  readonly brands: Pick<BrandFolder, 'refused'>;
  /** Makes the world of tenants that have none. */
  readonly settle: (tenants: readonly Tenant[]) => Promise<unknown>;
  /** Lets what happens at a brand begin: it was added, or is shown again. */
  readonly begin: (tenant: Tenant) => Promise<unknown>;
  /** For each look: brands are settled under it, each by itself. */
  readonly workRunner: () => Promise<RunWork>;
}

/**
 * Looks at the brand folder: a brand that was added while the gateway runs gets its world, and why a folder is not
 * shown is said once. A world that could not be made is tried again with the next look.
 */
export const brandWatch = ({
  brands,
  tenants,
  present,
  log,
  settle,
  begin,
  workRunner,
}: BrandWatchOptions): (() => Promise<void>) => {
  const settled = new Set(present.map(({ merchantCode }) => merchantCode));
  let begun = new Set(settled);
  const reasons = () => brands.refused().map(({ reason }) => reason);
  let said = reasons();

  return async () => {
    const refusals = reasons();
    for (const reason of refusals) if (!said.includes(reason)) log.warn({ reason }, 'brand not shown');
    said = refusals;

    const all = tenants.all();
    const added = all.filter(({ merchantCode }) => !begun.has(merchantCode));
    const shown = all.filter((tenant) => !added.includes(tenant));
    begun = new Set(shown.map(({ merchantCode }) => merchantCode));
    if (added.length === 0) return;
    const run = await workRunner();
    for (const tenant of added) {
      const { merchantCode } = tenant;
      await run(`making the world of ${merchantCode}`, merchantCode, async () => {
        if (!settled.has(merchantCode)) await settle([tenant]);
        settled.add(merchantCode);
        await begin(tenant);
        begun.add(merchantCode);
      });
    }
  };
};

const EVERY = 2_000;

/** Looks every two seconds until stopped, one look after the other. */
export const startBrandWatch = (options: BrandWatchOptions): (() => Promise<void>) => {
  const look = brandWatch(options);
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking
      .then(look)
      .catch((error: unknown) => options.log.warn({ err: error }, 'a brand was not settled'));
  }, EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return looking;
  };
};
