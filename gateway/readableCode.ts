import type { Runtime } from './runtime.ts';

/** Capitals and digits that are not mistaken for one another; 32, so that a byte picks one of them evenly. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** So many signs by chance, for people to read and type. */
export const readableCode = ({ randomBytes }: Pick<Runtime, 'randomBytes'>, count: number): string =>
  [...randomBytes(count)].map((byte) => signs[byte % signs.length]).join('');
