import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { BreakLength } from '#contract/breakLengths';
import { callKey } from '#contract/callKey';
import type { Failure } from '@/api/failure';
import { useSite } from './siteContext';
import { useEndpoint } from './useEndpoint';
import { useMember } from './useMember';

/** A break from play: the gateway keeps it, for every device, and opens no game until it ends. */
export const useBreak = () => {
  const { client } = useSite();
  const { mutate } = useSWRConfig();
  const isKnown = useMember().value !== undefined;
  const { value, isLoading } = useEndpoint('playBreak', isKnown ? undefined : null, {
    revalidateIfStale: true,
  });
  const [over, setOver] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const until = value?.until ? Date.parse(value.until) : 0;
  return {
    isLoading,
    busy,
    /** Of the last try to take one. */
    failure,
    /** Milliseconds since 1970; undefined while no break runs. */
    until: until !== over && until > client.clock.now() ? until : undefined,
    take: async (minutes: BreakLength): Promise<void> => {
      setBusy(true);
      const taken = await client.call('takeBreak', { body: { minutes } });
      setBusy(false);
      setFailure(taken.ok ? undefined : taken.failure);
      if (taken.ok) await mutate(callKey('playBreak'), taken.value, { revalidate: false });
    },
    /** Its time has come. */
    end: (): void => setOver(until),
  };
};
