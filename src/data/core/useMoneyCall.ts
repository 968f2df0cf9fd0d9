import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import { isUnresolved, moneyCalls, type MoneyCall, type SentCall } from './moneyCalls';
import { randomId } from './randomId';
import { useSite } from '../session/siteContext';

/**
 * Sends a call that moves money. Its key is kept before it is sent and goes along with every repetition, by this page
 * or by the one that is loaded in its place, until an answer says what became of it. A call without an answer is asked
 * for once more at once, where the gateway knows keys; after that it is `unresolved`, and nothing else is sent before it has
 * been cleared up. `onRecovered` tells that it was carried out: its form has to begin anew, so that nobody sends it again.
 */
export const useMoneyCall = <Name extends MoneyCall>(
  name: Name,
  onRecovered: (value: Value<Name>, body: Body<Name>) => void,
) => {
  const { boot, client, sessionText } = useSite();
  // Without keys the gateway would pay each repetition: then none is made, and the member looks for what became of it.
  const repeats = boot.profile.idempotency;
  const kept = moneyCalls(sessionText);
  const [unresolved, setUnresolved] = useState(() => kept.sent(name));
  const [retrying, setRetrying] = useState(false);
  const running = useRef(false);

  const call = ({ key, body }: SentCall<Name>) => client.send(name, body, { idempotencyKey: key });

  const settle = async (sent: SentCall<Name>): Promise<CallResult<Name>> => {
    const first = await call(sent);
    const answer = repeats && !first.ok && isUnresolved(first.failure) ? await call(sent) : first;
    const open = !answer.ok && isUnresolved(answer.failure);
    if (!open) kept.drop(name);
    setUnresolved(open ? sent : undefined);
    return answer;
  };

  const ask = async (): Promise<void> => {
    const sent = kept.sent(name);
    if (sent === undefined || running.current) return;
    running.current = true;
    setRetrying(true);
    const answer = await settle(sent);
    running.current = false;
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
    /** What was sent and has no answer yet. */
    unresolved: unresolved?.body,
    /** It is being asked for. */
    retrying,
    /** Asks for the answer; where the gateway knows no keys the member has looked for it. */
    ask: repeats ? (): void => void ask() : giveUp,
    send: async (body: Body<Name>): Promise<CallResult<Name>> => {
      const sent = { key: randomId(), body };
      kept.keep(name, sent);
      running.current = true;
      const answer = await settle(sent);
      running.current = false;
      return answer;
    },
  };
};
