/** How a round ended for the player; `even` gave back what it took. */
export const betResults = ['open', 'won', 'lost', 'even', 'void'] as const;
export type BetResult = (typeof betResults)[number];

/** What money in a member's wallet moved for. */
export const moneyWays = ['deposit', 'withdrawal', 'bet', 'win', 'transfer', 'reward', 'other'] as const;
export type MoneyWay = (typeof moneyWays)[number];

/** The longest range of a record, in days. */
export const longestRecord = 366;
