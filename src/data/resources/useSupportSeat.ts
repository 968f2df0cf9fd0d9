import type { CallResult } from '@/api/client';
import { useSite } from '../session/siteContext';

/** Asks for the token that opens an outside chat; it is good for one opening, so that it is never kept. */
export const useSupportSeat = (): (() => Promise<CallResult<'supportSeat'>>) => {
  const { client } = useSite();
  return () => client.get('supportSeat', undefined);
};
