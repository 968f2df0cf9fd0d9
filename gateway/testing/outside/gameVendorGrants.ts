/** Free rounds as the gateway tells of them. Amounts are minor units as text. */
export interface Grant {
  readonly merchant: string;
  readonly player: string;
  readonly id: string;
  readonly games: readonly string[];
  readonly stake: string;
  readonly currency: string;
  readonly total: number;
  readonly until: string;
  readonly cancelled: boolean;
}

/** What the vendor was told of free rounds, by id: told once more is the same, and what is cancelled stays so. */
export const gameVendorGrants = () => {
  const grants = new Map<string, Grant>();
  return {
    hear: (told: Grant): void => {
      if (grants.get(told.id)?.cancelled !== true) grants.set(told.id, told);
    },
    list: () => [...grants.values()],
  };
};
