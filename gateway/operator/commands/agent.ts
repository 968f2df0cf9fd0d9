import { contractKinds, dividendPeriods, type ContractKind } from '#contract/agentContracts';
import type { Currency } from '#contract/money';
import { highestRate } from '#contract/contractTiers';
import { idPattern } from '#contract/schemas/common';
import { cascadeOf, shownCascade } from '../../agents/contracts/contractCascade.ts';
import { contractStore, type OpenContract } from '../../agents/contracts/contractStore.ts';
import { endOf, endService } from '../../agents/contracts/endService.ts';
import { offerService, termsOf } from '../../agents/contracts/offerService.ts';
import { correctStatement } from '../../agents/payouts/correctStatement.ts';
import { latestStatements } from '../../agents/payouts/latestStatements.ts';
import type { Statement } from '../../agents/payouts/schema.ts';
import { standingOf } from '../../http/policy/standing.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { findMember } from '../acts/findMember.ts';
import { OperatorError } from '../acts/OperatorError.ts';
import { amountCell } from '../../ledger/money/amountCell.ts';
import { keyInput } from '../acts/keyInput.ts';
import { orReused } from '../acts/orReused.ts';
import { readTiers } from '../acts/readTiers.ts';

const account = { kind: 'text', required: true, help: 'account at the top of a line' } as const;
const kind = { kind: 'text', required: true, choices: contractKinds, help: 'kind of contract' } as const;
const named = { places: { account, kind } } as const;

const line = ({ contract, downline, running, offer, endRequest }: OpenContract) => ({
  account: downline.account,
  kind: contract.kind,
  period: running?.period ?? null,
  rate: running === null ? null : highestRate(contract.kind, running.tiers) / 100,
  from: running?.countsFrom?.toISOString() ?? null,
  offered: offer === null ? null : highestRate(contract.kind, offer.tiers) / 100,
  'asks to end': endRequest?.by ?? null,
});

const statementLine = (row: Statement) => {
  const money = (minor: bigint) => amountCell(minor, row.currency as Currency);
  return {
    id: row.id,
    kind: row.kind,
    type: row.type,
    from: row.from.toISOString(),
    to: row.to.toISOString(),
    gross: money(row.gross),
    'to downlines': money(row.toDownlines),
    carried: money(row.carriedIn),
    sum: money(row.sum),
    state: row.state,
  };
};

/** What the house has with the top of a line. */
const contractOf = async (context: ActContext, values: { account: string; kind: ContractKind }) => {
  const { tx, merchant, now } = context;
  const { id, account: name } = await findMember(context, values.account);
  const found = await contractStore(tx).ofKind(merchant, id, values.kind, now);
  if (found === undefined || found.contract.uplineId !== null) {
    throw new OperatorError(`The house has no contract of kind ${values.kind} with ${name}`);
  }
  return found;
};

const partsOf = ({ tx, runtime, tenant, now }: ActContext) => ({ queries: tx, runtime, tenant, now });

/** Says with its code, and what belongs to it, why the rules refused. */
const refused = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const detail = error.value === undefined ? '' : `: ${JSON.stringify(error.value)}`;
    throw new OperatorError(`Refused, ${error.code}${detail}`);
  }
};

/** Does something to a contract and shows it before and after. */
const changed = async (context: ActContext, run: () => Promise<string>, before: OpenContract | null) => {
  const { tx, merchant, now } = context;
  const id = await refused(run);
  const after = await contractStore(tx).byId(merchant, id, now);
  if (after === undefined) throw new Error('The contract is gone');
  return {
    rows: [line(after)],
    change: {
      target: `${after.downline.account} ${after.contract.kind}`,
      before: before && line(before),
      after: line(after),
    },
  };
};

export const agent: Command = {
  summary: 'Contracts of the house with the tops of lines, and what contracts paid.',
  acts: {
    list: act({
      summary: 'What the house gives.',
      options: { limit: { kind: 'integer', help: '50 unless given' } },
      run: async ({ tx, merchant, now }, { limit = 50 }) => {
        const page = { now, limit: Math.max(1, limit), offset: 0 };
        const { list } = await contractStore(tx).givenBy(merchant, null, {}, page);
        return { rows: list.map(line), whenEmpty: 'The house gives no contract.' };
      },
    }),
    offer: act({
      summary: 'Offers a contract; it runs once the agent has signed it.',
      ...named,
      options: {
        tiers: {
          kind: 'text',
          required: true,
          help: 'conditions and rates in per cent, in the order of the kind: 20000000/5/0.6, 50000000/10/0.8',
        },
        period: { kind: 'text', choices: dividendPeriods, help: 'of a dividend; M unless given' },
      },
      run: async (context, values) => {
        const { tenant } = context;
        const member = await findMember(context, values.account);
        if (standingOf(member.type) !== 'agent') throw new OperatorError(`${member.account} is no agent`);
        const tiers = readTiers(values.kind, values.tiers, tenant.currency);
        const terms = termsOf(values.kind, { tiers, ...(values.period && { period: values.period }) });
        const offer = () => offerService(partsOf(context)).offer(null, values.kind, member.account, terms);
        return changed(context, offer, null);
      },
    }),
    withdraw: act({
      summary: 'Takes an offer back that waits for its answer.',
      ...named,
      run: async (context, values) => {
        const before = await contractOf(context, values);
        const { offer } = before;
        if (offer === null) throw new OperatorError('No offer waits for an answer');
        return changed(context, () => offerService(partsOf(context)).withdraw(null, offer.id), before);
      },
    }),
    end: act({
      summary: 'Asks an agent to end a contract; it ends once the agent agrees.',
      ...named,
      run: async (context, values) => {
        const before = await contractOf(context, values);
        return changed(context, () => endService(partsOf(context)).request(null, before.contract.id), before);
      },
    }),
    ends: act({
      summary: 'Who below would lose a contract if this one ended, and the mark that "agree" wants.',
      ...named,
      run: async (context, values) => {
        const found = await contractOf(context, values);
        const cascade = await cascadeOf(context.tx, endOf(found), context.now);
        const { ends, endsTotal, seen } = shownCascade(values.kind, found.contract.downlineId, cascade);
        return {
          rows: [
            ...ends.map((one) => ({ account: one.account, rate: one.rate / 100, direct: one.direct })),
            { account: `${endsTotal} in all`, seen },
          ],
          uncut: true,
        };
      },
    }),
    agree: act({
      summary: 'Agrees to an agent’s request to end a contract; contracts below that need it end, too.',
      final: true,
      ...named,
      options: { seen: { kind: 'text', required: true, help: 'the mark that "ends" shows' } },
      run: async (context, values) => {
        const before = await contractOf(context, values);
        const { id } = before.contract;
        return changed(context, () => endService(partsOf(context)).agree(null, id, values.seen), before);
      },
    }),
    refuse: act({
      summary: 'Refuses an agent’s request to end a contract.',
      ...named,
      run: async (context, values) => {
        const before = await contractOf(context, values);
        return changed(context, () => endService(partsOf(context)).refuse(null, before.contract.id), before);
      },
    }),
    statements: act({
      summary: 'What contracts paid an account, the last first.',
      places: { account: { ...account, help: 'account of the member' } },
      options: { limit: { kind: 'integer', help: '20 unless given' } },
      run: async (context, { account: name, limit = 20 }) => {
        const { id } = await findMember(context, name);
        const rows = await latestStatements(context.tx, context.merchant, id, Math.max(1, limit));
        return {
          rows: rows.map(statementLine),
          uncut: true,
          whenEmpty: 'No contract has paid this account.',
        };
      },
    }),
    correct: act({
      summary: 'Corrects a statement by a posting of its own; the statement stays as it is.',
      places: { statement: { kind: 'text', required: true, help: 'id, as "statements" shows it' } },
      final: true,
      options: {
        pay: { kind: 'money', help: 'what is paid in addition, in whole units' },
        take: { kind: 'money', help: 'what is taken back, in whole units' },
        reason: { kind: 'text', required: true, longest: 140, help: 'shown to the member' },
        key: keyInput,
      },
      run: async ({ tx, runtime, merchant, tenant: { currency } }, { statement, pay, take, reason, key }) => {
        if ((pay === undefined) === (take === undefined)) {
          throw new OperatorError('Either --pay or --take has to be given');
        }
        if (!new RegExp(idPattern).test(statement)) throw new OperatorError(`"${statement}" is no id`);
        const amount = pay ?? -(take ?? 0n);
        const correction = { statementId: statement, amount, reason, key };
        const { written, repeated } = await refused(() =>
          correctStatement(tx, runtime, merchant, correction),
        ).catch(orReused(key));
        const { id, state } = written;
        const row = { correction: id, amount: amountCell(amount, currency), state, repeated, key };
        const moved = repeated ? 0n : amount < 0n ? -amount : amount;
        return { rows: [row], uncut: true, change: { target: statement, before: null, after: row, moved } };
      },
    }),
  },
  examples: [
    'agent list',
    'agent offer demoagent daily --tiers "20000000/5/0.6, 50000000/10/0.8"',
    'agent offer demoagent dividend --period H --tiers "0/0/0/20"',
    'agent offer demoagent realTime --tiers "100000/0.05/0.02"',
    'agent withdraw demoagent daily',
    'agent end demoagent daily',
    'agent ends demoagent daily',
    'agent agree demoagent daily --seen 47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
    'agent refuse demoagent daily',
    'agent statements demoagent',
    'agent correct 018f3c5e-0000-7000-8000-000000000000 --pay 5000 --reason "two rounds were missing" --key ticket-4821',
  ],
};
