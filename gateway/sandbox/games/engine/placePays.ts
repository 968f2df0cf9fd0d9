/** What comes back of a stake by the player's place at a table of four, in hundredths; the first place before all. */
export const placePays = [240, 110, 35, 0] as const;

/** What comes back to the seat that wins a round at once: all that the four places share. */
export const SWEEP_PAYS = placePays.reduce<number>((sum, one) => sum + one, 0);

/**
 * Return to player in hundredths of a per cent if the player plays as the seats of the house do: each of the four seats
 * then has each place equally often.
 */
export const placesRtp = (SWEEP_PAYS * 100) / placePays.length;

/**
 * Return that the weight of valid bets allows for (decision 126): a player who plays better than the house's seats gets
 * more than `placesRtp`. No strategy that was measured reaches this.
 */
export const skilledRtp = 9_950;

/** Stakes are multiples of this, so that each pay is a whole amount. */
export const STAKE_PARTS = 20;

/** What a round pays by the player's place, in minor units; `isSweep` where a seat won at once, by place 0 the player. */
export const placeWin = (stake: number, place: number, isSweep: boolean): number => {
  const pay = isSweep ? (place === 0 ? SWEEP_PAYS : 0) : (placePays[place] ?? 0);
  return (stake / STAKE_PARTS) * (pay / (100 / STAKE_PARTS));
};
