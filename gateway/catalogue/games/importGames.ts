import { and, eq, inArray, isNull, max, notInArray, or } from 'drizzle-orm';
import type { GameType } from '#contract/constants';
import type { Queries } from '../../platform/database/database.ts';
import type { OfferedGame, VendorCatalogue } from '../vendors/VendorCatalogue.ts';
import { catalogueWriter, type NewGame } from './catalogueWriter.ts';
import { gameLanes, games, vendors } from './schema.ts';
import { searchTextOf } from './searchTextOf.ts';

/** A vendor of a brand, and what it offers. */
interface Import {
  readonly merchant: string;
  readonly vassalage: string;
  readonly catalogue: VendorCatalogue;
  readonly now: Date;
}

export interface Imported {
  readonly added: number;
  readonly updated: number;
  /** On no list from now on. */
  readonly gone: number;
}

/** The catalogue names a game of another vendor. */
export class ForeignGame extends Error {
  readonly gameCode: string;

  constructor(gameCode: string) {
    super(`${gameCode} is a game of another vendor`);
    this.gameCode = gameCode;
  }
}

type Known = Pick<typeof games.$inferSelect, 'gameCode' | 'vassalage' | 'gameType' | 'nodeId' | 'sort'>;

/** The last numbers that are given: each new row takes the next. */
const lastNumbers = async (tx: Queries, merchant: string) => {
  const [node] = await tx
    .select({ last: max(games.nodeId) })
    .from(games)
    .where(eq(games.merchant, merchant));
  const sorts = await tx
    .select({ gameType: games.gameType, last: max(games.sort) })
    .from(games)
    .where(eq(games.merchant, merchant))
    .groupBy(games.gameType);
  const lastOf = new Map(sorts.map(({ gameType, last }) => [gameType, last ?? -1]));
  let nodeId = node?.last ?? 0;
  return {
    node: (): number => (nodeId += 1),
    sort: (gameType: GameType): number => {
      const next = (lastOf.get(gameType) ?? -1) + 1;
      lastOf.set(gameType, next);
      return next;
    },
  };
};

/** The vendor's place in each of its categories; where it has no game any more it has none. */
const putVendor = async (tx: Queries, { merchant, vassalage, catalogue }: Import): Promise<void> => {
  const { displayName, games: offered } = catalogue;
  const gameTypes = [...new Set(offered.map(({ gameType }) => gameType))];
  const own = and(eq(vendors.merchant, merchant), eq(vendors.vassalage, vassalage));
  await tx
    .delete(vendors)
    .where(gameTypes.length === 0 ? own : and(own, notInArray(vendors.gameType, gameTypes)));
  const [gameClassify] = gameTypes;
  if (gameClassify === undefined) return;
  const [last] = await tx
    .select({ nodeId: max(vendors.nodeId), sort: max(vendors.sort) })
    .from(vendors)
    .where(eq(vendors.merchant, merchant));
  const [known] = await tx.select().from(vendors).where(own).limit(1);
  const place = known ?? {
    nodeId: (last?.nodeId ?? 0) + 1,
    sort: (last?.sort ?? 0) + 1,
    maintenanceEnd: null,
  };
  const { nodeId, sort, maintenanceEnd } = place;
  const [lane] = await tx
    .select({ sort: max(gameLanes.sort) })
    .from(gameLanes)
    .where(eq(gameLanes.merchant, merchant));
  const next = (lane?.sort ?? -1) + 1;
  await catalogueWriter(tx).addLanes(
    gameTypes.map((gameType, at) => ({ merchant, gameType, sort: next + at })),
  );
  await tx
    .insert(vendors)
    .values(
      gameTypes.map((gameType) => ({
        ...{ merchant, vassalage, gameType, nodeId, gameClassify, displayName, maintenanceEnd, sort },
      })),
    )
    .onConflictDoUpdate({
      target: [vendors.merchant, vendors.vassalage, vendors.gameType],
      set: { gameClassify, displayName },
    });
};

/**
 * Takes over the whole list of a vendor outside: games that are new, what has changed, and that others are gone. What the
 * operator has closed stays closed. Throws ForeignGame. Runs in a transaction.
 */
export const importGames = async (tx: Queries, one: Import): Promise<Imported> => {
  const { merchant, vassalage, catalogue, now } = one;
  const { displayName, games: offered } = catalogue;
  const codes = offered.map(({ gameCode }) => gameCode);
  const { gameCode, gameType, nodeId, sort } = games;
  const named = and(
    eq(games.merchant, merchant),
    or(eq(games.vassalage, vassalage), inArray(gameCode, codes)),
  );
  const rows = await tx
    .select({ gameCode, gameType, nodeId, sort, vassalage: games.vassalage })
    .from(games)
    .where(named)
    .for('update');
  const known = new Map<string, Known>(rows.map((row) => [row.gameCode, row]));
  const foreign = rows.find((row) => row.vassalage !== vassalage);
  if (foreign !== undefined) throw new ForeignGame(foreign.gameCode);
  const next = await lastNumbers(tx, merchant);
  const rowOf = ({ facts, ...game }: OfferedGame): NewGame => {
    const before = known.get(game.gameCode);
    const names = Object.values(game.names);
    return {
      ...game,
      ...{ merchant, vassalage, facts },
      isGame: 'GAME',
      searchText: searchTextOf({ names, vendorName: displayName, vassalage, gameCode: game.gameCode }),
      minBet: facts.stakes[0] ?? 0,
      lineNum: facts.lines,
      nodeId: before?.nodeId ?? next.node(),
      sort: before?.gameType === game.gameType ? before.sort : next.sort(game.gameType),
    };
  };
  await putVendor(tx, one);
  if (offered.length > 0) await catalogueWriter(tx).putGames(offered.map(rowOf));
  const left = await tx
    .update(games)
    .set({ goneAt: now })
    .where(
      and(
        eq(games.merchant, merchant),
        eq(games.vassalage, vassalage),
        isNull(games.goneAt),
        codes.length === 0 ? undefined : notInArray(gameCode, codes),
      ),
    )
    .returning({ gameCode });
  const updated = codes.filter((code) => known.has(code)).length;
  return { added: codes.length - updated, updated, gone: left.length };
};
