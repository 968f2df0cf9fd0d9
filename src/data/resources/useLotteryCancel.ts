import { useState } from 'react';
import type { Failure } from '@/api/failure';
import { useLanguage } from '../session/useLanguage';
import { useLotteryRefresh } from './useLotteryRefresh';
import { useMoneyCall } from '../core/useMoneyCall';

/** Cancels a ticket. The gateway returns the stake once, however often the call is repeated. */
export const useLotteryCancel = () => {
  const refresh = useLotteryRefresh();
  const language = useLanguage();
  const { send } = useMoneyCall('lotteryCancel', refresh);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  return {
    busy,
    failure,
    /** Resolves to whether the ticket was cancelled. */
    cancel: async (ticketId: string): Promise<boolean> => {
      setBusy(true);
      const answer = await send({ ticketId, language });
      setBusy(false);
      setFailure(answer.ok ? undefined : answer.failure);
      refresh();
      return answer.ok;
    },
    forget: (): void => setFailure(undefined),
  };
};
