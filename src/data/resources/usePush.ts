import { useEffect, useState } from 'react';
import type { Value } from '#contract/wireTypes';
import type { Failure } from '@/api/failure';
import { browserPush } from '../core/pushBrowser';
import { useLanguage } from '../session/useLanguage';
import { useSite } from '../session/siteContext';

export type PushChoice = Value<'pushOn'>['device'];

/** `unsupported`: this browser has no messages; `denied`: they are blocked in it. */
export interface PushFacts {
  readonly state: 'unsupported' | 'denied' | 'off' | 'on';
  readonly choice?: PushChoice | undefined;
}

/** What a turning on came to, if it came to nothing: the gateway's failure, or the browser's. */
export type PushRefusal = { readonly failure: Failure } | 'denied' | 'browser' | undefined;

/** What the member is told on this browser while the site is closed, and how that is changed. */
export const usePush = () => {
  const { client, push = browserPush } = useSite();
  const language = useLanguage();
  const [value, setValue] = useState<PushFacts>();
  const [failure, setFailure] = useState<Failure>();
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<PushFacts | Failure> => {
      const standing = push.standing();
      if (standing !== 'ready') return { state: standing };
      const subscription = await push.current();
      if (subscription === undefined) return { state: 'off' };
      const answer = await client.send('pushHere', { endpoint: subscription.endpoint });
      if (!answer.ok) return answer.failure;
      const { device } = answer.value;
      return device ? { state: 'on', choice: device } : { state: 'off' };
    };
    void look().then((found) => {
      if (isGone) return;
      if ('state' in found) setValue(found);
      else setFailure(found);
    });
    return () => {
      isGone = true;
    };
  }, [client, push, turn]);

  return {
    value,
    failure,
    isBusy: value === undefined && failure === undefined,
    reload: () => {
      setFailure(undefined);
      setTurn((now) => now + 1);
    },

    /** Turns it on, asking the browser, or changes what is told. */
    save: async ({ topics, amounts }: PushChoice): Promise<PushRefusal> => {
      if (!(await push.ask())) {
        if (push.standing() !== 'denied') return 'denied';
        setValue({ state: 'denied' });
        return undefined;
      }
      const key = await client.get('pushKey', undefined);
      if (!key.ok) return { failure: key.failure };
      const subscription = await push.subscribe(key.value.key);
      if (subscription === undefined) return 'browser';
      const answer = await client.send('pushOn', { ...subscription, topics, amounts, language });
      if (!answer.ok) return { failure: answer.failure };
      setValue({ state: 'on', choice: answer.value.device });
      return undefined;
    },

    turnOff: async (): Promise<PushRefusal> => {
      const subscription = await push.current();
      if (subscription !== undefined) {
        const answer = await client.send('pushOff', { endpoint: subscription.endpoint });
        if (!answer.ok) return { failure: answer.failure };
        await push.unsubscribe();
      }
      setValue({ state: 'off' });
      return undefined;
    },
  };
};
