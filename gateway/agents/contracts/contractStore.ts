import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ContractEnding, ContractKind, ContractSide } from '#contract/agentContracts';
import { isInLine } from '../lines/isInLine.ts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import {
  contractEndRequests,
  contracts,
  contractVersions,
  type Contract,
  type ContractVersion,
  type EndRequest,
} from './schema.ts';

/** A contract with what of it is open: what runs, what is offered, what is asked. */
export interface OpenContract {
  readonly contract: Contract;
  readonly downline: { readonly account: string; readonly nickname: string; readonly line: string };
  readonly running: ContractVersion | null;
  /** Null once the time to answer is over. */
  readonly offer: ContractVersion | null;
  readonly endRequest: EndRequest | null;
}

export interface NewVersion extends Pick<
  ContractVersion,
  'id' | 'merchant' | 'contractId' | 'period' | 'tiers' | 'offeredAt' | 'answerBy'
> {}

const running = alias(contractVersions, 'running');
const offered = alias(contractVersions, 'offered');

export const contractStore = (queries: Queries) => {
  const downline = membersView(queries);

  const open = (now: Date, where: SQL | undefined) =>
    queries
      .select({
        contract: contracts,
        downline: { account: downline.account, nickname: downline.nickname, line: downline.line },
        running,
        offer: offered,
        endRequest: contractEndRequests,
      })
      .from(contracts)
      .innerJoin(downline, eq(downline.id, contracts.downlineId))
      .leftJoin(running, and(eq(running.contractId, contracts.id), eq(running.state, 'signed')))
      .leftJoin(
        offered,
        and(eq(offered.contractId, contracts.id), eq(offered.state, 'offered'), gt(offered.answerBy, now)),
      )
      .leftJoin(
        contractEndRequests,
        and(eq(contractEndRequests.contractId, contracts.id), isNull(contractEndRequests.answer)),
      )
      .where(where);

  const conditionOf = (merchant: string, ...conditions: readonly (SQL | undefined)[]) =>
    and(eq(contracts.merchant, merchant), ...conditions);

  return {
    byId: async (merchant: string, id: string, now: Date): Promise<OpenContract | undefined> =>
      (await open(now, conditionOf(merchant, eq(contracts.id, id))))[0],

    /** What a member has from above, by kind. */
    ownOf: (merchant: string, memberId: string, now: Date): Promise<OpenContract[]> =>
      open(now, conditionOf(merchant, eq(contracts.downlineId, memberId))).orderBy(asc(contracts.kind)),

    ofKind: async (
      merchant: string,
      memberId: string,
      kind: ContractKind,
      now: Date,
    ): Promise<OpenContract | undefined> =>
      (
        await open(now, conditionOf(merchant, eq(contracts.downlineId, memberId), eq(contracts.kind, kind)))
      )[0],

    /** Contracts that a member gives and whose downlines ask to end them, the oldest request first. */
    askedToEnd: (merchant: string, memberId: string, now: Date, limit: number): Promise<OpenContract[]> =>
      open(
        now,
        conditionOf(merchant, eq(contracts.uplineId, memberId), eq(contractEndRequests.by, 'downline')),
      )
        .orderBy(asc(contractEndRequests.at))
        .limit(limit),

    /** Contracts of a kind that a member, or the house, gives, by account. */
    givenBy: async (
      merchant: string,
      uplineId: string | null,
      filter: {
        readonly kind?: ContractKind | undefined;
        readonly state?: 'running' | 'offered' | undefined;
        /** The beginning of an account, in lower case. */
        readonly account?: string | undefined;
      },
      { now, limit, offset }: { readonly now: Date; readonly limit: number; readonly offset: number },
    ) => {
      const where = conditionOf(
        merchant,
        uplineId === null ? isNull(contracts.uplineId) : eq(contracts.uplineId, uplineId),
        filter.kind && eq(contracts.kind, filter.kind),
        filter.state === 'running' ? isNotNull(running.id) : undefined,
        filter.state === 'offered' ? isNotNull(offered.id) : undefined,
        filter.account === undefined
          ? undefined
          : sql`starts_with(lower(${downline.account}), ${filter.account})`,
      );
      const [counted] = await queries.select({ total: count() }).from(open(now, where).as('wanted'));
      const list = await open(now, where)
        .orderBy(asc(downline.account), asc(contracts.kind))
        .limit(limit)
        .offset(offset);
      return { total: counted?.total ?? 0, list };
    },

    /** What is offered or runs of a kind in the line that begins with `line`. */
    standingIn: (merchant: string, kind: ContractKind, line: string, now: Date) =>
      queries
        .select({
          contractId: contracts.id,
          versionId: contractVersions.id,
          uplineId: contracts.uplineId,
          downlineId: contracts.downlineId,
          isSigned: sql<boolean>`${contractVersions.state} = 'signed'`,
          period: contractVersions.period,
          tiers: contractVersions.tiers,
          line: downline.line,
          account: downline.account,
          nickname: downline.nickname,
        })
        .from(contracts)
        .innerJoin(downline, eq(downline.id, contracts.downlineId))
        .innerJoin(contractVersions, eq(contractVersions.contractId, contracts.id))
        .where(
          and(
            conditionOf(merchant, eq(contracts.kind, kind)),
            eq(downline.merchant, merchant),
            isInLine(downline.line, line),
            sql`(${contractVersions.state} = 'signed'
              OR ${contractVersions.state} = 'offered' AND ${contractVersions.answerBy} > ${now})`,
          ),
        ),

    /** The newest first. */
    versionsOf: (contractId: string): Promise<ContractVersion[]> =>
      queries
        .select()
        .from(contractVersions)
        .where(eq(contractVersions.contractId, contractId))
        .orderBy(desc(contractVersions.number)),

    version: async (merchant: string, id: string): Promise<ContractVersion | undefined> => {
      const [row] = await queries
        .select()
        .from(contractVersions)
        .where(and(eq(contractVersions.merchant, merchant), eq(contractVersions.id, id)));
      return row;
    },

    insert: async (contract: Contract): Promise<void> => {
      await queries.insert(contracts).values(contract);
    },

    /** The next version of a contract; an offer that nobody answered in time is noted as such before. */
    offer: async (version: NewVersion): Promise<void> => {
      const { contractId, offeredAt } = version;
      await queries
        .update(contractVersions)
        .set({ state: 'expired' })
        .where(
          and(
            eq(contractVersions.contractId, contractId),
            eq(contractVersions.state, 'offered'),
            lte(contractVersions.answerBy, offeredAt),
          ),
        );
      const number = sql<number>`(SELECT coalesce(max(number), 0) + 1 FROM ${contractVersions} WHERE contract_id = ${contractId})`;
      await queries.insert(contractVersions).values({ ...version, number, state: 'offered' });
    },

    answer: async (
      id: string,
      change: Pick<ContractVersion, 'state'> & Partial<Pick<ContractVersion, 'countsFrom'>>,
      at: Date,
    ): Promise<void> => {
      await queries
        .update(contractVersions)
        .set({ ...change, answeredAt: at })
        .where(eq(contractVersions.id, id));
    },

    withdrawAll: async (ids: readonly string[], at: Date): Promise<void> => {
      if (ids.length === 0) return;
      await queries
        .update(contractVersions)
        .set({ state: 'withdrawn', answeredAt: at })
        .where(inArray(contractVersions.id, [...ids]));
    },

    /** Ends versions that run; what was asked about them needs no answer any more. */
    endAll: async (
      versions: readonly Pick<ContractVersion, 'id' | 'contractId'>[],
      {
        ending,
        countsTo,
        at,
      }: { readonly ending: ContractEnding; readonly countsTo: Date; readonly at: Date },
    ): Promise<void> => {
      if (versions.length === 0) return;
      await queries
        .update(contractVersions)
        .set({ state: 'ended', ending, countsTo })
        .where(
          inArray(
            contractVersions.id,
            versions.map(({ id }) => id),
          ),
        );
      await queries
        .update(contractEndRequests)
        .set({ answer: 'lapsed', answeredAt: at })
        .where(
          and(
            isNull(contractEndRequests.answer),
            inArray(
              contractEndRequests.contractId,
              versions.map(({ contractId }) => contractId),
            ),
          ),
        );
    },

    askToEnd: async (
      request: Pick<EndRequest, 'id' | 'merchant' | 'contractId' | 'by' | 'at'>,
    ): Promise<void> => {
      await queries.insert(contractEndRequests).values(request);
    },

    answerEnd: async (id: string, answer: 'agreed' | 'refused', at: Date): Promise<void> => {
      await queries
        .update(contractEndRequests)
        .set({ answer, answeredAt: at })
        .where(eq(contractEndRequests.id, id));
    },

    /** Accounts and nicknames by id. */
    namesOf: async (merchant: string, ids: readonly string[]) => {
      if (ids.length === 0) return new Map<string, { account: string; nickname: string }>();
      const rows = await queries
        .select({ id: downline.id, account: downline.account, nickname: downline.nickname })
        .from(downline)
        .where(and(eq(downline.merchant, merchant), inArray(downline.id, [...ids])));
      return new Map(rows.map(({ id, ...names }) => [id, names]));
    },
  };
};

/** The side on which a party stands; nothing for a stranger. The house is an upline without an id. */
export const sideOf = (
  { uplineId, downlineId }: Contract,
  partyId: string | null,
): ContractSide | undefined => {
  if (partyId === downlineId) return 'downline';
  return partyId === uplineId ? 'upline' : undefined;
};
