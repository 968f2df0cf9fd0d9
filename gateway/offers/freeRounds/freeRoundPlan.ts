/** Free rounds as a promotion or a reward of the mall gives them. */
export interface FreeRoundPlan {
  readonly count: number;
  /** Of each round, minor units as text. */
  readonly stake: string;
  /** Codes of the games that take them. */
  readonly games: readonly string[];
  /** Days in which they can be played, from the day on which they are given. */
  readonly days: number;
}
