import { readArrival, type Arrival } from '@/domain/arrival';

/** Removes the secrets from this page's address before a request can pass them on (SYS-05). */
export const takeArrival = (): Arrival => {
  const { arrival, address } = readArrival(location);
  if (address !== undefined) history.replaceState(history.state, '', address);
  return arrival;
};
