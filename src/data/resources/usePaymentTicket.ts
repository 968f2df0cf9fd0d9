import type { CallResult } from '@/api/client';
import { useSite } from '../session/siteContext';

/** Shows the withdraw password; the ticket for it is good for one act. */
export const usePaymentTicket = () => {
  const { client } = useSite();
  return (password: string): Promise<CallResult<'paymentTicket'>> =>
    client.send('paymentTicket', { password });
};
