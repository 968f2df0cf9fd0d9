import type { ContractKind } from '#contract/agentContracts';
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
import { countsFrom, type Span } from '../contracts/spans.ts';
import type { Worth } from './spanWorth.ts';
import { triedTerms, type Tried, type TrialResult } from './triedTerms.ts';
import { previewTime, triedTime } from './trialTime.ts';

interface TrialParts {
  readonly queries: Queries;
  readonly runtime: Runtime;
  readonly tenant: Tenant;
  readonly now: Date;
}

/** Terms on past play (AGENT-05): nothing is stored. */
export const trialService = ({ queries, runtime, tenant, now }: TrialParts) => {
  const { merchantCode: merchant, timeZone, currency } = tenant;
  const store = contractStore(queries);
  const money = (amount: bigint) => wireMoney(amount, currency);
  const { spansOf, worthsOf, tryTerms } = triedTerms(queries, tenant);

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

  const shownResult = ({ reached, pays }: TrialResult) => ({ reached, pays: money(pays) });

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
      const offered = await tryTerms(kind, tried, await givenBy(kind, tried, ended), time);
      const runningTerms = open.running && { ...tried, tiers: open.running.tiers };
      const running = runningTerms && (await tryTerms(kind, runningTerms, await givenBy(kind, tried), time));
      return {
        contract,
        countsFrom: countsFrom(kind, now, timeZone).toISOString(),
        ...shownCascade(kind, memberId, cascade),
        trial: {
          ...shownTime(tried, time),
          offer: shownResult(offered),
          running: running && shownResult(running),
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
      const result = await tryTerms(kind, tried, await givenBy(kind, tried), time);
      const own = (await store.ofKind(merchant, caller.memberId, kind, now))?.running;
      const ownWorths = own && (await worthsOf(kind, [{ ...tried, tiers: own.tiers }], time));
      return {
        ...shownTime(tried, time),
        ...shownResult(result),
        own: ownWorths ? money(ownWorths.reduce((sum, { worth }) => sum + worth.gross, 0n)) : null,
        ...sumsOf(result.worths),
      };
    },
  };
};
