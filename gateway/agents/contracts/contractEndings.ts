import type { ContractEnding, ContractKind } from '#contract/agentContracts';
import { rateAbove, type TierValues } from '#contract/contractTiers';

/** A version that is offered or runs, with those whom it binds. */
export interface GivenTerms {
  readonly contractId: string;
  readonly versionId: string;
  readonly uplineId: string | null;
  readonly downlineId: string;
  readonly isSigned: boolean;
  readonly tiers: readonly TierValues[];
}

export interface Ended<Given extends GivenTerms> {
  readonly given: Given;
  readonly ending: ContractEnding;
}

/**
 * What in a line cannot stand any more once a member has other terms of a kind, or none: contracts and offers that the
 * member gives above them, and all that is given by those who lose theirs (AGENT-06).
 */
export const endedBy = <Given extends GivenTerms>(
  kind: ContractKind,
  line: readonly Given[],
  memberId: string,
  terms: readonly TierValues[] | undefined,
): Ended<Given>[] =>
  line
    .filter(({ uplineId }) => uplineId === memberId)
    .flatMap((given) => {
      if (terms !== undefined && rateAbove(kind, terms, given.tiers) === undefined) return [];
      const ending = terms === undefined ? 'uplineEnded' : 'undercut';
      return [{ given, ending }, ...(given.isSigned ? endedBy(kind, line, given.downlineId, undefined) : [])];
    });
