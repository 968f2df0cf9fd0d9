/** Names the hold of a withdrawal in the ledger. */
export const holdKey = (withdrawalId: string): string => `withdrawal:${withdrawalId}`;
