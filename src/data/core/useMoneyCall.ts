import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import { isUnclear, moneyCalls, type MoneyCall, type SentCall } from './moneyCalls';
import { randomId } from './randomId';
import { useSite } from '../session/siteContext';

/**
 * Sends a call that moves money. Its key is kept before it is sent and goes along with every repetition, by this page
 * or by the one that is loaded in its place, until an answer says what became of it. A call without an answer is asked
 * for once more at once, where the gateway knows keys; after that it is `unclear`, and nothing else is sent before it has
 * been cleared up. `onFound` tells that it was carried out: its form has to begin anew, so that nobody sends it again.
 */
export const useMoneyCall = <Name extends MoneyCall>(
  name: Name,
  onFound: (value: Value<Name>, body: Body<Name>) => void,
) => {
  const { boot, client, sessionText } = useSite();
  // Without keys the gateway would pay each repetition: then none is made, and the member looks for what became of it.
  const repeats = boot.profile.idempotency;
  const kept = moneyCalls(sessionText);
  const [unclear, setUnclear] = useState(() => kept.sent(name));
  const [asking, setAsking] = useState(false);
  const running = useRef(false);

  const call = ({ key, body }: SentCall<Name>) => client.send(name, body, { idempotencyKey: key });

  const settle = async (sent: SentCall<Name>): Promise<CallResult<Name>> => {
    const first = await call(sent);
    const answer = repeats && !first.ok && isUnclear(first.failure) ? await call(sent) : first;
    const open = !answer.ok && isUnclear(answer.failure);
    if (!open) kept.drop(name);
    setUnclear(open ? sent : undefined);
    return answer;
  };

  const ask = async (): Promise<void> => {
    const sent = kept.sent(name);
    if (sent === undefined || running.current) return;
    running.current = true;
    setAsking(true);
    const answer = await settle(sent);
    running.current = false;
    setAsking(false);
    if (answer.ok) onFound(answer.value, sent.body);
  };

  const giveUp = (): void => {
    kept.drop(name);
    setUnclear(undefined);
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
    unclear: unclear?.body,
    /** It is being asked for. */
    asking,
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
