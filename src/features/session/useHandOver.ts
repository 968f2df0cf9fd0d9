import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { withModal } from '@/config/modals';
import { isFresh, spend } from '@/data/session/usedArrivals';
import { useAction } from '@/data/core/useAction';
import { useSessionCall } from '@/data/session/useSessionCall';
import { useSite } from '@/data/session/siteContext';

/** Exchanges the one-time code of the address for a session (SYS-05). */
export const useHandOver = () => {
  const { arrival, session } = useSite();
  const enter = useSessionCall();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(
    () => arrival.handOver !== undefined && isFresh(arrival) && session.state.get().token !== undefined,
  );
  const { busy, failure, run, forget } = useAction();

  const exchange = (): void => {
    const code = arrival.handOver;
    if (code === undefined) return;
    spend(arrival);
    void run(async () => {
      const result = await enter('handOver', { code }, { by: 'other' });
      setAsks(false);
      if (result.ok && result.value === 'changePassword')
        void navigate({ search: withModal('', 'changePassword') });
      return result;
    });
  };
  const begin = useEffectEvent((): void => {
    if (arrival.handOver !== undefined && isFresh(arrival) && !asks) exchange();
  });
  useEffect(() => begin(), []);

  return {
    asks,
    busy,
    failure,
    accept: exchange,
    refuse: () => {
      spend(arrival);
      setAsks(false);
    },
    dismiss: forget,
  };
};
