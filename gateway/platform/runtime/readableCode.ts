import type { Runtime } from './runtime.ts';

/** Capitals and digits that are not mistaken for one another. There are 32, so that a random byte picks each equally often. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A random code of `count` characters for people to read and type. */
export const readableCode = ({ randomBytes }: Pick<Runtime, 'randomBytes'>, count: number): string =>
  [...randomBytes(count)].map((byte) => signs[byte % signs.length]).join('');
