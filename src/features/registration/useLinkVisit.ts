import { useEffect, useEffectEvent } from 'react';
import { sessionKeys } from '@/config/storageKeys';
import { randomId } from '@/data/core/randomId';
import { useSend } from '@/data/core/useSend';
import { useSite } from '@/data/session/siteContext';

/** Counts the visit of an agent's register link, once in a session of the browser (AGENT-02). */
export const useLinkVisit = (code: string | null): void => {
  const { sessionText } = useSite();
  const send = useSend();
  const count = useEffectEvent((visited: string) => {
    if (sessionText.get(sessionKeys.countedLink) === visited) return;
    sessionText.set(sessionKeys.countedLink, visited);
    void send('affiliateVisit', { code: visited, visit: randomId() });
  });
  useEffect(() => {
    if (code) count(code);
  }, [code]);
};
