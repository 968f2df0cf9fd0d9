import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { BreakLength } from '#contract/breakLengths';
import { callKey } from '#contract/callKey';
import type { Failure } from '@/api/failure';
import { useSite } from '../session/siteContext';
import { usePause } from '../session/usePause';

/** The member's break from play. The gateway stores it for all devices and opens no game until it ends. */
export const useBreak = () => {
  const { client, checkRefused } = useSite();
  const { mutate } = useSWRConfig();
  const pause = usePause();
  const [over, setOver] = useState<string | null>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  return {
    isLoading: pause === undefined,
    busy,
    /** Failure of the last attempt to start a break. */
    failure,
    /** The running pause; a time-out or self-exclusion counts as well. */
    pause: pause && pause.until !== over ? pause : undefined,
    take: async (minutes: BreakLength): Promise<Failure | undefined> => {
      setBusy(true);
      const taken = await client.send('takeBreak', { minutes });
      setBusy(false);
      setFailure(taken.ok ? undefined : taken.failure);
      if (!taken.ok) return taken.failure;
      await mutate(callKey('playBreak'), { pause: taken.value, realityCheckAt: null }, { revalidate: false });
      checkRefused.set(false);
      return undefined;
    },
    /** Called when the countdown has ended. */
    end: (): void => setOver(pause?.until),
  };
};
