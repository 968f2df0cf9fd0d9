import { gameRepository } from '../../catalogue/games/gameRepository.ts';
import type { GameFacts } from '../../catalogue/vendors/GameVendor.ts';
import type { GameVendors } from '../../catalogue/vendors/GameVendors.ts';
import { alertDesk, type AlertParts } from '../../platform/alerts/alertDesk.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { GameVisit } from '../launch/schema.ts';

type Opened = Pick<GameVisit, 'merchant' | 'gameCode' | 'vassalage'>;

interface BoundParts extends AlertParts {
  readonly vendors: Pick<GameVendors, 'of' | 'outside'>;
}

/**
 * What the catalogue allows in one round of a game. A vendor's signature says who calls, not that the amount is right: a
 * fault or a stolen secret must not move more than the game could.
 */
export const catalogueBounds = ({ vendors, ...parts }: BoundParts) => {
  /** Undefined for a game that the catalogue no longer has, or of which its vendor has said nothing. */
  const boundsOf = async (queries: Queries, { merchant, gameCode, vassalage }: Opened) => {
    const [listed] = await gameRepository(queries).byCodes(merchant, [gameCode]);
    if (listed === undefined) return undefined;
    const { game } = listed;
    if (vendors.outside.has(vassalage) && game.facts === null) return undefined;
    return { game, facts: vendors.of(vassalage).facts(game) };
  };

  /** The least and the most of one round. */
  const isAllowedStake = ({ stakes, limit }: GameFacts, stake: bigint): boolean =>
    stake >= BigInt(stakes[0] ?? 1) && stake <= BigInt(limit);

  const refuseWithAlert = async (visit: Opened, round: string, said: string): Promise<never> => {
    const error = new Error(
      `${visit.vassalage} ${said} of ${visit.gameCode}, which the catalogue does not allow`,
    );
    const target = `${visit.merchant} ${visit.vassalage} ${round}`;
    await alertDesk(parts).raise({ kind: 'vendor round', target, merchant: visit.merchant, error });
    return refuse('amount_out_of_range');
  };

  return {
    /** Refuses `amount_out_of_range` for a stake outside of the bounds of its game, and opens an alert. */
    demandStake: async (queries: Queries, visit: Opened, round: string, stake: bigint): Promise<void> => {
      const bounds = await boundsOf(queries, visit);
      if (bounds && !isAllowedStake(bounds.facts, stake))
        await refuseWithAlert(visit, round, `asked for a stake of ${stake}`);
    },

    /**
     * Refuses `amount_out_of_range` for a win above the maximum of its game, and opens an alert: the round stays open
     * until the vendor corrects the amount or the catalogue. A progressive jackpot has no maximum.
     */
    demandWin: async (
      queries: Queries,
      visit: Opened,
      round: string,
      { stake, win, currency }: { readonly stake: bigint; readonly win: bigint; readonly currency: string },
    ): Promise<void> => {
      const bounds = await boundsOf(queries, visit);
      if (bounds === undefined || bounds.facts.maxWin === 0) return;
      if (win <= stake * BigInt(bounds.facts.maxWin)) return;
      const { merchant, gameCode, vassalage } = visit;
      const pots = await vendors.of(vassalage).jackpots.pots({ merchant, currency }, [bounds.game]);
      if (!pots.has(gameCode)) await refuseWithAlert(visit, round, `reported a win of ${win}`);
    },
  };
};
