/** What the brand's market demands of a game's page, from its address (docs/ports/game-vendor.md). */
export interface PageMarket {
  /** Whether rounds may be shown faster. */
  readonly quickSpin: boolean;
  /** Least milliseconds from one stake to the next; the wallet refuses what comes sooner. */
  readonly pace: number;
}

export const pageMarket = (search: string = location.search): PageMarket => {
  const parameters = new URLSearchParams(search);
  const pace = Number(parameters.get('pace'));
  return {
    quickSpin: !(parameters.get('forbid') ?? '').split(',').includes('quickSpin'),
    pace: Number.isFinite(pace) && pace > 0 ? Math.min(pace, 60_000) : 0,
  };
};
