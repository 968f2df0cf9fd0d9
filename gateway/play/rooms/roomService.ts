import type { Language } from '#contract/constants';
import { roomLimits, type RoomState } from '#contract/rooms';
import type { Value } from '#contract/wireTypes';
import { gameRepository, type ListedGame } from '../../catalogue/games/gameRepository.ts';
import { closedUntil, toGame } from '../../catalogue/games/toGame.ts';
import type { TableState } from '../../catalogue/vendors/GameVendor.ts';
import type { VendorParts } from '../../catalogue/vendors/VendorParts.ts';
import { versionedCache } from '../../platform/cache/versionedCache.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { dealerAt, dealers, shiftEnds } from './dealers.ts';

type Room = Value<'roomList'>['list'][number];
type Model = Value<'liveModels'>['list'][number];

/** Brands and languages whose rooms are kept in mind. */
const KEPT = 200;

/** As many live games as a brand may have: rooms stand among them. */
const LOOKED_AT = 1_000;

interface Asked {
  readonly tenant: Pick<Tenant, 'merchantCode' | 'currency' | 'market' | 'skin'>;
  readonly language: Language;
  readonly now: Date;
  /** Version of the brand's catalogue, see `catalogueVersions`. */
  readonly catalogue: number;
}

export const roomService = ({ database, vendors }: Pick<VendorParts, 'database' | 'vendors'>) => {
  const { queries } = database;
  const factsOf = ({ game }: ListedGame) => vendors.of(game.vassalage).facts(game);
  const remember = versionedCache<ListedGame[]>(KEPT);

  /** The games that are rooms, in the brand's order. */
  const read = async ({ tenant, language }: Asked): Promise<ListedGame[]> => {
    const { merchantCode: merchant, market } = tenant;
    const filter = { merchant, language, hidden: market.hiddenCategories, gameType: 'LIVE' } as const;
    const games = await gameRepository(queries).page(filter, 0, LOOKED_AT);
    return games
      .filter((room) => room.game.isGame === 'GAME' && factsOf(room).isRoom)
      .slice(0, roomLimits.rooms);
  };
  const listed = (asked: Asked): Promise<ListedGame[]> => {
    const { tenant, language, catalogue } = asked;
    const key = `${tenant.merchantCode} ${tenant.market.id} ${language}`;
    return remember(key, catalogue, () => read(asked));
  };

  /** The tables of all vendors; one that is missing cannot be told of by its vendor now. */
  const tablesOf = async (merchant: string, rooms: readonly ListedGame[], now: Date) => {
    const byVendor = Map.groupBy(rooms, ({ game }) => vendors.of(game.vassalage));
    const told = await Promise.all(
      [...byVendor].map(([vendor, own]) =>
        vendor.rooms.tables(
          merchant,
          own.map(({ game }) => game),
          now,
        ),
      ),
    );
    return new Map(told.flatMap((tables) => [...tables]));
  };

  const stateOf = (room: ListedGame, table: TableState | undefined, now: Date): RoomState => {
    if (table === undefined || closedUntil(room, now) !== null) return 'closed';
    if (table.players >= table.seats) return 'full';
    return table.takesBets ? 'betting' : 'open';
  };

  return {
    /** Rooms as they stand. */
    list: async (asked: Asked): Promise<Room[]> => {
      const { tenant, language, now } = asked;
      const { merchantCode: merchant, currency } = tenant;
      const rooms = await listed(asked);
      const tables = await tablesOf(merchant, rooms, now);
      return rooms.map((room, place): Room => {
        const { gameCode } = room.game;
        const { stakes, limit } = factsOf(room);
        const table = tables.get(gameCode);
        const state = stateOf(room, table, now);
        const isClosed = state === 'closed';
        return {
          roomId: gameCode,
          game: toGame(room, language, now),
          state,
          bettingUntil: isClosed ? null : (table?.bettingUntil.toISOString() ?? null),
          players: table?.players ?? 0,
          seats: table?.seats ?? 0,
          minBet: { amount: String(stakes[0] ?? room.game.minBet), currency },
          maxBet: { amount: String(limit), currency },
          modelId: isClosed ? null : dealerAt(place, now).id,
          results: isClosed ? [] : [...(table?.results ?? [])],
        };
      });
    },

    /** Who deals now, and where; those off duty are not named. */
    models: async (asked: Asked): Promise<Model[]> => {
      const { now, tenant } = asked;
      const rooms = await listed(asked);
      return dealers.flatMap(({ id, name, languages }) => {
        const roomIds = rooms.flatMap((room, place) =>
          dealerAt(place, now).id === id && closedUntil(room, now) === null ? [room.game.gameCode] : [],
        );
        const until = shiftEnds(now).toISOString();
        const pictureUrl = `/art/dealers/${id}.svg?skin=${tenant.skin.join('.')}`;
        const model = { modelId: id, name, pictureUrl };
        return roomIds.length === 0 ? [] : [{ ...model, languages: [...languages], roomIds, until }];
      });
    },

    /** Id of the presenter whom the list names at a room; undefined for a game that is not on it. */
    dealerOf: async (asked: Asked, gameCode: string): Promise<string | undefined> => {
      const place = (await listed(asked)).findIndex(({ game }) => game.gameCode === gameCode);
      return place === -1 ? undefined : dealerAt(place, asked.now).id;
    },

    /** Whether a code names a room. */
    has: async (merchant: string, roomId: string): Promise<boolean> => {
      const [found] = await gameRepository(queries).byCodes(merchant, [roomId]);
      return found !== undefined && factsOf(found).isRoom;
    },
  };
};
