import { useState } from 'react';
import type { Money } from '#contract/money';
import type { Body } from '#contract/wireTypes';
import type { GetName } from '@/api/client';
import type { Failure } from '@/api/failure';
import { useKeyedCall } from '../core/useKeyedCall';
import { useRefresh } from '../core/useRefresh';

export interface Claimed {
  readonly amount?: Money;
  /** Number of completed claims. */
  readonly count: number;
}

type Claim = 'missionClaim' | 'rewardClaim' | 'rebateClaim' | 'checkInClaim' | 'bonusCancel';

/** Data that a claim changes. */
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
 * Claims or gives up a reward. The gateway executes a claim once, whatever its idempotency key, so that a claim
 * without an answer can be repeated safely: it is then paid, or reported as already paid.
 */
export const useClaim = <Name extends Claim>(name: Name) => {
  const send = useKeyedCall();
  const refresh = useRefresh();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [done, setDone] = useState<Claimed>();
  return {
    /** Id of the claim that is running. */
    busy,
    failure,
    /** Result of the last claim. */
    done,
    /** Resolves to whether the claim succeeded. */
    claim: async (id: string, body: Body<Name>): Promise<boolean> => {
      if (busy !== undefined) return false;
      setBusy(id);
      setFailure(undefined);
      const result = await send(name, body);
      setFailure(result.ok ? undefined : result.failure);
      await refresh(...touched);
      setBusy(undefined);
      if (result.ok) setDone({ ...(result.value ?? undefined), count: (done?.count ?? 0) + 1 });
      return result.ok;
    },
  };
};
