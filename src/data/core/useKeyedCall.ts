import { useRef } from 'react';
import type { Body } from '#contract/wireTypes';
import type { CallResult, SendName } from '@/api/client';
import { randomId } from './randomId';
import { useSite } from '../session/siteContext';

/**
 * Sends calls that the gateway carries out once, whatever their idempotency key, because the state of what they are
 * about refuses a second one. While a call runs, sending it again resolves to its answer and sends nothing.
 */
export const useKeyedCall = () => {
  const { client } = useSite();
  const running = useRef(new Map<string, Promise<unknown>>());
  return <Name extends SendName>(name: Name, body: Body<Name>): Promise<CallResult<Name>> => {
    const call = JSON.stringify([name, body]);
    const before = running.current.get(call) as Promise<CallResult<Name>> | undefined;
    if (before) return before;
    const sent = client
      .send(name, body, { idempotencyKey: randomId() })
      .finally(() => running.current.delete(call));
    running.current.set(call, sent);
    return sent;
  };
};
