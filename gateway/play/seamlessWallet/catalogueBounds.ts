import { weighByEdge } from '#contract/validBet';
import { gameRepository } from '../../catalogue/games/gameRepository.ts';
import type { GameFacts } from '../../catalogue/vendors/GameVendor.ts';
import type { GameVendors } from '../../catalogue/vendors/GameVendors.ts';
import { alertDesk, type AlertParts } from '../../platform/alerts/alertDesk.ts';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import type { GameVisit } from '../launch/schema.ts';

type Opened = Pick<GameVisit, 'merchant' | 'gameCode' | 'vassalage'>;

interface ReportedWin {
  readonly stake: bigint;
  readonly win: bigint;
  readonly currency: string;
  readonly roundRef: string;
}

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

  return {
    /** The valid bet of a round whose vendor has sent none: the stake, weighed by the return of its game where it is known. */
    validBet: async (queries: Queries, visit: Opened, stake: bigint): Promise<bigint> => {
      const bounds = await boundsOf(queries, visit);
      return bounds === undefined ? stake : weighByEdge(stake, bounds.facts.rtp);
    },

    /** Refuses `amount_out_of_range` for a stake outside of the bounds of its game. */
    demandStake: async (queries: Queries, visit: Opened, stake: bigint): Promise<void> => {
      const bounds = await boundsOf(queries, visit);
      if (bounds && !isAllowedStake(bounds.facts, stake)) refuse('amount_out_of_range');
    },

    /**
     * Refuses `amount_out_of_range` for a win above the maximum of its game and the pot that the round won: the round
     * stays open until the vendor corrects the amount or the catalogue. A pot that is won is reset at once, so it is
     * asked what the round won of it, not what it holds.
     */
    demandWin: async (
      queries: Queries,
      visit: Opened,
      { stake, win, currency, roundRef }: ReportedWin,
    ): Promise<void> => {
      const bounds = await boundsOf(queries, visit);
      if (bounds === undefined || bounds.facts.maxWin === 0) return;
      const most = stake * BigInt(bounds.facts.maxWin);
      if (win <= most) return;
      const { merchant, gameCode, vassalage } = visit;
      const { jackpots } = vendors.of(vassalage);
      const pot = await jackpots.wonIn({ merchant, currency }, { id: roundRef, gameCode });
      if (win > most + pot) refuse('amount_out_of_range');
    },

    /**
     * Opens an alert when an act on a round is refused for its amount. Runs outside of the transaction of the act: a
     * vendor that repeats such calls must not hold two connections for each of them.
     */
    withAlert: async <Result>(
      {
        visit: { merchant, vassalage, gameCode },
        roundRef,
      }: { readonly visit: Opened; readonly roundRef: string },
      said: string,
      act: () => Promise<Result>,
    ): Promise<Result> => {
      try {
        return await act();
      } catch (error) {
        if (error instanceof Refusal && error.code === 'amount_out_of_range') {
          const target = `${merchant} ${vassalage} ${roundRef}`;
          const reason = new Error(`${vassalage} ${said} of ${gameCode}, which the catalogue does not allow`);
          await alertDesk(parts).raise({ kind: 'vendor round', target, merchant, error: reason });
        }
        throw error;
      }
    },
  };
};
