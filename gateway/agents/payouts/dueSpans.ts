import type { ContractKind } from '#contract/agentContracts';
import type { Queries } from '../../platform/database/database.ts';
import { countedVersions, type CountedVersion } from '../contracts/countedVersions.ts';
import { closedSpans, lastPayDay, spanAround, type Span } from '../contracts/spans.ts';
import { spanWorths, type PayingBrand, type Worth } from './spanWorth.ts';

/** A span of a version with what it is worth. */
export interface WorthSpan {
  readonly version: CountedVersion;
  readonly span: Span;
  readonly worth: Worth;
}

/** The same with what the contracts of the direct downlines get of it. */
export interface DueSpan extends WorthSpan {
  readonly toDownlines: bigint;
}

/**
 * What the contracts below get of a span: each of their spans counts toward that one of the upline's in which it ends,
 * so that it counts once though the periods differ.
 */
const toDownlines = (
  { version, span }: Pick<WorthSpan, 'version' | 'span'>,
  below: readonly WorthSpan[],
): bigint =>
  below
    .filter(
      (one) =>
        one.version.uplineId === version.downlineId && one.span.to > span.from && one.span.to <= span.to,
    )
    .reduce((sum, { worth }) => sum + worth.gross, 0n);

/** Contracts by the upline, so that a large brand is not searched for each. */
const byUpline = (spans: readonly WorthSpan[]): Map<string | null, WorthSpan[]> =>
  Map.groupBy(spans, ({ version }) => version.uplineId);

/**
 * All spans of a kind that end within a closing, computed; each follows from what is counted and signed alone. Dividends
 * are looked at back to the 15th before: a contract whose closing has failed is not left behind by the next one, into
 * which it carries.
 */
export const dueSpans = async (
  queries: Queries,
  brand: PayingBrand,
  kind: ContractKind,
  closing: Span,
): Promise<DueSpan[]> => {
  const { timeZone } = brand;
  const { to: until } = closing;
  const from =
    kind === 'dividend' ? lastPayDay(new Date(closing.from.getTime() - 1), timeZone) : closing.from;
  // A dividend that ends after that may have begun a month before, and so may those below.
  const after = kind === 'dividend' ? spanAround('M', from, timeZone).from : from;
  const versions = await countedVersions(queries, brand.merchantCode).within(kind, { after, until });
  const spans = versions.flatMap((version) =>
    closedSpans(version, { after, until }, timeZone).map((span) => ({ version, span })),
  );
  const asks = spans.map(({ version, span }) => ({
    memberId: version.downlineId,
    line: version.line,
    period: version.period,
    tiers: version.tiers,
    span,
  }));
  const worths = await spanWorths(queries, brand, kind, asks);
  const known = spans.flatMap((one, place) => {
    const worth = worths[place];
    return worth === undefined ? [] : [{ ...one, worth }];
  });
  const below = byUpline(known);
  return known
    .filter(({ span }) => span.to > from)
    .map((one) => ({ ...one, toDownlines: toDownlines(one, below.get(one.version.downlineId) ?? []) }))
    .toSorted((one, other) => one.span.from.getTime() - other.span.from.getTime());
};
