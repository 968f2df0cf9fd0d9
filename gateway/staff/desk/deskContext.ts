import type { DeskCallName } from '#contract/desk';
import type { DeskBody, DeskQuery, DeskValue } from '#contract/deskTypes';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { StaffRow } from '../accounts/schema.ts';
import { staffAuditStore } from '../accounts/staffAuditStore.ts';

/** Calls of somebody who is logged in; those of the session itself and those that send a file are apart. */
export type DeskActName = Exclude<DeskCallName, 'logIn' | 'logOut' | 'picture'>;

export interface DeskContext {
  /** A transaction for calls that write. */
  readonly queries: Queries;
  readonly runtime: Runtime;
  readonly tenant: Tenant;
  readonly me: StaffRow;
}

export type DeskActs = {
  readonly [Name in DeskActName]: (
    context: DeskContext,
    sent: { readonly body: DeskBody<Name>; readonly query: DeskQuery<Name> },
  ) => Promise<DeskValue<Name>>;
};

/** Writes into the audit what somebody has done, in the transaction of it. */
export const noteAct = (
  { queries, runtime, me }: DeskContext,
  act: string,
  target: string,
  detail?: unknown,
) => staffAuditStore(queries, runtime).add(me, act, target, detail);
