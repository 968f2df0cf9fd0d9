import type { Runtime } from '../runtime.ts';

/** Capitals and digits that are not mistaken for one another when read aloud: a byte picks one of them evenly. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Names an order for people: what it is, the day in UTC, and chance. */
export const orderNo = (
  kind: 'D' | 'W',
  { now, randomBytes }: Pick<Runtime, 'now' | 'randomBytes'>,
): string => {
  const day = now().toISOString().slice(2, 10).replaceAll('-', '');
  return `${kind}${day}${[...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('')}`;
};
