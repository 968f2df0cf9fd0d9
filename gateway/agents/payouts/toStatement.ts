import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import type { Statement } from './schema.ts';

type ListedStatement = Value<'contractStatements'>['list'][number];
type WholeStatement = Value<'contractStatement'>;

export const toStatement = (statement: Statement): ListedStatement => {
  const { id, contractId, kind, type, period, from, to, state, tier, rate, paidAt } = statement;
  const money = (amount: bigint) => wireMoney(amount, statement.currency as Currency);
  return {
    id,
    contractId,
    kind,
    type,
    period,
    from: from.toISOString(),
    to: to.toISOString(),
    state,
    gross: money(statement.gross),
    toDownlines: money(statement.toDownlines),
    carriedIn: money(statement.carriedIn),
    carriedOut: money(statement.carriedOut),
    sum: money(statement.sum),
    tier: tier === null ? null : tier + 1,
    rate,
    paidAt: paidAt?.toISOString() ?? null,
  };
};

/** What a statement was computed from; of real-time salary and of a correction there are no sums. */
export const toInputs = (statement: Statement): Pick<WholeStatement, 'inputs' | 'byTier'> => {
  const { kind, type, validBet, net, bonus, rebate, active, lateValidBet, lateNet, byTier } = statement;
  const currency = statement.currency as Currency;
  const money = (amount: bigint) => wireMoney(amount, currency);
  const inputs = {
    validBet: money(validBet),
    profitAndLoss: money(-net),
    bonus: money(bonus),
    rebate: money(rebate),
    activeMembers: active,
    late: { validBet: money(lateValidBet), profitAndLoss: money(-lateNet) },
  };
  return {
    inputs: kind === 'realTime' || type === 'correction' ? null : inputs,
    byTier: (byTier ?? []).map(({ tier, won, lost }) => ({
      tier: tier + 1,
      won: { amount: won, currency },
      lost: { amount: lost, currency },
    })),
  };
};
