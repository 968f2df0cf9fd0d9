import type { Arrival } from '@/domain/arrival';

const spent = new WeakSet<Arrival>();

/** Whether the secrets of an address are unused; each can be used once. */
export const isFresh = (arrival: Arrival): boolean => !spent.has(arrival);

export const spend = (arrival: Arrival): void => void spent.add(arrival);
