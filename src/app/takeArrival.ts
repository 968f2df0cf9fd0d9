import { readArrival, type Arrival } from '@/domain/arrival';

/** Takes the secrets out of this page's address before any request can carry them on (SYS-05). */
export const takeArrival = (): Arrival => {
  const { arrival, address } = readArrival(location);
  if (address !== undefined) history.replaceState(history.state, '', address);
  return arrival;
};
