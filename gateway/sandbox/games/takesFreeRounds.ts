import type { VendorGame } from './vendorGame.ts';

/** Slots alone take free rounds: each of their rounds has one stake and ends by itself. */
export const takesFreeRounds = ({ engine }: Pick<VendorGame, 'engine'>): boolean => engine === 'slots';
