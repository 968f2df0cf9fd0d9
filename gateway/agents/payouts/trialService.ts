import type { ContractKind, ContractPeriod } from '#contract/agentContracts';
import type { TierValues } from '#contract/contractTiers';
import type { Body, Value } from '#contract/wireTypes';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Player } from '../../http/policy/caller.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { cascadeOf, shownCascade } from '../contracts/contractCascade.ts';
import { contractReader } from '../contracts/contractReader.ts';
import { contractStore } from '../contracts/contractStore.ts';
import { demandOrder, directDownline, openOffer, termsOf } from '../contracts/offerService.ts';
import { closedSpans, countsFrom, spanAround, type Span } from '../contracts/spans.ts';
import { settleSpan } from './contractPay.ts';
import { spanWorths, type Worth } from './spanWorth.ts';

const DAY = 86_400_000;

/** Somebody's line and the terms that are tried on it. */
interface Tried {
  readonly memberId: string;
  readonly line: string;
  readonly period: ContractPeriod;
  readonly tiers: readonly TierValues[];
}

interface TrialParts {
  readonly queries: Queries;
  readonly runtime: Runtime;
  readonly tenant: Tenant;
  readonly now: Date;
}

/** The last month, or the last closed day where a span is shorter than that. */
const triedTime = (period: ContractPeriod, now: Date, timeZone: string): Span => {
  const unit = period === 'slot' || period === 'hour' ? 'D' : 'M';
  const running = spanAround(unit, now, timeZone);
  return spanAround(unit, new Date(running.from.getTime() - 1), timeZone);
};

/** What a signature is tried on: the last seven days, or four weeks, or else as a trial. */
const previewTime = (period: ContractPeriod, now: Date, timeZone: string): Span => {
  if (period !== 'D' && period !== 'W') return triedTime(period, now, timeZone);
  const to = spanAround(period, now, timeZone).from;
  const before = new Date(to.getTime() - (period === 'D' ? 7 : 28) * DAY);
  // Midday of the first day: a change of clocks moves it to no other day.
  return { from: spanAround(period, new Date(before.getTime() + DAY / 2), timeZone).from, to };
};

/** Terms on past play (AGENT-05): nothing is stored. */
export const trialService = ({ queries, runtime, tenant, now }: TrialParts) => {
  const { merchantCode: merchant, timeZone, currency } = tenant;
  const store = contractStore(queries);
  const money = (amount: bigint) => wireMoney(amount, currency);

  const spansOf = ({ period }: Tried, time: Span): Span[] =>
    period === 'slot'
      ? // What many slots come to, but for what is cut in each.
        [time]
      : closedSpans(
          { period, countsFrom: new Date(0), countsTo: null },
          { after: time.from, until: time.to },
          timeZone,
        );

  const worthsOf = async (kind: ContractKind, all: readonly Tried[], time: Span) => {
    const asks = all.flatMap((tried) => spansOf(tried, time).map((span) => ({ ...tried, span })));
    const worths = await spanWorths(queries, tenant, kind, asks);
    return asks.flatMap((ask, place) => {
      const worth = worths[place];
      return worth === undefined ? [] : [{ ...ask, worth }];
    });
  };

  /** What terms would have paid, and what contracts below would have got of it. */
  const tryTerms = async (kind: ContractKind, tried: Tried, below: readonly Tried[], time: Span) => {
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
    return { reached, pays: money(pays), worths: own.map(({ worth }) => worth) };
  };

  /** Contracts that a member gives and that stay. */
  const givenBy = async (
    kind: ContractKind,
    { memberId, line }: Pick<Tried, 'memberId' | 'line'>,
    ended: ReadonlySet<string> = new Set(),
  ): Promise<Tried[]> =>
    (await store.standingIn(merchant, kind, line, now))
      .filter(
        ({ isSigned, uplineId, contractId }) => isSigned && uplineId === memberId && !ended.has(contractId),
      )
      .map(({ downlineId, line: ownLine, period, tiers }) => ({
        memberId: downlineId,
        line: ownLine,
        period,
        tiers,
      }));

  const sumsOf = (worths: readonly Worth[]) => {
    const sum = (figure: (base: Worth['base']) => bigint) =>
      money(worths.reduce((total, { base }) => total + figure(base), 0n));
    return {
      validBet: sum(({ validBet }) => validBet),
      profitAndLoss: sum(({ net }) => -net),
      bonus: sum(({ bonus }) => bonus),
      rebate: sum(({ rebate }) => rebate),
      activeMembers: Math.max(0, ...worths.map(({ base }) => base.active)),
      late: {
        validBet: sum(({ lateValidBet }) => lateValidBet),
        profitAndLoss: sum(({ lateNet }) => -lateNet),
      },
    };
  };

  const shownTime = (tried: Tried, { from, to }: Span) => ({
    from: from.toISOString(),
    to: to.toISOString(),
    spans: spansOf(tried, { from, to }).length,
  });

  return {
    /** What a signature would change, and what both versions would have paid (AGENT-06). */
    preview: async (caller: Player, versionId: string): Promise<Value<'contractPreview'>> => {
      const { contractId } = (await store.version(merchant, versionId)) ?? refuse('not_found');
      const { open, contract } = await contractReader(queries, tenant, now).one(caller, contractId);
      const offer = await openOffer({ queries, tenant }, open, versionId);
      const { kind, downlineId: memberId } = open.contract;
      const { line } = open.downline;
      const change = { merchant, kind, memberId, line, tiers: offer.tiers };
      const cascade = await cascadeOf(queries, change, now);
      const ended = new Set(cascade.contracts.map(({ given }) => given.contractId));
      const tried = { memberId, line, period: offer.period, tiers: offer.tiers };
      const time = previewTime(offer.period, now, timeZone);
      const { worths: _offered, ...offered } = await tryTerms(
        kind,
        tried,
        await givenBy(kind, tried, ended),
        time,
      );
      const runningTerms = open.running && { ...tried, tiers: open.running.tiers };
      const running = runningTerms && (await tryTerms(kind, runningTerms, await givenBy(kind, tried), time));
      return {
        contract,
        countsFrom: countsFrom(kind, now, timeZone).toISOString(),
        ...shownCascade(kind, memberId, cascade),
        trial: {
          ...shownTime(tried, time),
          offer: offered,
          running: running && { reached: running.reached, pays: running.pays },
        },
      };
    },

    /** What terms would have paid a direct downline (AGENT-05). */
    trial: async (caller: Player, body: Body<'contractTrial'>): Promise<Value<'contractTrial'>> => {
      const { kind, account } = body;
      const terms = termsOf(kind, body);
      demandOrder(kind, terms);
      const { id: memberId, line } = await directDownline(
        { queries, runtime, tenant },
        caller.memberId,
        account,
      );
      const tried = { memberId, line, ...terms };
      const time = triedTime(terms.period, now, timeZone);
      const { worths, ...trial } = await tryTerms(kind, tried, await givenBy(kind, tried), time);
      const own = (await store.ofKind(merchant, caller.memberId, kind, now))?.running;
      const ownWorths = own && (await worthsOf(kind, [{ ...tried, tiers: own.tiers }], time));
      return {
        ...shownTime(tried, time),
        ...trial,
        own: ownWorths ? money(ownWorths.reduce((sum, { worth }) => sum + worth.gross, 0n)) : null,
        ...sumsOf(worths),
      };
    },
  };
};
