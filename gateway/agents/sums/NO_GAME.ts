/** In place of a game type: what belongs to a day as a whole. */
export const NO_GAME = '';
