import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { DepositState } from '#contract/cashier';
import type { Player } from '../../http/policy/caller.ts';
import { membersView } from '../../members/members/membersView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { holding, within, type SearchedTime } from '../../platform/database/searching.ts';
import type { PaymentInstructions } from '../payments/PaymentProvider.ts';
import { deposits, type Deposit } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

/** Part of the member's account, and when the order was made. */
export interface OrderSearch extends SearchedTime {
  readonly account?: string | undefined;
}

/** Deposits as they are stored; what may become of them is in `depositService`. */
export const depositRepository = (queries: Queries) => {
  const own = ({ merchant, memberId }: Owner) =>
    and(eq(deposits.merchant, merchant), eq(deposits.memberId, memberId));
  const named = (merchant: string, orderNo: string) =>
    and(eq(deposits.merchant, merchant), eq(deposits.orderNo, orderNo));

  return {
    insert: async (order: typeof deposits.$inferInsert): Promise<Deposit> => {
      const [row] = await queries.insert(deposits).values(order).returning();
      if (row === undefined) throw new Error('The deposit just written is gone');
      return row;
    },

    /** The order as it is afterwards. */
    update: async (id: string, change: Partial<Deposit>): Promise<Deposit | undefined> => {
      const [row] = await queries.update(deposits).set(change).where(eq(deposits.id, id)).returning();
      return row;
    },

    /** Ends what still waits for its payment. */
    expireWaiting: async (owner: Owner, now: Date): Promise<void> => {
      await queries
        .update(deposits)
        .set({ state: 'expired', changedAt: now })
        .where(and(own(owner), eq(deposits.state, 'waiting')));
    },

    /** Of two callers that were told how it is paid, the first counts. */
    keepInstructions: async (id: string, instructions: PaymentInstructions): Promise<Deposit | undefined> => {
      await queries
        .update(deposits)
        .set({ instructions })
        .where(and(eq(deposits.id, id), isNull(deposits.instructions)));
      const [row] = await queries.select().from(deposits).where(eq(deposits.id, id));
      return row;
    },

    ownerOf: async (merchant: string, orderNo: string): Promise<string | undefined> => {
      const [row] = await queries
        .select({ memberId: deposits.memberId })
        .from(deposits)
        .where(named(merchant, orderNo));
      return row?.memberId;
    },

    byNumber: async (merchant: string, orderNo: string): Promise<Deposit | undefined> => {
      const [row] = await queries.select().from(deposits).where(named(merchant, orderNo));
      return row;
    },

    /** Locks the order until the transaction ends. */
    lock: async (merchant: string, orderNo: string): Promise<Deposit | undefined> => {
      const [row] = await queries.select().from(deposits).where(named(merchant, orderNo)).for('update');
      return row;
    },

    find: async (owner: Owner, orderNo: string): Promise<Deposit | undefined> => {
      const [row] = await queries
        .select()
        .from(deposits)
        .where(and(own(owner), eq(deposits.orderNo, orderNo)));
      return row;
    },

    /** The last order of a member in such a state. */
    lastIn: async (owner: Owner, states: readonly DepositState[]): Promise<Deposit | undefined> => {
      const [row] = await queries
        .select()
        .from(deposits)
        .where(and(own(owner), inArray(deposits.state, states)))
        .orderBy(desc(deposits.createdAt))
        .limit(1);
      return row;
    },

    /** The newest first. */
    page: (owner: Owner, offset: number, limit: number): Promise<Deposit[]> =>
      queries
        .select()
        .from(deposits)
        .where(own(owner))
        .orderBy(desc(deposits.createdAt))
        .limit(limit)
        .offset(offset),

    count: (owner: Owner): Promise<number> => queries.$count(deposits, own(owner)),

    /** Whether anything was ever credited to the member. */
    hasCredited: async (owner: Owner): Promise<boolean> => {
      const rows = await queries
        .select({ id: deposits.id })
        .from(deposits)
        .where(and(own(owner), isNotNull(deposits.credited)))
        .limit(1);
      return rows.length > 0;
    },

    /** Orders of every brand that wait for their payment. */
    waiting: (): Promise<Deposit[]> => queries.select().from(deposits).where(eq(deposits.state, 'waiting')),

    /** The last deposits of a brand with their members' accounts, the newest first. */
    latest: (
      merchant: string,
      limit: number,
      { account, ...time }: OrderSearch = {},
    ): Promise<{ deposit: Deposit; account: string }[]> => {
      const member = membersView(queries);
      return queries
        .select({ deposit: deposits, account: member.account })
        .from(deposits)
        .innerJoin(member, eq(member.id, deposits.memberId))
        .where(
          and(
            eq(deposits.merchant, merchant),
            holding(member.account, account),
            within(deposits.createdAt, time),
          ),
        )
        .orderBy(desc(deposits.createdAt))
        .limit(limit);
    },
  };
};
