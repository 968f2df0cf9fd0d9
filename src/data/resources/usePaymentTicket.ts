import { useRef } from 'react';
import type { CallResult } from '@/api/client';
import { useSite } from '../session/siteContext';

/**
 * Exchanges the withdraw password for a ticket that is valid for one action. While a call is running, further presses
 * get its answer: a wrong password counts as one attempt.
 */
export const usePaymentTicket = () => {
  const { client } = useSite();
  const running = useRef<Promise<CallResult<'paymentTicket'>>>(undefined);
  return (password: string): Promise<CallResult<'paymentTicket'>> => {
    running.current ??= client.send('paymentTicket', { password }).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
};
