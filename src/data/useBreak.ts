import { useState } from 'react';
import { localKeys } from '@/config/storageKeys';
import { useSite } from './siteContext';

/** A break from play that was chosen on this device: until it ends no game opens here. */
export const useBreak = () => {
  const { localText, client } = useSite();
  const [until, setUntil] = useState(() => {
    const kept = Number(localText.get(localKeys.breakUntil));
    return Number.isFinite(kept) && kept > client.clock.now() ? kept : undefined;
  });
  return {
    /** Milliseconds since 1970; undefined while no break runs. */
    until,
    take: (milliseconds: number): void => {
      const end = client.clock.now() + milliseconds;
      localText.set(localKeys.breakUntil, String(end));
      setUntil(end);
    },
    end: (): void => setUntil(undefined),
  };
};
