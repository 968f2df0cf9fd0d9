import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Body, Query, Value } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { gameRepository } from '../games/gameRepository.ts';
import { gamesView } from '../games/gamesView.ts';
import { toGame } from '../games/toGame.ts';
import { vendorOfCode } from '../games/vendorRules.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { favourites } from './schema.ts';

/** More than anybody looks through; it bounds what one member can store. */
const MOST = 1_000;
const LARGEST_PAGE = 200;

export const favouriteService = (queries: Queries) => {
  const repository = gameRepository(queries);
  const game = gamesView(queries);
  const gameOf = and(eq(game.merchant, favourites.merchant), eq(game.nodeId, favourites.nodeId));
  const ownedBy = ({ merchant, memberId }: Player) =>
    and(eq(favourites.merchant, merchant), eq(favourites.memberId, memberId));
  const total = async (player: Player): Promise<number> => {
    const [row] = await queries.select({ total: count() }).from(favourites).where(ownedBy(player));
    return row?.total ?? 0;
  };
  return {
    /** The last added first. */
    marks: async (player: Player): Promise<Value<'favourites'>['list']> => {
      const rows = await queries
        .select({ nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType })
        .from(favourites)
        .innerJoin(game, gameOf)
        .where(ownedBy(player))
        .orderBy(desc(favourites.addedAt), asc(favourites.nodeId));
      return rows;
    },

    /** Refuses `bad_request` for a page out of bounds. */
    page: async (
      player: Player,
      query: Query<'favouriteList'>,
      now: Date,
    ): Promise<Value<'favouriteList'>> => {
      const pageNum = Number(query.pageNo);
      const pageSize = Number(query.pageSize);
      if (pageNum < 1 || pageSize < 1 || pageSize > LARGEST_PAGE) return refuse('bad_request');
      const [all, rows] = await Promise.all([
        total(player),
        queries
          .select({ code: game.gameCode })
          .from(favourites)
          .innerJoin(game, gameOf)
          .where(ownedBy(player))
          .orderBy(desc(favourites.addedAt), asc(favourites.nodeId))
          .offset((pageNum - 1) * pageSize)
          .limit(pageSize),
      ]);
      const listed = await repository.byCodes(
        player.merchant,
        rows.map(({ code }) => code),
      );
      return {
        content: listed.map((row) => toGame(row, query.language, now)),
        pageNum,
        totalPages: Math.ceil(all / pageSize),
        total: all,
      };
    },

    /** Once or twice is the same. Refuses `not_found` for no game of the brand, `quota_exceeded` beyond 1,000. */
    add: async (player: Player, { nodeId, vendor }: Body<'addFavourite'>, now: Date): Promise<null> => {
      const added = await repository.byNode(player.merchant, nodeId);
      // With Thai a vendor's code may be blank (NAV-12).
      if (added === undefined || (vendor !== '' && vendorOfCode(vendor) !== added.vassalage)) {
        return refuse('not_found');
      }
      if ((await total(player)) >= MOST) return refuse('quota_exceeded');
      const { merchant, memberId } = player;
      await queries
        .insert(favourites)
        .values({ merchant, memberId, nodeId, addedAt: now })
        .onConflictDoNothing();
      return null;
    },

    /** What is no favourite is none afterwards either. */
    remove: async (player: Player, { nodeId }: Query<'removeFavourite'>): Promise<null> => {
      await queries.delete(favourites).where(and(ownedBy(player), eq(favourites.nodeId, Number(nodeId))));
      return null;
    },
  };
};
