import type { Language } from '#contract/constants';
import { roomLimits, type RoomState } from '#contract/rooms';
import type { Value } from '#contract/wireTypes';
import { gameRepository, type ListedGame } from '../../catalogue/games/gameRepository.ts';
import { closedUntil, toGame } from '../../catalogue/games/toGame.ts';
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
  readonly tenant: Pick<Tenant, 'merchantCode' | 'currency'>;
  readonly language: Language;
  readonly now: Date;
  /** Version of the brand's catalogue, see `catalogueVersions`. */
  readonly catalogue: number;
}

export const roomService = ({ database, vendor }: Pick<VendorParts, 'database' | 'vendor'>) => {
  const { queries } = database;
  const { table, counts: countGuests, results } = vendor.rooms;
  const remember = versionedCache<ListedGame[]>(KEPT);

  /** The games that are rooms, in the brand's order. */
  const read = async (merchant: string, language: Language): Promise<ListedGame[]> => {
    const games = await gameRepository(queries).page({ merchant, language, gameType: 'LIVE' }, 0, LOOKED_AT);
    return games
      .filter(({ game }) => game.isGame === 'GAME' && vendor.facts(game).isRoom)
      .slice(0, roomLimits.rooms);
  };
  const listed = ({ tenant: { merchantCode }, language, catalogue }: Asked): Promise<ListedGame[]> =>
    remember(`${merchantCode} ${language}`, catalogue, () => read(merchantCode, language));

  const stateOf = (room: ListedGame, players: number, now: Date): RoomState => {
    const { gameCode } = room.game;
    if (closedUntil(room, now) !== null) return 'closed';
    const { seats, takesBets } = table(gameCode, now);
    if (players >= seats) return 'full';
    return takesBets ? 'betting' : 'open';
  };

  return {
    /** Rooms as they stand. */
    list: async (asked: Asked): Promise<Room[]> => {
      const { tenant, language, now } = asked;
      const { merchantCode: merchant, currency } = tenant;
      const rooms = await listed(asked);
      const codes = rooms.map(({ game }) => game.gameCode);
      const counts = await countGuests(merchant, codes, now);
      return Promise.all(
        rooms.map(async (room, place): Promise<Room> => {
          const { gameCode } = room.game;
          const { stakes, limit } = vendor.facts(room.game);
          const players = counts.get(gameCode) ?? 0;
          const { seats, bettingUntil } = table(gameCode, now);
          const state = stateOf(room, players, now);
          const isClosed = state === 'closed';
          return {
            roomId: gameCode,
            game: toGame(room, language, now),
            state,
            bettingUntil: isClosed ? null : bettingUntil.toISOString(),
            players,
            seats,
            minBet: { amount: String(stakes[0] ?? room.game.minBet), currency },
            maxBet: { amount: String(limit), currency },
            modelId: isClosed ? null : (dealerAt(place, now)?.id ?? null),
            results: isClosed ? [] : await results(merchant, gameCode, now),
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
      return found !== undefined && vendor.facts(found.game).isRoom;
    },
  };
};
