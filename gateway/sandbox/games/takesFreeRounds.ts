import type { VendorGame } from './vendorGame.ts';

/**
 * Slots alone take free rounds: each of their rounds has one stake and ends by itself. A slot with a pot takes none,
 * because nobody's money would feed the pot that such a round could win.
 */
export const takesFreeRounds = ({ engine, jackpot }: Pick<VendorGame, 'engine' | 'jackpot'>): boolean =>
  engine === 'slots' && jackpot === null;
