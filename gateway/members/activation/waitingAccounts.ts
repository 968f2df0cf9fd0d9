import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { newToken, tokenHash } from '../../platform/oneTimeTokens/token.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { memberService, type MemberPlan } from '../members/memberService.ts';
import { membersView } from '../members/membersView.ts';
import { lineRates } from '../rates/lineRates.ts';
import type { Rates } from '../rates/rates.ts';
import { waitingAccounts } from './schema.ts';

const DAY = 24 * 60 * 60_000;
const LIFE = 7 * DAY;
/** So long after its last link has expired an account is given up. */
const KEPT = 30 * DAY;

type Agent = Pick<Player, 'merchant' | 'memberId'>;

/** The link for the owner of an account; its token is never seen again. */
export interface HandedOver {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Accounts between their opening by an agent and their activation by their owner. */
export const waitingAccountStore = (queries: Queries, runtime: Runtime) => {
  const one = ({ merchant, memberId }: Agent, id: string) =>
    and(
      eq(waitingAccounts.merchant, merchant),
      eq(waitingAccounts.openedBy, memberId),
      eq(waitingAccounts.memberId, id),
    );

  const newLink = (): HandedOver => ({
    token: newToken(runtime),
    expiresAt: new Date(runtime.now().getTime() + LIFE),
  });

  const living = (merchant: string, token: string) =>
    and(
      eq(waitingAccounts.merchant, merchant),
      eq(waitingAccounts.tokenHash, tokenHash(token)),
      gt(waitingAccounts.expiresAt, runtime.now()),
    );

  const giveUp = async (merchant: string, id: string): Promise<void> => {
    await lineRates(queries).forget({ merchant, id });
    await memberService(queries, runtime).remove(merchant, id);
  };

  return {
    size: async ({ merchant, memberId }: Agent): Promise<number> => {
      const [row] = await queries
        .select({ size: count() })
        .from(waitingAccounts)
        .where(and(eq(waitingAccounts.merchant, merchant), eq(waitingAccounts.openedBy, memberId)));
      return row?.size ?? 0;
    },

    /** The newest first. */
    list: ({ merchant, memberId }: Agent) => {
      const member = membersView(queries);
      return queries
        .select({
          id: member.id,
          merchant: member.merchant,
          line: member.line,
          account: member.account,
          nickname: member.nickname,
          type: member.type,
          openedAt: member.createdAt,
          expiresAt: waitingAccounts.expiresAt,
        })
        .from(waitingAccounts)
        .innerJoin(member, eq(member.id, waitingAccounts.memberId))
        .where(and(eq(waitingAccounts.merchant, merchant), eq(waitingAccounts.openedBy, memberId)))
        .orderBy(desc(member.createdAt), desc(member.id));
    },

    open: async (
      { merchant, memberId, line }: Agent & Pick<Player, 'line'>,
      plan: Pick<MemberPlan, 'account' | 'nickname' | 'type'>,
      rates: Rates,
    ) => {
      const link = newLink();
      const row = await memberService(queries, runtime).create({
        ...plan,
        merchant,
        upline: { line },
        state: 'pending',
      });
      await lineRates(queries).give(row, rates, runtime.now());
      await queries.insert(waitingAccounts).values({
        memberId: row.id,
        merchant,
        openedBy: memberId,
        tokenHash: tokenHash(link.token),
        expiresAt: link.expiresAt,
      });
      return { id: row.id, account: row.account, ...link };
    },

    /** A new link in place of the one before; nothing where the account does not wait. */
    renew: async (agent: Agent, id: string): Promise<HandedOver | undefined> => {
      const link = newLink();
      const renewed = await queries
        .update(waitingAccounts)
        .set({ tokenHash: tokenHash(link.token), expiresAt: link.expiresAt })
        .where(one(agent, id))
        .returning({ id: waitingAccounts.memberId });
      return renewed.length === 0 ? undefined : link;
    },

    /** In a transaction. Answers whether there was such an account; its name is free again. */
    withdraw: async (agent: Agent, id: string): Promise<boolean> => {
      const withdrawn = await queries
        .delete(waitingAccounts)
        .where(one(agent, id))
        .returning({ id: waitingAccounts.memberId });
      if (withdrawn.length > 0) await giveUp(agent.merchant, id);
      return withdrawn.length > 0;
    },

    /** Whom a token activates; it stays good. */
    look: async (merchant: string, token: string) => {
      const [row] = await queries
        .select({ memberId: waitingAccounts.memberId, expiresAt: waitingAccounts.expiresAt })
        .from(waitingAccounts)
        .where(living(merchant, token));
      return row;
    },

    /** Spends a token; of several who show it, one alone gets the account. */
    take: async (merchant: string, token: string): Promise<string | undefined> => {
      const [row] = await queries
        .delete(waitingAccounts)
        .where(living(merchant, token))
        .returning({ memberId: waitingAccounts.memberId });
      return row?.memberId;
    },

    /** In a transaction: gives up what has long expired. */
    sweep: async (): Promise<void> => {
      const before = new Date(runtime.now().getTime() - KEPT);
      const over = await queries
        .delete(waitingAccounts)
        .where(lt(waitingAccounts.expiresAt, before))
        .returning({ merchant: waitingAccounts.merchant, memberId: waitingAccounts.memberId });
      for (const { merchant, memberId } of over) await giveUp(merchant, memberId);
    },
  };
};

export const sweepWaitingAccounts = (database: Database, runtime: Runtime): Promise<void> =>
  database.transaction((tx) => waitingAccountStore(tx, runtime).sweep());
