import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { catalogue } from '../../sandbox/catalogue/catalogue.ts';
import type { Random } from '../../platform/runtime/random.ts';
import type { DemoRole } from './demoAccounts.ts';

export interface DemoLogin {
  readonly role: DemoRole;
  readonly username: string;
  /** PHC string. */
  readonly passwordHash: string;
}

/** What every part of one merchant's world is made from; all of it happens in one transaction. */
export interface WorldPlan {
  readonly tx: Queries;
  readonly tenant: Tenant;
  readonly merchant: string;
  readonly random: Random;
  readonly runtime: Runtime;
  readonly now: Date;
  readonly catalogue: ReturnType<typeof catalogue>;
  /** Empty where demo accounts are not wanted. */
  readonly demo: readonly DemoLogin[];
}
