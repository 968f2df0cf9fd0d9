import type { GameView } from '../engine/gameWire.ts';

/** What the brand's market demands of a game's page, from its address (docs/ports/game-vendor.md). */
export interface PageMarket {
  /** Whether rounds may be shown faster. */
  readonly quickSpin: boolean;
  /** Least milliseconds from one stake to the next; the wallet refuses what comes sooner. */
  readonly pace: number;
  /** The most that one round may stake, in minor units; the wallet refuses more. */
  readonly most: number;
}

export const pageMarket = (search: string = location.search): PageMarket => {
  const parameters = new URLSearchParams(search);
  const pace = Number(parameters.get('pace'));
  const most = Number(parameters.get('most'));
  return {
    quickSpin: !(parameters.get('forbid') ?? '').split(',').includes('quickSpin'),
    pace: Number.isFinite(pace) && pace > 0 ? Math.min(pace, 60_000) : 0,
    most: Number.isFinite(most) && most > 0 ? most : Infinity,
  };
};

/** A game with the stakes that the market allows; the smallest stays, since a game needs one and the wallet judges it. */
export const withinMost = <Game extends Pick<GameView, 'stakes' | 'limit'>>(
  game: Game,
  { most }: Pick<PageMarket, 'most'>,
): Game => ({
  ...game,
  stakes: game.stakes.filter((stake, place) => place === 0 || stake <= most),
  limit: Math.min(game.limit, most),
});
