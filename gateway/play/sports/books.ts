import type { Sport } from '#contract/sports';

/** Under what name bets of a sport stand in the betting record: a vendor of the lane, and its first game. */
export interface Book {
  readonly vassalage: string;
  readonly gameCode: string;
  readonly gameType: string;
}

const houses = {
  SPORTS: 'BTI',
  ESPORTS: 'IMES',
  COCKFIGHT: 'MKG',
  HORSE: 'PHT',
} as const satisfies Record<Sport, string>;

export const bookOf = (sport: Sport): Book => ({
  vassalage: houses[sport],
  gameCode: `${sport}0001`,
  gameType: sport,
});
