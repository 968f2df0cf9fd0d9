import type { Arrival } from '@/domain/arrival';

const used = new WeakSet<Arrival>();

/** Whether the secrets of an address are unused; each can be used once. */
export const isFresh = (arrival: Arrival): boolean => !used.has(arrival);

export const spend = (arrival: Arrival): void => void used.add(arrival);
