import type { ContractKind } from '#contract/agentContracts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { contractStore, sideOf, type OpenContract } from './contractStore.ts';

/** What acts on contracts work with; `queries` is a transaction. */
export interface ContractParts {
  readonly queries: Queries;
  readonly runtime: Runtime;
  readonly tenant: Pick<Tenant, 'merchantCode' | 'timeZone'>;
  readonly now: Date;
  /** Contracts of other kinds are as if they were not there. */
  readonly kind?: ContractKind;
}

/** Who acts: a member by id, or null for the house. */
export type PartyId = string | null;

/**
 * Contracts of one line are acted on one after another, so that what an act has checked of others still holds when it
 * is committed: the member at the top is locked.
 */
export const lockLine = async ({ queries, tenant }: ContractParts, line: string): Promise<void> => {
  await lockMember(queries, { merchant: tenant.merchantCode, memberId: line.split('/')[0] ?? '' });
};

/** A contract of a party with the side on which it stands. Refuses `not_found` to strangers as for what is not there. */
export const partyContract = async (
  { queries, tenant: { merchantCode }, now, kind }: Omit<ContractParts, 'runtime'>,
  party: PartyId,
  contractId: string,
) => {
  const found = await contractStore(queries).byId(merchantCode, contractId, now);
  const side = found && sideOf(found.contract, party);
  if (found === undefined || side === undefined) return refuse('not_found');
  return kind === undefined || found.contract.kind === kind ? { ...found, side } : refuse('not_found');
};

/** The same with the line locked, as it is then. */
export const lockedContract = async (
  parts: ContractParts,
  party: PartyId,
  contractId: string,
): Promise<OpenContract & { readonly side: 'upline' | 'downline' }> => {
  const { downline } = await partyContract(parts, party, contractId);
  await lockLine(parts, downline.line);
  return partyContract(parts, party, contractId);
};
