import { useEffect } from 'react';
import { browserPush } from '../core/pushBrowser';
import { useSite } from './siteContext';
import { useIdentity } from './useIdentity';
import { useMember } from './useMember';

/**
 * Tells the gateway who is at a browser that messages are pushed to: after a new log-in they go on, and they end for a
 * member in whose place another has logged in.
 */
export const usePushOwner = (): void => {
  const { client, push = browserPush } = useSite();
  const account = useMember().value?.account;
  const { isTrial } = useIdentity();
  useEffect(() => {
    if (account === undefined || isTrial || push.standing() !== 'ready') return;
    void push.current().then(async (subscription) => {
      if (subscription === undefined) return;
      const answer = await client.send('pushHere', { endpoint: subscription.endpoint });
      // Nobody's any more: the browser gives its address up.
      if (answer.ok && answer.value.device === null) await push.unsubscribe();
    });
  }, [account, isTrial, client, push]);
};
