import type { ContractKind } from '#contract/agentContracts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Span } from '../contracts/spans.ts';
import { settleSpan } from './contractPay.ts';
import { dueSpans, type DueSpan } from './dueSpans.ts';
import { eachByItself } from './eachByItself.ts';
import { canBePaid, payStatement } from './payStatement.ts';
import type { PayingBrand } from './spanWorth.ts';
import { statementStore } from './statementStore.ts';

export interface PayParts {
  readonly database: Database;
  readonly runtime: Runtime;
}

const isEmpty = ({ worth: { gross, base, byTier }, toDownlines }: DueSpan, carriedIn: bigint): boolean =>
  [gross, toDownlines, carriedIn, base.validBet, base.net, base.bonus, base.rebate].every(
    (amount) => amount === 0n,
  ) && (byTier ?? []).length === 0;

/** Writes the statement of a span and pays it, unless the span has one. */
const payDue = async (
  tx: Queries,
  runtime: Runtime,
  { merchantCode: merchant, currency }: PayingBrand,
  kind: ContractKind,
  due: DueSpan,
  now: Date,
): Promise<void> => {
  const { version, span, worth, toDownlines } = due;
  const { contractId, versionId, downlineId: memberId, period } = version;
  const store = statementStore(tx);
  const carriedIn = kind === 'dividend' ? await store.carriedInto(contractId, span.from) : 0n;
  if (isEmpty(due, carriedIn)) return;
  const { gross, tier, rate, base, byTier } = worth;
  const { sum, carriedOut } = settleSpan(kind, { gross, toDownlines, carriedIn });
  const isPaid = sum > 0n && (await canBePaid(tx, runtime, { merchant, memberId }));
  const written = await store.insert({
    id: runtime.newId(),
    merchant,
    memberId,
    contractId,
    versionId,
    kind,
    type: 'regular',
    period,
    ...span,
    ...base,
    byTier:
      byTier?.map((one) => ({ tier: one.tier, won: one.won.toString(), lost: one.lost.toString() })) ?? null,
    tier,
    rate,
    gross,
    toDownlines,
    carriedIn,
    carriedOut,
    sum,
    currency,
    state: sum === 0n ? 'nothing' : isPaid ? 'paid' : 'waiting',
    computedAt: now,
    paidAt: isPaid ? now : null,
  });
  if (written !== undefined && isPaid) await payStatement(tx, runtime, written, now);
};

/** Pays contracts (AGENT-11, AGENT-08): each span once, whoever computes it and however often. */
export const payService = ({ database, runtime }: PayParts) => ({
  /**
   * Pays all contracts of a kind for the spans that end within a closing, each contract in a transaction of its own:
   * one that fails holds up no other. Throws what failed, to be tried again.
   */
  payClosing: async (brand: PayingBrand, kind: ContractKind, closing: Span, now: Date): Promise<void> => {
    const due = await dueSpans(database.queries, brand, kind, closing);
    const contracts = Map.groupBy(due, ({ version }) => version.contractId).values();
    await eachByItself(contracts, (spans) =>
      database.transaction(async (tx) => {
        for (const span of spans) await payDue(tx, runtime, brand, kind, span, now);
      }),
    );
  },

  /** Pays statements whose accounts are active again. */
  payWaiting: async (merchant: string, now: Date): Promise<void> => {
    const payable = await statementStore(database.queries).payable(merchant);
    await eachByItself(payable, (statement) =>
      database.transaction(async (tx) => {
        if (await statementStore(tx).notePaid(statement.id, now)) {
          await payStatement(tx, runtime, statement, now);
        }
      }),
    );
  },
});
