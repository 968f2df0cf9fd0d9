import type { ContractKind } from '#contract/agentContracts';
import type { TierValues } from '#contract/contractTiers';
import { brandDay } from '../../brands/calendar/brandDay.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Queries } from '../../platform/database/database.ts';
import { betsByStake } from '../../play/bets/betsByStake.ts';
import { spanAround, type Counted, type Span } from '../contracts/spans.ts';
import { spanBases, type SpanBase } from '../sums/spanBases.ts';
import { grossOf, realTimeGross, stakeBorders, type BetsByTier, type Gross } from './contractPay.ts';

export type PayingBrand = Pick<Tenant, 'merchantCode' | 'timeZone' | 'currency'>;

/** Whose line, by which terms, in which span. */
export interface WorthAsk {
  readonly memberId: string;
  readonly line: string;
  readonly period: Counted['period'];
  readonly tiers: readonly TierValues[];
  readonly span: Span;
}

/** What a span is worth before the downlines' share, and what that was computed from. */
export interface Worth extends Gross {
  readonly base: SpanBase;
  /** Of real-time salary alone. */
  readonly byTier: readonly BetsByTier[] | null;
}

/** So many spans are asked for in one statement. */
const AT_ONCE = 500;

const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, chunk) =>
    items.slice(chunk * AT_ONCE, (chunk + 1) * AT_ONCE),
  );

const wholeSpan = ({ period, span: { from, to } }: WorthAsk, timeZone: string) => {
  if (period === 'hour' || period === 'slot') return null;
  const whole = spanAround(period, from, timeZone);
  return whole.from.getTime() === from.getTime() && whole.to.getTime() === to.getTime() ? period : null;
};

const nothing = { net: 0n, bonus: 0n, rebate: 0n, active: 0, lateValidBet: 0n, lateNet: 0n } as const;

const toRealTime = ({ tiers }: WorthAsk, byTier: readonly BetsByTier[]): Worth => ({
  gross: realTimeGross(tiers, byTier),
  tier: null,
  rate: null,
  byTier,
  base: { ...nothing, validBet: byTier.reduce((sum, { won, lost }) => sum + won + lost, 0n) },
});

/** Of asks about one span. */
const ofBets = async (
  queries: Queries,
  merchant: string,
  span: Span,
  asks: readonly WorthAsk[],
): Promise<Worth[]> => {
  const wanted = asks.map(({ memberId, tiers }) => ({ memberId, borders: stakeBorders(tiers) }));
  const bets = await betsByStake(queries, { merchant, ...span }, wanted);
  return asks.map((ask, place) =>
    toRealTime(
      ask,
      bets.filter((bet) => bet.place === place).map(({ tier, won, lost }) => ({ tier, won, lost })),
    ),
  );
};

/**
 * What spans of contracts of one kind are worth, in the order of the asks; the spans are counted. Asks of real-time
 * salary are all about one span.
 */
export const spanWorths = async (
  queries: Queries,
  { merchantCode: merchant, timeZone }: PayingBrand,
  kind: ContractKind,
  asks: readonly WorthAsk[],
): Promise<Worth[]> => {
  const bases = spanBases(queries, merchant);
  const basesOf = (chunk: readonly WorthAsk[]): Promise<SpanBase[]> =>
    kind === 'hourly'
      ? bases.ofHours(chunk.map(({ memberId, span: { from } }) => ({ memberId, from })))
      : bases.ofDays(
          chunk.map((ask) => ({
            memberId: ask.memberId,
            line: ask.line,
            from: brandDay(ask.span.from, timeZone),
            to: brandDay(ask.span.to, timeZone),
            whole: wholeSpan(ask, timeZone),
          })),
        );
  const worths: Worth[] = [];
  for (const chunk of chunksOf(asks)) {
    const [first] = chunk;
    if (kind === 'realTime' && first !== undefined) {
      worths.push(...(await ofBets(queries, merchant, first.span, chunk)));
    } else if (kind !== 'realTime') {
      const found = await basesOf(chunk);
      for (const [place, { tiers }] of chunk.entries()) {
        const base = found[place];
        if (base !== undefined) worths.push({ ...grossOf(kind, tiers, base), base, byTier: null });
      }
    }
  }
  return worths;
};
