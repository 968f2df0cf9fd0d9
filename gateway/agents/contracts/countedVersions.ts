import { and, eq, gt, inArray, isNull, lt, min, or } from 'drizzle-orm';
import type { ContractKind } from '#contract/agentContracts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { contracts, contractVersions, type ContractVersion } from './schema.ts';

/** A version that counted at some time, with those whom it binds. */
export interface CountedVersion extends Pick<ContractVersion, 'period' | 'tiers' | 'countsTo'> {
  readonly versionId: string;
  readonly contractId: string;
  readonly uplineId: string | null;
  readonly downlineId: string;
  /** Of the downline. */
  readonly line: string;
  readonly countsFrom: Date;
}

/** Signed versions by the time for which they count, whether they run or have ended. */
export const countedVersions = (queries: Queries, merchant: string) => ({
  /** Those of a kind that count at any time after `after` and before `until`. */
  within: async (
    kind: ContractKind,
    { after, until }: { readonly after: Date; readonly until: Date },
  ): Promise<CountedVersion[]> => {
    const downline = membersView(queries);
    const rows = await queries
      .select({
        versionId: contractVersions.id,
        contractId: contracts.id,
        uplineId: contracts.uplineId,
        downlineId: contracts.downlineId,
        line: downline.line,
        period: contractVersions.period,
        tiers: contractVersions.tiers,
        countsFrom: contractVersions.countsFrom,
        countsTo: contractVersions.countsTo,
      })
      .from(contracts)
      .innerJoin(contractVersions, eq(contractVersions.contractId, contracts.id))
      .innerJoin(downline, eq(downline.id, contracts.downlineId))
      .where(
        and(
          eq(contracts.merchant, merchant),
          eq(contracts.kind, kind),
          inArray(contractVersions.state, ['signed', 'ended']),
          lt(contractVersions.countsFrom, until),
          or(isNull(contractVersions.countsTo), gt(contractVersions.countsTo, after)),
        ),
      );
    return rows.flatMap(({ countsFrom, ...row }) => (countsFrom === null ? [] : [{ ...row, countsFrom }]));
  },

  /** When the first of a kind began to count; null when none ever did. */
  first: async (kind: ContractKind): Promise<Date | null> => {
    const [row] = await queries
      .select({ at: min(contractVersions.countsFrom) })
      .from(contracts)
      .innerJoin(contractVersions, eq(contractVersions.contractId, contracts.id))
      .where(and(eq(contracts.merchant, merchant), eq(contracts.kind, kind)));
    return row?.at ?? null;
  },
});
