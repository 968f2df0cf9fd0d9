import type { ContractKind, ContractPeriod } from '#contract/agentContracts';
import type { TierValues } from '#contract/contractTiers';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Queries } from '../../platform/database/database.ts';
import { closedSpans, type Span } from '../contracts/spans.ts';
import { settleSpan } from './contractPay.ts';
import { spanWorths, type Worth } from './spanWorth.ts';

/** Somebody's line and the terms that are tried on it. */
export interface Tried {
  readonly memberId: string;
  readonly line: string;
  readonly period: ContractPeriod;
  readonly tiers: readonly TierValues[];
}

export interface TrialResult {
  /** How many spans reached a tier. */
  readonly reached: number;
  /** Minor units, without what contracts below would have got of it. */
  readonly pays: bigint;
  /** Of each span. */
  readonly worths: readonly Worth[];
}

/** What terms come to on play that is past; nothing is stored. */
export const triedTerms = (queries: Queries, tenant: Tenant) => {
  const spansOf = ({ period }: Tried, time: Span): Span[] =>
    period === 'slot'
      ? // What many slots come to, but for what is cut in each.
        [time]
      : closedSpans(
          { period, countsFrom: new Date(0), countsTo: null },
          { after: time.from, until: time.to },
          tenant.timeZone,
        );

  /** What the terms of each are worth in each closed span of a time. */
  const worthsOf = async (kind: ContractKind, all: readonly Tried[], time: Span) => {
    const asks = all.flatMap((tried) => spansOf(tried, time).map((span) => ({ ...tried, span })));
    const worths = await spanWorths(queries, tenant, kind, asks);
    return asks.flatMap((ask, place) => {
      const worth = worths[place];
      return worth === undefined ? [] : [{ ...ask, worth }];
    });
  };

  /** What terms would have paid, less what contracts below would have got of it. */
  const tryTerms = async (
    kind: ContractKind,
    tried: Tried,
    below: readonly Tried[],
    time: Span,
  ): Promise<TrialResult> => {
    const own = await worthsOf(kind, [tried], time);
    const others = await worthsOf(kind, below, time);
    let carriedIn = 0n;
    let pays = 0n;
    for (const { span, worth } of own) {
      const toDownlines = others
        .filter((other) => other.span.to > span.from && other.span.to <= span.to)
        .reduce((sum, other) => sum + other.worth.gross, 0n);
      const { sum, carriedOut } = settleSpan(kind, { gross: worth.gross, toDownlines, carriedIn });
      pays += sum;
      carriedIn = carriedOut;
    }
    const reached = own.filter(({ worth }) => worth.tier !== null || (worth.byTier ?? []).length > 0).length;
    return { reached, pays, worths: own.map(({ worth }) => worth) };
  };

  return { spansOf, worthsOf, tryTerms };
};
