import { createHash } from 'node:crypto';

/** Whether a declaration belongs to a sample of `share` per cent. The same seed always gives the same sample. */
export const isSampled = (declaration: string, seed: string, share: number): boolean =>
  (createHash('sha256').update(`${seed}\n${declaration}`).digest().readUInt32BE() / 2 ** 32) * 100 < share;
