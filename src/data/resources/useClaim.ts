import { useState } from 'react';
import type { Money } from '#contract/money';
import type { Body } from '#contract/wireTypes';
import type { GetName } from '@/api/client';
import type { Failure } from '@/api/failure';
import { randomId } from '../core/randomId';
import { useSite } from '../session/siteContext';
import { useRefresh } from '../core/useRefresh';

export interface Claimed {
  readonly amount?: Money;
  /** How many there have been. */
  readonly count: number;
}

type Claim = 'missionClaim' | 'rewardClaim' | 'rebateClaim' | 'checkInClaim' | 'bonusCancel';

/** What a claim changes. */
const touched: readonly GetName[] = [
  'checkIn',
  'missionSummary',
  'missionLeaderboard',
  'rewards',
  'bonuses',
  'rebate',
  'balance',
  'unreadCount',
  'vip',
  'referral',
];

/**
 * Claims something, or gives it up. The gateway does so once whatever key a call bears, so that a claim whose answer was
 * lost may be made again: either it is paid now, or it is said that it has been.
 */
export const useClaim = <Name extends Claim>(name: Name) => {
  const { client } = useSite();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [done, setDone] = useState<Claimed>();
  return {
    /** Which one is being claimed. */
    busy,
    failure,
    /** What came of the last one that was made. */
    done,
    /** Answers whether it was done. */
    claim: async (id: string, body: Body<Name>): Promise<boolean> => {
      if (busy !== undefined) return false;
      setBusy(id);
      setFailure(undefined);
      const result = await client.send(name, body, { idempotencyKey: randomId() });
      setFailure(result.ok ? undefined : result.failure);
      await refresh(...touched);
      setBusy(undefined);
      if (result.ok) setDone({ ...(result.value ?? undefined), count: (done?.count ?? 0) + 1 });
      return result.ok;
    },
  };
};
