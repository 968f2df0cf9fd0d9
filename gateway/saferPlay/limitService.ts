import { lesserOf } from '../lesserOf.ts';
import { and, eq, gt, gte, lt, ne, sql } from 'drizzle-orm';
import { limitPeriods, type LimitPeriod } from '#contract/saferPlay';
import type { Value } from '#contract/wireTypes';
import type { Player } from '../caller.ts';
import { deposits, type Deposit } from '../cashier/schema.ts';
import type { Queries } from '../database/database.ts';
import { refuse } from '../refusal.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { receivedFromAbove } from '../wallet/lineMovements.ts';
import { limitPeriod, type PeriodTimes } from './limitPeriod.ts';
import { depositLimits } from './schema.ts';
import { wireMoney } from '../wireMoney.ts';

export type DepositLimit = Value<'saferPlay'>['limits'][number];

type Owner = Pick<Player, 'merchant' | 'memberId'>;
type Place = Pick<Tenant, 'currency' | 'timeZone'>;

interface Held {
  readonly amount: bigint | null;
  readonly next: { readonly amount: bigint | null; readonly at: Date } | null;
}

const none: Held = { amount: null, next: null };

/** A higher limit waits so long. */
const HIGHER_AFTER = 24 * 60 * 60_000;

const heldAt = (row: typeof depositLimits.$inferSelect, now: Date): Held => {
  if (row.nextAt === null) return { amount: row.amount, next: null };
  return row.nextAt <= now
    ? { amount: row.nextAmount, next: null }
    : { amount: row.amount, next: { amount: row.nextAmount, at: row.nextAt } };
};

const countsFrom = sql`case
  when ${deposits.credited} is not null and ${deposits.changedAt} > ${deposits.expiresAt} then ${deposits.changedAt}
  else ${deposits.createdAt} end`;

/** The moment at which a payment that is credited now will count, as `countsFrom` has it. */
const countsAt = ({ createdAt, expiresAt }: Pick<Deposit, 'createdAt' | 'expiresAt'>, now: Date): Date =>
  now > expiresAt ? now : createdAt;

const isHigher = (wanted: bigint | null, held: bigint | null): boolean =>
  held !== null && (wanted === null || wanted > held);

/** What a member may deposit, as the member has set it (MEM-12). */
export const limitService = (queries: Queries) => {
  const heldOf = async ({ merchant, memberId }: Owner, now: Date): Promise<Map<LimitPeriod, Held>> => {
    const rows = await queries
      .select()
      .from(depositLimits)
      .where(and(eq(depositLimits.merchant, merchant), eq(depositLimits.memberId, memberId)));
    return new Map(rows.map((row) => [row.period, heldAt(row, now)]));
  };

  /**
   * What was paid in within a period or sent by agents above, and what is or may be on its way: an order that gave way
   * can be paid while its time runs. A payment counts when it was ordered, one that came after the order's end when it
   * came.
   */
  const usedWithin = async (
    owner: Owner,
    { from, to }: PeriodTimes,
    now: Date,
    except?: string,
  ): Promise<bigint> => {
    const { merchant, memberId } = owner;
    const [row] = await queries
      .select({
        sum: sql<string>`coalesce(sum(case
          when ${deposits.credited} is not null then ${deposits.credited} - coalesce(${deposits.aside}, 0)
          when ${deposits.state} in ('waiting', 'processing', 'delayed') then ${deposits.amount}
          when ${deposits.state} = 'expired' and ${gt(deposits.expiresAt, now)} then ${deposits.amount}
          else 0 end), 0)::text`,
      })
      .from(deposits)
      .where(
        and(
          eq(deposits.merchant, merchant),
          eq(deposits.memberId, memberId),
          gte(countsFrom, from),
          lt(countsFrom, to),
          except === undefined ? undefined : ne(deposits.id, except),
        ),
      );
    return BigInt(row?.sum ?? 0) + (await receivedFromAbove(queries, owner, { from, to }));
  };

  const read = async (
    owner: Owner,
    { currency, timeZone }: Place,
    now: Date,
    period: LimitPeriod,
    held: Held,
  ): Promise<DepositLimit> => {
    const times = limitPeriod(period, now, timeZone);
    const used = await usedWithin(owner, times, now);
    const money = (amount: bigint) => wireMoney(amount, currency);
    const left = held.amount === null ? null : held.amount > used ? held.amount - used : 0n;
    return {
      period,
      amount: held.amount === null ? null : money(held.amount),
      used: money(used),
      left: left === null ? null : money(left),
      resetsAt: times.to.toISOString(),
      next: held.next && {
        amount: held.next.amount === null ? null : money(held.next.amount),
        at: held.next.at.toISOString(),
      },
    };
  };

  const list = async (owner: Owner, place: Place, now: Date): Promise<DepositLimit[]> => {
    const held = await heldOf(owner, now);
    const limits: DepositLimit[] = [];
    for (const period of limitPeriods) {
      limits.push(await read(owner, place, now, period, held.get(period) ?? none));
    }
    return limits;
  };

  /** The limit for which so much more is too much. Asked with the member locked. */
  const fullLimit = async (
    owner: Owner,
    place: Place,
    amount: bigint,
    now: Date,
  ): Promise<DepositLimit | undefined> =>
    (await list(owner, place, now)).find(({ left }) => left && BigInt(left.amount) < amount);

  return {
    list,
    fullLimit,

    /** Refuses `limit_reached`, with the limit, when so much more is too much. Asked with the member locked. */
    demandRoom: async (owner: Owner, place: Place, amount: bigint, now: Date): Promise<void> => {
      const full = await fullLimit(owner, place, amount, now);
      if (full) refuse('limit_reached', { limit: full });
    },

    /**
     * What of a payment for an order no limit lets in, each judged in its period in which the payment counts. Asked
     * with the member locked.
     */
    beyond: async (
      owner: Owner,
      { timeZone }: Pick<Tenant, 'timeZone'>,
      order: Pick<Deposit, 'id' | 'createdAt' | 'expiresAt'>,
      paid: bigint,
      now: Date,
    ): Promise<bigint> => {
      const at = countsAt(order, now);
      let most = 0n;
      for (const [period, { amount }] of await heldOf(owner, now)) {
        if (amount === null) continue;
        const used = await usedWithin(owner, limitPeriod(period, at, timeZone), now, order.id);
        const over = used + paid - amount;
        if (over > most) most = over;
      }
      return lesserOf(most, paid);
    },

    /** Lower holds at once; higher, or none, in 24 hours. The limit that holds already calls off what waits. */
    set: async (
      owner: Owner,
      place: Place,
      period: LimitPeriod,
      wanted: bigint | null,
      now: Date,
    ): Promise<DepositLimit> => {
      const { merchant, memberId } = owner;
      const held = (await heldOf(owner, now)).get(period) ?? none;
      const waits = isHigher(wanted, held.amount);
      const change = {
        amount: waits ? held.amount : wanted,
        nextAmount: waits ? wanted : null,
        nextAt: waits ? new Date(now.getTime() + HIGHER_AFTER) : null,
      };
      const [row] = await queries
        .insert(depositLimits)
        .values({ merchant, memberId, period, ...change })
        .onConflictDoUpdate({ target: [depositLimits.memberId, depositLimits.period], set: change })
        .returning();
      return read(owner, place, now, period, row ? heldAt(row, now) : none);
    },
  };
};
