import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { errorText } from '../platform/log/errorText.ts';
import { StartError } from '../platform/postgres/StartError.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import { boundedQueue } from '../platform/workers/boundedQueue.ts';
import { passwordHashes } from '../members/credentials/passwordHash.ts';
import type { Tenant } from '../brands/tenants/tenant.ts';
import { countBrand } from '../agents/sums/countBrand.ts';
import { catalogue } from '../sandbox/catalogue/catalogue.ts';
import { random } from '../platform/runtime/random.ts';
import { seededMerchants } from './schema.ts';
import { knownDemoAccounts, newDemoAccounts, type DemoAccount } from './world/demoAccounts.ts';
import { seedOffers } from './world/seedOffers.ts';
import { seedHelp } from './world/seedHelp.ts';
import { seedPoints } from './world/seedPoints.ts';
import { seedContent } from './world/seedContent.ts';
import { storeCatalogue } from '../sandbox/catalogue/storeCatalogue.ts';
import { seedMembers } from './world/seedMembers.ts';
import { seedWinners } from './world/seedWinners.ts';
import type { DemoLogin, WorldPlan } from './world/worldPlan.ts';
import { storeJackpotPast } from '../sandbox/games/storeJackpotPast.ts';
import { worldSeed } from '../sandbox/catalogue/worldSeed.ts';

export interface SeedOptions {
  /** A patient one: on a busy machine a statement that writes thousands of games takes longer than a call may. */
  readonly database: Database;
  readonly runtime: Runtime;
  readonly tenants: readonly Tenant[];
  /** The one number from which everything is drawn. */
  readonly seed?: number;
  /** Whether accounts with known passwords are made. */
  readonly demoAccounts: boolean;
  /** Brands begin empty: nothing is invented, and no later start invents anything. */
  readonly production: boolean;
  /** One line of progress. */
  readonly log: (line: string) => void;
}

const demonstration = {
  games: storeCatalogue,
  content: seedContent,
  help: seedHelp,
  offers: seedOffers,
  points: seedPoints,
  winners: seedWinners,
  members: seedMembers,
  jackpots: storeJackpotPast,
} as const;

/** Minutes: the past of a world is counted in longer slots than the present. */
const HOUR_SLOTS = 60;

/** In place of the number of a world that was made. */
const nothingMade = 0;

const withHashes = (runtime: Runtime, accounts: ReturnType<typeof newDemoAccounts>): Promise<DemoLogin[]> => {
  const hashes = passwordHashes(runtime, boundedQueue({ atOnce: 1, waiting: accounts.length }));
  return Promise.all(
    accounts.map(async ({ role, username, password }) => ({
      role,
      username,
      passwordHash: await hashes.make(password),
    })),
  );
};

/** Says of which world what could not be written, and why. */
const named = async (
  part: string,
  { tenant }: Pick<WorldPlan, 'tenant'>,
  work: () => Promise<void>,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    throw new StartError(`The ${part} of ${tenant.name} could not be written: ${errorText(error)}`, {
      cause: error,
    });
  }
};

/** The merchant's whole world, or nothing; false when another gateway made it first. */
const seedMerchant = (
  database: Database,
  plan: Omit<WorldPlan, 'tx'>,
  seed: number,
  parts: Readonly<Record<string, (plan: WorldPlan) => Promise<void>>>,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL lock_timeout = '60s'`);
    const { merchant, now } = plan;
    const made = await tx
      .insert(seededMerchants)
      .values({ merchant, seed, seededAt: now })
      .onConflictDoNothing()
      .returning();
    if (made.length === 0) return false;
    for (const [name, part] of Object.entries(parts)) await named(name, plan, () => part({ ...plan, tx }));
    return true;
  });

/** The accounts as they are shown: a password is said to be of the brands that were made with it. */
const described = (
  accounts: readonly DemoAccount[],
  made: readonly string[],
  brands: number,
): DemoAccount[] => {
  if (accounts.length === 0 || made.length === brands) return [...accounts];
  const fresh = accounts.map((account) => ({ ...account, role: `${account.role} of ${made.join(', ')}` }));
  return made.length === 0 ? knownDemoAccounts() : [...fresh, ...knownDemoAccounts()];
};

/**
 * Makes the world of every brand that has none; on later starts it does nothing. Returns the demo accounts, with
 * their passwords on the start that made them and with the way to a new one afterwards.
 */
export const seedWorld = async (options: SeedOptions): Promise<DemoAccount[]> => {
  const { database, runtime, tenants, demoAccounts, production, log } = options;
  const seed = production ? nothingMade : (options.seed ?? worldSeed);
  const done = await database.queries.select().from(seededMerchants);
  const known = new Set(done.map(({ merchant }) => merchant));
  if (production && done.some((made) => made.seed !== nothingMade)) {
    log('This database holds a demonstration, with invented members: production wants one of its own.');
  }
  const missing = tenants.filter(({ merchantCode }) => !known.has(merchantCode));
  if (missing.length === 0) return demoAccounts ? knownDemoAccounts() : [];

  const accounts = demoAccounts ? newDemoAccounts(runtime) : [];
  const demo = await withHashes(runtime, accounts);
  const shared = { runtime, now: runtime.now(), catalogue: catalogue(seed), demo };
  const fresh = new Set<Tenant>();
  const waiting = [...missing];
  const seedNext = async (): Promise<void> => {
    const tenant = waiting.shift();
    if (tenant === undefined) return;
    const merchant = tenant.merchantCode;
    if (!production) log(`Making the world of ${tenant.name} …`);
    const plan = { ...shared, tenant, merchant, random: random(`${seed} ${merchant}`) };
    if (await seedMerchant(database, plan, seed, production ? {} : demonstration)) {
      fresh.add(tenant);
      log(production ? `${tenant.name} begins empty.` : `Seeded the world of ${tenant.name}.`);
    }
    return seedNext();
  };
  // While the database writes one world the next is drawn.
  await Promise.all([seedNext(), seedNext()]);
  // What was booked can be read once no world is being written any more.
  if (!production) for (const tenant of fresh) await countBrand(database, tenant, shared.now, HOUR_SLOTS);
  const made = missing.filter((tenant) => fresh.has(tenant)).map(({ name }) => name);
  // Without figures on tables that were just filled, the planner takes the worst way through them.
  if (made.length > 0) await database.queries.execute(sql`ANALYZE`);
  return described(accounts, made, tenants.length);
};
