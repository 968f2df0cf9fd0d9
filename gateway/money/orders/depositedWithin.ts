import { and, eq, gt, gte, lt, ne, sql } from 'drizzle-orm';
import type { PeriodTimes } from '../../brands/calendar/limitPeriod.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { deposits, type Deposit } from './schema.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

const countsFrom = sql`case
  when ${deposits.credited} is not null and ${deposits.changedAt} > ${deposits.expiresAt} then ${deposits.changedAt}
  else ${deposits.createdAt} end`;

/** The moment at which a payment that is credited now will count, as `countsFrom` has it. */
export const countsAt = (
  { createdAt, expiresAt }: Pick<Deposit, 'createdAt' | 'expiresAt'>,
  now: Date,
): Date => (now > expiresAt ? now : createdAt);

/**
 * What was paid in within a period, and what is or may be on its way: an order that gave way can be paid while its time
 * runs. A payment counts when it was ordered, one that came after the order's end when it came. Minor units; `except` is
 * the id of an order that does not count.
 */
export const depositedWithin = async (
  queries: Queries,
  { merchant, memberId }: Owner,
  { from, to }: PeriodTimes,
  now: Date,
  except?: string,
): Promise<bigint> => {
  const [row] = await queries
    .select({
      sum: sql<string>`coalesce(sum(case
        when ${deposits.credited} is not null then ${deposits.credited} - coalesce(${deposits.aside}, 0)
        when ${deposits.state} in ('waiting', 'processing', 'delayed') then ${deposits.amount}
        when ${deposits.state} in ('cancelled', 'expired') and ${gt(deposits.expiresAt, now)} then ${deposits.amount}
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
  return BigInt(row?.sum ?? 0);
};
