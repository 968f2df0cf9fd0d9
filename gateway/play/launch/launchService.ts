import type { FastifyRequest } from 'fastify';
import type { GameType } from '#contract/constants';
import type { Body, Value } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import { recentService } from '../../catalogue/favourites/recentService.ts';
import { gameRepository, type ListedGame } from '../../catalogue/games/gameRepository.ts';
import { isHidden } from '../../catalogue/games/isHidden.ts';
import { closedUntil, toGame } from '../../catalogue/games/toGame.ts';
import { lotteryVendors, vendorOfCode } from '../../catalogue/games/vendorRules.ts';
import type { GameVendor } from '../../catalogue/vendors/GameVendor.ts';
import type { VendorParts } from '../../catalogue/vendors/VendorParts.ts';
import { ownOrigin } from '../../brands/tenants/ownOrigin.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import { demandPlay } from '../saferPlay/demandPlay.ts';
import { mostStakeOf } from '../saferPlay/mostStakeOf.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { roomService } from '../rooms/roomService.ts';
import { marketParameters } from './marketParameters.ts';
import type { GameVisit } from './schema.ts';
import { visitRepository } from './visitRepository.ts';

type Opened = Value<'launchGame'>;
type Named = Body<'launchGame'>;

export interface Launch {
  readonly caller: Player;
  readonly tenant: Tenant;
  readonly body: Named;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/** Sports open beside the site, so that odds and other games stay in sight. */
const displays: Partial<Record<GameType, Opened['display']>> = { SPORTS: 'window', ESPORTS: 'window' };

/** What vendors set reels in unless a brand says otherwise. */
const usualScene = 'cabinet';

const OTHERS = 6;

export const launchService = ({ database, runtime, vendors }: VendorParts) => {
  const { queries } = database;
  const games = gameRepository(queries);
  const rooms = roomService({ database, vendors });

  const refuseClosed = async (listed: ListedGame, until: Date, { body, now }: Launch) => {
    const { gameType, merchant } = listed.game;
    const others = await games.open({ merchant, gameType, but: listed.game.gameCode }, now, OTHERS);
    return refuse('game_maintenance', {
      maintenanceEnd: until.toISOString(),
      others: others.map((other) => toGame(other, body.language, now)),
    });
  };

  const refuseFullRoom = async (vendor: GameVendor, { body, caller, now }: Launch): Promise<void> => {
    const { merchant, memberId } = caller;
    const hasRoom = await vendor.rooms.hasSeat(merchant, body.gameCode, memberId, now);
    if (!hasRoom) refuse('room_full');
  };

  /** The game that was named, if it can be played now. */
  const playable = async (launch: Launch): Promise<ListedGame> => {
    const { body, caller, tenant, now } = launch;
    await demandPlay(queries, caller, tenant, now);
    const [listed] = await games.byCodes(tenant.merchantCode, [body.gameCode]);
    // With Thai a vendor's code may be blank (NAV-12).
    const isOfVendor = body.vassalage === '' || vendorOfCode(body.vassalage) === listed?.game.vassalage;
    if (listed === undefined || !isOfVendor || listed.game.goneAt !== null) return refuse('not_found');
    if (isHidden(tenant.market, listed.game.gameType)) return refuse('not_found');
    if (listed.game.isGame !== 'GAME') return refuse('bad_request');
    if (lotteryVendors.includes(listed.game.vassalage)) return refuse('operation_not_enabled');
    const until = closedUntil(listed, now);
    if (until !== null) return refuseClosed(listed, until, launch);
    const vendor = vendors.of(listed.game.vassalage);
    if (vendor.facts(listed.game).isRoom) await refuseFullRoom(vendor, launch);
    return listed;
  };

  const open = async (launch: Launch, { game }: ListedGame, mode: GameVisit['mode']): Promise<Opened> => {
    const { caller, tenant, body, request, now } = launch;
    const vendor = vendors.of(game.vassalage);
    const { gameType } = game;
    const mostStake = await mostStakeOf(queries, caller, { tenant, gameType, now });
    // A game whose smallest stake is above it has none to offer.
    if (mostStake !== undefined && (vendor.facts(game).stakes[0] ?? 0) > mostStake)
      return refuse('stake_above_market', { mostStake: wireMoney(BigInt(mostStake), tenant.currency) });
    const page = vendor.pageFor(request, tenant);
    const parentOrigin = ownOrigin(request, tenant);
    const asked = { tenant, language: body.language, now, catalogue: request.catalogue };
    const dealer = vendor.facts(game).isRoom ? await rooms.dealerOf(asked, game.gameCode) : undefined;
    const visitId = runtime.newId();
    const ticket = await database.transaction(async (tx) => {
      await visitRepository(tx).insert({
        id: visitId,
        merchant: tenant.merchantCode,
        memberId: caller.memberId,
        sessionHash: caller.tokenHash,
        gameCode: game.gameCode,
        gameType: game.gameType,
        vassalage: game.vassalage,
        mode,
        language: body.language,
        parentOrigin,
        startedAt: now,
      });
      await recentService(tx).note(caller, game.gameCode, now);
      const data = { memberId: caller.memberId, visitId };
      return oneTimeTokenStore(tx, runtime).issue(tenant.merchantCode, 'game', data);
    });
    const place = new URLSearchParams({
      merchant: tenant.merchantCode,
      from: parentOrigin,
      ...marketParameters(tenant.market, { gameType, mostStake }),
      ...(tenant.skin.length > 0 && { skin: tenant.skin.join('.') }),
      ...(dealer !== undefined && { dealer }),
      ...(tenant.layout.scene !== usualScene && { scene: tenant.layout.scene }),
    });
    return {
      // Behind the hash it reaches neither logs nor referrers.
      url: `${page}?${place}#${ticket}`,
      origin: new URL(page).origin,
      ...(!vendor.atLaunchHosts && { fixedOrigin: true }),
      display: displays[game.gameType] ?? 'frame',
      visitId,
    };
  };

  return {
    /** Refuses `not_found`, `bad_request` for a vendor's list, `operation_not_enabled` for lotteries, `game_maintenance`, `room_full`, and as `demandPlay` does. */
    real: async (launch: Launch): Promise<Opened> => open(launch, await playable(launch), 'real'),

    /** Sports alone. */
    sports: async (launch: Launch): Promise<Opened> => {
      const listed = await playable(launch);
      const { gameType } = listed.game;
      if (gameType !== 'SPORTS' && gameType !== 'ESPORTS') return refuse('not_found');
      return open(launch, listed, 'real');
    },

    /** Without money; refuses `operation_not_enabled` where the game offers no trial. */
    trial: async (launch: Launch): Promise<Opened> => {
      const listed = await playable(launch);
      if (listed.game.supportPlay !== '0') return refuse('operation_not_enabled');
      return open(launch, listed, 'trial');
    },
  };
};
