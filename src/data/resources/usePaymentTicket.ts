import type { CallResult } from '@/api/client';
import { useSite } from '../session/siteContext';

/** Exchanges the withdraw password for a ticket that is valid for one action. */
export const usePaymentTicket = () => {
  const { client } = useSite();
  return (password: string): Promise<CallResult<'paymentTicket'>> =>
    client.send('paymentTicket', { password });
};
