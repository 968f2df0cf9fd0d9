import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Failure } from '@/api/failure';
import { withModal } from '@/config/modals';
import { isFresh, spend } from '@/data/usedArrivals';
import { useEntryCall } from '@/data/useEntryCall';
import { useSite } from '@/data/siteContext';

/** Exchanges the one-time code of the address for a session (SYS-05). */
export const useHandOver = () => {
  const { arrival, session } = useSite();
  const enter = useEntryCall();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(
    () => arrival.handOver !== undefined && isFresh(arrival) && session.state.get().token !== undefined,
  );
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const exchange = (): void => {
    const code = arrival.handOver;
    if (code === undefined) return;
    spend(arrival);
    void enter('handOver', { code }, { by: 'other' }).then((result) => {
      setBusy(false);
      setAsks(false);
      if (!result.ok) setFailure(result.failure);
      else if (result.value === 'changePassword') void navigate({ search: withModal('', 'changePassword') });
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
    accept: () => {
      setBusy(true);
      exchange();
    },
    refuse: () => {
      spend(arrival);
      setAsks(false);
    },
    dismiss: () => setFailure(undefined),
  };
};
