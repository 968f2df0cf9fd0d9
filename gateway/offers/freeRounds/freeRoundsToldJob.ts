import { gameRepository } from '../../catalogue/games/gameRepository.ts';
import type { VendorParts } from '../../catalogue/vendors/VendorParts.ts';
import { jobHandler } from '../../platform/jobs/jobHandler.ts';
import type { JobHandler } from '../../platform/jobs/jobKind.ts';
import { freeRoundStore } from '../../play/freeRounds/freeRoundStore.ts';
import { freeRoundsTold } from './freeRoundsTold.ts';

/**
 * Tells vendors outside of free rounds for their games, each time as they stand now: a repetition says nothing new. The
 * wallet alone decides what can be taken of them, so nothing waits for a vendor that is silent.
 */
export const freeRoundsToldJob = ({
  database: { queries },
  vendors,
}: Pick<VendorParts, 'database' | 'vendors'>): JobHandler =>
  jobHandler(freeRoundsTold, async ({ id }, now) => {
    const row = await freeRoundStore(queries).byId(id);
    if (row === undefined) return;
    const cancelled = row.cancelledAt !== null;
    // What is over by its own end is known to whoever was told of it, and no news to others.
    if (!cancelled && row.until <= now) return;
    const { merchant, memberId: player, gameCodes, stake, currency, total, until } = row;
    const listed = await gameRepository(queries).byCodes(merchant, [...gameCodes]);
    for (const [code, vendor] of vendors.outside) {
      const games = listed.filter(({ game }) => game.vassalage === code).map(({ game }) => game.gameCode);
      if (games.length === 0) continue;
      const told = { merchant, player, id, games, stake, currency, total, until, cancelled };
      await vendor.tellFreeRounds(told);
    }
  });
