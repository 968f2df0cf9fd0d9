import type { Arrival } from '@/domain/arrival';

const spent = new WeakSet<Arrival>();

/** What an address brought is good for one try. */
export const isFresh = (arrival: Arrival): boolean => !spent.has(arrival);

export const spend = (arrival: Arrival): void => void spent.add(arrival);
