import { useState } from 'react';
import type { Failure } from '@/api/failure';
import { useLanguage } from '../session/useLanguage';
import { useLotteryRefresh } from './useLotteryRefresh';
import { useMoneyCall } from '../core/useMoneyCall';

/** Takes a ticket back. The stake comes back once, however often it is asked for. */
export const useLotteryCancel = () => {
  const refresh = useLotteryRefresh();
  const language = useLanguage();
  const { send } = useMoneyCall('lotteryCancel', refresh);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  return {
    busy,
    failure,
    /** Answers whether it was taken back. */
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
