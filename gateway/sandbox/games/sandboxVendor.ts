import type { GameVendor, ListedGameFacts, TableState } from '../../catalogue/vendors/GameVendor.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { exponentOf } from '#contract/money';
import { vendors } from '../catalogue/vendors.ts';
import { proofFragment } from './engine/proofLink.ts';
import { jackpotStore } from './jackpotStore.ts';
import { isTableEngine } from './room/dealTable.ts';
import { roomRoundAt, takesBets } from './room/roomClock.ts';
import { roomGuests, seatsOf } from './room/roomGuests.ts';
import { roomTables } from './room/roomTable.ts';
import { provenOf, roundProof } from './roundProof.ts';
import { takesFreeRounds } from './takesFreeRounds.ts';
import { vendorGame } from './vendorGame.ts';
import type { VendorSite } from './vendorSite.ts';

const codes: ReadonlySet<string> = new Set(vendors.map(({ vassalage }) => vassalage));

/** Whether the sandbox runs the games of a vendor code: it plays all of its invented houses. */
export const isSandboxCode = (vassalage: string): boolean => codes.has(vassalage);

/** The sandbox as the gateway sees it: one game vendor among others. */
export const sandboxVendor = (
  { database, runtime }: Pick<Parts, 'database' | 'runtime'>,
  site: Pick<VendorSite, 'originFor'>,
): GameVendor => {
  const { queries } = database;
  const guests = roomGuests(queries);
  const { results } = roomTables({ database, runtime });
  return {
    facts: vendorGame,
    takesFreeRounds: (game) => takesFreeRounds(vendorGame(game)),
    rooms: {
      tables: async (merchant, games, now) => {
        const codes = games.map(({ gameCode }) => gameCode);
        const counts = await guests.counts(merchant, codes, now);
        const stateOf = async (game: ListedGameFacts): Promise<TableState> => {
          const { gameCode } = game;
          const { engine } = vendorGame(game);
          const round = roomRoundAt(gameCode, now);
          return {
            seats: seatsOf(gameCode),
            players: counts.get(gameCode) ?? 0,
            bettingUntil: round.bettingUntil,
            takesBets: takesBets(round, now),
            results: isTableEngine(engine) ? await results({ merchant, gameCode, engine }, now) : [],
          };
        };
        const states = games.map(async (game) => [game.gameCode, await stateOf(game)] as const);
        return new Map(await Promise.all(states));
      },
      hasSeat: guests.hasRoom,
    },
    jackpots: jackpotStore(queries),
    pageFor: (request, tenant) => `${site.originFor(request, tenant)}/play/`,
    atLaunchHosts: true,
    proofPage: async ({ request, tenant, ...written }, round) => {
      const proven = await provenOf(queries, round);
      if (proven === undefined || proven.serverSeed === null) return null;
      const { currency, decimals } = tenant;
      const linked = { ...written, round: proven, currency, decimals, exponent: exponentOf(currency) };
      const merchant = encodeURIComponent(tenant.merchantCode);
      return `${site.originFor(request, tenant)}/play/verify?merchant=${merchant}#${proofFragment(linked)}`;
    },
    roundProof: (_merchant, round) => roundProof(queries, round),
  };
};
