import type { Runtime } from './runtime.ts';

/** 32 letters and digits that are not mistaken for one another: a byte picks one of them evenly. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 14;

/** A new password to be read from a screen; 70 bits. */
export const readablePassword = (runtime: Pick<Runtime, 'randomBytes'>): string =>
  [...runtime.randomBytes(LENGTH)].map((byte) => letters[byte % letters.length]).join('');
