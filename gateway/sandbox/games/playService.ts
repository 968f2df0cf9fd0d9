import { exponentOf, type Currency } from '#contract/money';
import type { Language } from '#contract/constants';
import { wordsIn } from '../../brands/languages/texts.ts';
import { gameRepository, type ListedGame } from '../../catalogue/games/gameRepository.ts';
import { closedUntil } from '../../catalogue/games/toGame.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Static } from 'typebox';
import type {
  GameView,
  JackpotView,
  PlayedView,
  ProvenRound,
  SeedChange,
  TableView,
} from './engine/gameWire.ts';
import { jackpotStore } from './jackpotStore.ts';
import { purses } from './purses.ts';
import { isTableEngine } from './room/dealTable.ts';
import { roomSeeds } from './room/roomSeeds.ts';
import { roomRoundAt } from './room/roomClock.ts';
import { roomGuests } from './room/roomGuests.ts';
import { roomTables } from './room/roomTable.ts';
import { readRequest, type RoundSchema } from './readRequest.ts';
import { roundService, type Played, type RoundParts, type VendorSession } from './roundService.ts';
import type { Step } from './roundSteps.ts';
import { roundStore, type RoundRow } from './roundStore.ts';
import { seedStore, type SeedRow } from './seedStore.ts';
import { sessionStore } from './sessionStore.ts';
import { takesFreeRounds } from './takesFreeRounds.ts';
import type { TableStreams } from './tableStreams.ts';
import { vendorGame, type VendorGame } from './vendorGame.ts';
import { freeView, provenRound, roundView, seedView } from './views.ts';

/** As many as the roads of a game show. */
const LATEST = 60;
const CLIENT_SEED_BYTES = 8;

export const playService = (parts: RoundParts & { readonly tableStreams?: TableStreams }) => {
  const { database, runtime, wallet } = parts;
  const rounds = roundService(parts);
  const { queries } = database;

  const tables = roomTables(parts);

  const playedView = ({ round, balance }: Played): PlayedView => ({
    round: roundView(round),
    balance: Number(balance),
  });

  /** The pot of a game as it stands; null without one, and on trial. */
  const jackpotView = async (
    { merchant, currency, gameCode, mode }: VendorSession,
    { game }: ListedGame,
  ): Promise<JackpotView | null> => {
    const { jackpot } = vendorGame(game);
    if (jackpot === null || mode === 'trial') return null;
    const pot = (await jackpotStore(queries).pots({ merchant, currency }, [game])).get(gameCode);
    const { tier, of } = jackpot;
    return pot === undefined ? null : { tier, of, amount: Number(pot.amount) };
  };

  const freeOfGame = async ({ merchant, visit, mode }: VendorSession, game: VendorGame) => {
    if (mode === 'trial' || !takesFreeRounds(game)) return null;
    const offer = await wallet.freeRounds(merchant, visit);
    return offer && freeView(offer, game);
  };

  /** The round is over whether or not the wallet says what is left. */
  const freeAfter = async (session: VendorSession, game: VendorGame): Promise<Pick<PlayedView, 'free'>> =>
    freeOfGame(session, game).then(
      (free) => ({ free }),
      () => ({}),
    );

  const gameOf = async ({ merchant, gameCode }: Pick<VendorSession, 'merchant' | 'gameCode'>) => {
    const [listed] = await gameRepository(queries).byCodes(merchant, [gameCode]);
    return listed ?? refuse('not_found');
  };

  /** The seed that the next round comes from: the player's own, or the table's. */
  const seedInUse = async (session: VendorSession, isRoom: boolean): Promise<SeedRow> => {
    if (!isRoom) return (await seedStore(queries, runtime).find(session)) ?? refuse('not_logged_in');
    const { shoe, nonce } = roomRoundAt(session.gameCode, runtime.now());
    const seed = await roomSeeds(queries, runtime).of(session.merchant, session.gameCode, shoe);
    return { ...seed, rounds: nonce };
  };

  /** The live table that a game is; null for any other game. */
  const tableOf = async (
    session: VendorSession,
    { isRoom, engine }: VendorGame,
  ): Promise<TableView | null> => {
    if (!isRoom || !isTableEngine(engine)) return null;
    const { merchant, gameCode } = session;
    const table = await tables.look({ merchant, gameCode, engine });
    return { ...table, seats: await roomGuests(queries).seats(session, runtime.now()) };
  };

  /** Bets at a live table whose round has been dealt since are decided at once. */
  const takeUp = (session: VendorSession, round: RoundRow): Promise<Played> =>
    round.outcome.engine === 'table' ? rounds.dealt(session, round.id) : rounds.finish(session, round);

  const view = async (token: string, session: VendorSession): Promise<GameView> => {
    const listed = await gameOf(session);
    const game = vendorGame(listed.game);
    const [smallest = 1] = game.stakes;
    if (session.mode === 'trial') await purses(queries).open(session, BigInt(smallest));
    const unfinished = await roundStore(queries).unfinished(session);
    const resumed = unfinished && (await takeUp(session, unfinished).catch(() => undefined));
    const table = await tableOf(session, game);
    const stream = parts.tableStreams?.get(session.gameCode);
    const seed = await seedInUse(session, table !== null);
    const { gameCode, mode, language, currency, decimals, parentOrigin } = session;
    return {
      ...game,
      ...{ token, gameCode, mode, language, currency, decimals, parentOrigin },
      name: wordsIn(listed.game.names, language as Language),
      vendorName: listed.vendor?.displayName ?? listed.game.vassalage,
      exponent: exponentOf(currency as Currency),
      balance: Number(await rounds.balanceOf(session)),
      free: await freeOfGame(session, game),
      seed: await seedView(seed),
      jackpot: await jackpotView(session, listed),
      table,
      ...(table !== null && stream !== undefined && { stream }),
      unfinished: resumed === undefined ? null : roundView(resumed.round),
    };
  };

  return {
    /** The open session of a token. Refuses `not_logged_in`. */
    session: async (token: string): Promise<VendorSession> =>
      (await sessionStore(queries, runtime).find(token)) ?? refuse('not_logged_in'),

    /** Opens the game of a ticket, with fresh seeds. Refuses `not_logged_in` for a ticket that was used or is too old. */
    open: async (merchant: string, ticket: string): Promise<GameView> => {
      const { visit, ...opened } = await wallet.authenticate(merchant, ticket);
      const token = await database.transaction(async (tx) => {
        const clientSeed = runtime.randomBytes(CLIENT_SEED_BYTES).toString('hex');
        // Openings at once wait here for one another, so that each closes the page of the one before.
        await seedStore(tx, runtime).replace({ ...opened, merchant }, clientSeed);
        return sessionStore(tx, runtime).open({ ...opened, merchant, visit });
      });
      return view(token, (await sessionStore(queries, runtime).find(token)) ?? refuse('not_logged_in'));
    },

    /** The game as it stands, after its page was loaded anew. */
    look: view,

    play: async (session: VendorSession, body: Static<typeof RoundSchema>): Promise<PlayedView> => {
      const listed = await gameOf(session);
      const { game } = listed;
      // A round that was begun before the game closed is still played to its end.
      const until = closedUntil(listed, runtime.now());
      if (until !== null && !(await rounds.isDrawn(session, body.key))) {
        return refuse('game_maintenance', { maintenanceEnd: until.toISOString() });
      }
      if (body.free !== undefined && session.mode === 'trial') return refuse('bad_request');
      const facts = vendorGame(game);
      const request = readRequest(facts, body, session.mode);
      const played = playedView(await rounds.play(session, body.key, request));
      if (body.free !== undefined) return { ...played, ...(await freeAfter(session, facts)) };
      const jackpot = await jackpotView(session, listed);
      return { ...played, ...(jackpot !== null && { jackpot: jackpot.amount }) };
    },

    /** Goes on with a round, also in a game that has closed since. */
    act: async (session: VendorSession, step: Step): Promise<PlayedView> =>
      playedView(await rounds.act(session, step)),

    /** What bets at a live table have come to. */
    dealt: async (session: VendorSession, id: string): Promise<PlayedView> =>
      playedView(await rounds.dealt(session, id)),

    /** A live table as it stands. Refuses `not_found` in any other game. */
    table: async (session: VendorSession): Promise<TableView> => {
      const { game } = await gameOf(session);
      return (await tableOf(session, vendorGame(game))) ?? refuse('not_found');
    },

    shown: async (session: VendorSession, id: string): Promise<null> => {
      await roundStore(queries).markShown(session, id, runtime.now());
      return null;
    },

    /** Refuses `operation_not_enabled` while a round has still cards to come from the seed. */
    changeSeed: async (session: VendorSession, clientSeed: string): Promise<SeedChange> => {
      const changed = await database.transaction((tx) => seedStore(tx, runtime).replace(session, clientSeed));
      const { seed, before } = changed ?? refuse('operation_not_enabled');
      return {
        seed: await seedView(seed),
        before: before
          ? { serverSeed: before.serverSeed, clientSeed: before.clientSeed, rounds: before.rounds }
          : null,
      };
    },

    latest: async (session: VendorSession): Promise<ProvenRound[]> => {
      const rows = await roundStore(queries).latest(session, LATEST);
      return Promise.all(rows.map(({ round, seed }) => provenRound(round, seed)));
    },
  };
};

export type PlayService = ReturnType<typeof playService>;
