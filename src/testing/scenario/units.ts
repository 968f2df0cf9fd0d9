import { standingStill } from '../samples';

const minute = 60_000;
const hour = 3_600_000;

export const vnd = (amount: number | string) => ({ amount: String(amount), currency: 'VND' }) as const;

/** So many minutes after the moment at which every story stands. */
export const at = (minutes: number) => new Date(standingStill() + minutes * minute).toISOString();

/** So many hours before the moment at which every story stands. */
export const ago = (hours: number) => new Date(standingStill() - hours * hour).toISOString();
