import { storyTime } from '../samples';

const minute = 60_000;
const hour = 3_600_000;

export const vnd = (amount: number | string) => ({ amount: String(amount), currency: 'VND' }) as const;

/** A time this many minutes after the stories' fixed time. */
export const at = (minutes: number) => new Date(storyTime() + minutes * minute).toISOString();

/** A time this many hours before the stories' fixed time. */
export const ago = (hours: number) => new Date(storyTime() - hours * hour).toISOString();
