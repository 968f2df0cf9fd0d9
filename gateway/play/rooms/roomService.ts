import type { Language } from '#contract/constants';
import { roomLimits, type RoomState } from '#contract/rooms';
import type { Value } from '#contract/wireTypes';
import { gameRepository, type ListedGame } from '../../catalogue/games/gameRepository.ts';
import { closedUntil, toGame } from '../../catalogue/games/toGame.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { versionedCache } from '../../platform/cache/versionedCache.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { roomRoundAt, takesBets } from '../../sandbox/games/room/roomClock.ts';
import { roomGuests, seatsOf } from '../../sandbox/games/room/roomGuests.ts';
import { roomTables } from '../../sandbox/games/room/roomTable.ts';
import { vendorGame } from '../../sandbox/games/vendorGame.ts';
import { dealerAt, dealers, shiftEnds } from './dealers.ts';

type Room = Value<'roomList'>['list'][number];
type Model = Value<'liveModels'>['list'][number];

/** Brands and languages whose rooms are kept in mind. */
const KEPT = 200;

/** As many live games as a brand may have: rooms stand among them. */
const LOOKED_AT = 1_000;

interface Asked {
  readonly tenant: Pick<Tenant, 'merchantCode' | 'currency'>;
  readonly language: Language;
  readonly now: Date;
  /** Version of the brand's catalogue, see `catalogueVersions`. */
  readonly catalogue: number;
}

export const roomService = ({ database, runtime }: Pick<Parts, 'database' | 'runtime'>) => {
  const { queries } = database;
  const tables = roomTables({ database, runtime });
  const guests = roomGuests(queries);
  const remember = versionedCache<ListedGame[]>(KEPT);

  /** The games that are rooms, in the brand's order. */
  const read = async (merchant: string, language: Language): Promise<ListedGame[]> => {
    const games = await gameRepository(queries).page({ merchant, language, gameType: 'LIVE' }, 0, LOOKED_AT);
    return games
      .filter(({ game }) => game.isGame === 'GAME' && vendorGame(game).isRoom)
      .slice(0, roomLimits.rooms);
  };
  const listed = ({ tenant: { merchantCode }, language, catalogue }: Asked): Promise<ListedGame[]> =>
    remember(`${merchantCode} ${language}`, catalogue, () => read(merchantCode, language));

  const stateOf = (room: ListedGame, players: number, now: Date): RoomState => {
    const { gameCode } = room.game;
    if (closedUntil(room, now) !== null) return 'closed';
    if (players >= seatsOf(gameCode)) return 'full';
    return takesBets(roomRoundAt(gameCode, now), now) ? 'betting' : 'open';
  };

  return {
    /** Rooms as they stand. */
    list: async (asked: Asked): Promise<Room[]> => {
      const { tenant, language, now } = asked;
      const { merchantCode: merchant, currency } = tenant;
      const rooms = await listed(asked);
      const codes = rooms.map(({ game }) => game.gameCode);
      const counts = await guests.counts(merchant, codes, now);
      return Promise.all(
        rooms.map(async (room, place): Promise<Room> => {
          const { gameCode } = room.game;
          const { stakes, limit } = vendorGame(room.game);
          const players = counts.get(gameCode) ?? 0;
          const state = stateOf(room, players, now);
          const isClosed = state === 'closed';
          return {
            roomId: gameCode,
            game: toGame(room, language, now),
            state,
            bettingUntil: isClosed ? null : roomRoundAt(gameCode, now).bettingUntil.toISOString(),
            players,
            seats: seatsOf(gameCode),
            minBet: { amount: String(stakes[0] ?? room.game.minBet), currency },
            maxBet: { amount: String(limit), currency },
            modelId: isClosed ? null : (dealerAt(place, now)?.id ?? null),
            results: isClosed ? [] : await tables.results(merchant, gameCode, now),
          };
        }),
      );
    },

    /** Who deals now, and where; those off duty are not named. */
    models: async (asked: Asked): Promise<Model[]> => {
      const { now } = asked;
      const rooms = await listed(asked);
      return dealers.flatMap(({ id, name, languages }) => {
        const roomIds = rooms.flatMap((room, place) =>
          dealerAt(place, now)?.id === id && closedUntil(room, now) === null ? [room.game.gameCode] : [],
        );
        const until = shiftEnds(now).toISOString();
        const model = { modelId: id, name, pictureUrl: `/art/dealers/${id}.webp` };
        return roomIds.length === 0 ? [] : [{ ...model, languages: [...languages], roomIds, until }];
      });
    },

    /** Whether a code names a room. */
    has: async (merchant: string, roomId: string): Promise<boolean> => {
      const [found] = await gameRepository(queries).byCodes(merchant, [roomId]);
      return found !== undefined && vendorGame(found.game).isRoom;
    },
  };
};
