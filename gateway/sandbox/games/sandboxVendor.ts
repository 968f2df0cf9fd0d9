import type { GameVendor } from '../../catalogue/vendors/GameVendor.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { roomRoundAt, takesBets } from './room/roomClock.ts';
import { roomGuests, seatsOf } from './room/roomGuests.ts';
import { roomTables } from './room/roomTable.ts';
import { roundProof } from './roundProof.ts';
import { vendorGame } from './vendorGame.ts';
import type { VendorSite } from './vendorSite.ts';

/** The sandbox as the gateway sees it: one game vendor among others. */
export const sandboxVendor = (
  { database, runtime }: Pick<Parts, 'database' | 'runtime'>,
  site: Pick<VendorSite, 'originFor'>,
): GameVendor => {
  const { queries } = database;
  const guests = roomGuests(queries);
  return {
    facts: vendorGame,
    rooms: {
      table: (gameCode, now) => {
        const round = roomRoundAt(gameCode, now);
        return {
          seats: seatsOf(gameCode),
          bettingUntil: round.bettingUntil,
          takesBets: takesBets(round, now),
        };
      },
      counts: guests.counts,
      hasSeat: guests.hasRoom,
      results: roomTables({ database, runtime }).results,
    },
    originFor: site.originFor,
    roundProof: (round) => roundProof(queries, round),
  };
};
