/** Result of a round for the player; `even` returned the stake. */
export const betResults = ['open', 'won', 'lost', 'even', 'void'] as const;
export type BetResult = (typeof betResults)[number];

/** Reasons for a movement in a member's wallet. */
export const moneyWays = ['deposit', 'withdrawal', 'bet', 'win', 'transfer', 'reward', 'other'] as const;
export type MoneyWay = (typeof moneyWays)[number];

/** Longest range of a record query, in days. */
export const longestRecord = 366;
