import type { PeriodTimes } from '../../brands/calendar/limitPeriod.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { depositedWithin } from '../orders/depositedWithin.ts';
import { receivedFromAbove } from '../orders/lineMovements.ts';

/** What was paid in within a period, is or may be on its way, or was sent by agents above; see `depositedWithin`. */
export const depositUse = async (
  queries: Queries,
  owner: Pick<Player, 'merchant' | 'memberId'>,
  period: PeriodTimes,
  now: Date,
  except?: string,
): Promise<bigint> =>
  (await depositedWithin(queries, owner, period, now, except)) +
  (await receivedFromAbove(queries, owner, period));
