import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import { isUnresolved, moneyCalls, type MoneyCall, type SentCall } from './moneyCalls';
import { randomId } from './randomId';
import { useSite } from '../session/siteContext';

/**
 * Sends a call that moves money. Its idempotency key is stored before the call is sent. Every retry uses the same key,
 * also after a reload, until an answer comes. If the gateway supports keys, a call without an answer is retried once,
 * immediately. If that fails too, the call is `unresolved`, and the form sends nothing else until it is resolved. `onRecovered`
 * reports that a retry found the call carried out: the form must then be reset, so that it is not sent twice.
 */
export const useMoneyCall = <Name extends MoneyCall>(
  name: Name,
  onRecovered: (value: Value<Name>, body: Body<Name>) => void,
) => {
  const { boot, client, sessionText } = useSite();
  // Without idempotency keys the gateway would execute each retry. Then the page never retries; the member checks the records.
  const repeats = boot.profile.idempotency;
  const kept = moneyCalls(sessionText);
  const [unresolved, setUnresolved] = useState(() => kept.sent(name));
  const [retrying, setRetrying] = useState(false);
  const running = useRef<Promise<CallResult<Name>>>(undefined);

  const call = ({ key, body }: SentCall<Name>) => client.send(name, body, { idempotencyKey: key });

  const sendUntilAnswered = async (sent: SentCall<Name>): Promise<CallResult<Name>> => {
    const first = await call(sent);
    const answer = repeats && !first.ok && isUnresolved(first.failure) ? await call(sent) : first;
    const open = !answer.ok && isUnresolved(answer.failure);
    if (!open) kept.drop(name);
    setUnresolved(open ? sent : undefined);
    return answer;
  };

  const settle = (sent: SentCall<Name>): Promise<CallResult<Name>> => {
    running.current = sendUntilAnswered(sent).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  const ask = async (): Promise<void> => {
    const sent = kept.sent(name);
    if (sent === undefined || running.current) return;
    setRetrying(true);
    const answer = await settle(sent);
    setRetrying(false);
    if (answer.ok) onRecovered(answer.value, sent.body);
  };

  const giveUp = (): void => {
    kept.drop(name);
    setUnresolved(undefined);
  };

  const askAgain = useEffectEvent(() => {
    if (repeats) void ask();
  });
  useEffect(() => {
    askAgain();
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, []);

  return {
    /** Body of the call that was sent and has no answer yet. */
    unresolved: unresolved?.body,
    /** Whether a retry is running. */
    retrying,
    /** Retries the call. Without idempotency keys it only clears the call, after the member has checked the records. */
    ask: repeats ? (): void => void ask() : giveUp,
    /** Sends the call. While one is running, resolves to its answer and sends nothing. */
    send: (body: Body<Name>): Promise<CallResult<Name>> => {
      if (running.current) return running.current;
      const sent = { key: randomId(), body };
      kept.keep(name, sent);
      return settle(sent);
    },
  };
};
