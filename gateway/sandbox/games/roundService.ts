import { isDeepStrictEqual } from 'node:util';
import type { AlertParts } from '../../platform/alerts/alertDesk.ts';
import { processEach } from '../../platform/alerts/processEach.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { isTransient } from '../../platform/database/isTransient.ts';
import { brokenConstraint } from '../../ledger/postings/brokenConstraint.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { freeOf } from './engine/freeOf.ts';
import { isUndecided, playRound, stakeOf, type GameRequest } from './engine/playRound.ts';
import { validBetOfRound } from './engine/validBetOfRound.ts';
import { jackpotStore } from './jackpotStore.ts';
import { purses } from './purses.ts';
import { roomRoundAt, takesBets } from './room/roomClock.ts';
import { roomSeeds } from './room/roomSeeds.ts';
import { roundSteps, type Step } from './roundSteps.ts';
import { roundStore, type RoundRow } from './roundStore.ts';
import { ONE_ROUND_A_KEY, type vendorSessions } from './schema.ts';
import { seedStore } from './seedStore.ts';
import { sessionStore } from './sessionStore.ts';
import { WalletFault, type WalletClient } from './walletClient.ts';

export type VendorSession = typeof vendorSessions.$inferSelect;

export interface RoundParts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly log: AlertParts['log'];
  readonly wallet: WalletClient;
}

export interface Played {
  readonly round: RoundRow;
  /** Minor units. */
  readonly balance: bigint;
}

/** A round that stopped is taken up again by nobody but the player for so long. */
const PATIENCE = 60_000;

/** Statuses of a wallet that is away, or asks to be called later. */
const away = new Set([429, 502, 503, 504]);

const isTransientOfWallet = (error: unknown): boolean =>
  isTransient(error) ||
  ((error instanceof Refusal || error instanceof WalletFault) && away.has(error.status));

export const roundService = (parts: RoundParts) => {
  const { database, runtime, wallet } = parts;
  const rounds = roundStore(database.queries);
  const steps = roundSteps(parts);
  const nameOf = ({ merchant, visit, id }: RoundRow) => ({ merchant, visit, round: id });

  const drawOwn = async (tx: Queries, session: VendorSession, request: GameRequest) => {
    const seed = await seedStore(tx, runtime).draw(session);
    if (seed === undefined) return refuse('not_logged_in');
    // Asked with the seed locked: a page that was closed meanwhile has shown the commitment of another seed.
    if (!(await sessionStore(tx, runtime).isOpen(session))) return refuse('not_logged_in');
    return { seed, nonce: seed.nonce, ...(await playRound(request, seed)) };
  };

  /** At a live table the clock deals; refuses `draw_closed` when it takes no bets for that round. */
  const drawAtTable = async (tx: Queries, session: VendorSession, request: GameRequest) => {
    if (!('round' in request) || request.round === undefined) return undefined;
    const { merchant, gameCode } = session;
    // Of many bets of one player at once, one lies on the table.
    await seedStore(tx, runtime).lock(session);
    const now = runtime.now();
    const { number, shoe, nonce, dealtAt, ...times } = roomRoundAt(gameCode, now);
    if (number !== request.round || !takesBets(times, now)) return refuse('draw_closed');
    const seed = await roomSeeds(tx, runtime).of(merchant, gameCode, shoe);
    return { seed, nonce, outcome: { engine: 'table', dealtAt: dealtAt.toISOString() }, win: 0 } as const;
  };

  /** Once a table has dealt, no stake is taken for that round: its cards are known. */
  const refuseAfterDeal = async (round: RoundRow): Promise<void> => {
    const { outcome } = round;
    if (outcome.engine !== 'table' || runtime.now() < new Date(outcome.dealtAt)) return;
    await giveUp(round);
    refuse('draw_closed');
  };

  /** Draws the round and keeps it before any money moves, so that it can be taken up wherever it stops. */
  const draw = (session: VendorSession, key: string, request: GameRequest) =>
    database.transaction(async (tx) => {
      const { seed, nonce, outcome, win } =
        (await drawAtTable(tx, session, request)) ?? (await drawOwn(tx, session, request));
      const isOpen = isUndecided(outcome);
      if (isOpen && (await roundStore(tx).isBegun(session))) return refuse('operation_not_enabled');
      const withoutMoney = isOpen ? 'playing' : 'settled';
      const { merchant, visit, player, gameCode, mode } = session;
      const round: RoundRow = {
        id: runtime.newId(),
        merchant,
        visit,
        player,
        gameCode,
        mode,
        key,
        seedId: seed.id,
        nonce,
        request,
        outcome,
        stake: BigInt(stakeOf(request)),
        win: BigInt(win),
        pot: 0n,
        state: session.mode === 'trial' ? withoutMoney : 'drawn',
        drawnAt: runtime.now(),
        shownAt: null,
      };
      await roundStore(tx).insert(round);
      if (mode === 'trial') await purses(tx).play(session, round.stake, round.win);
      return round;
    });

  /** Of many requests at once with one key, one draws; the others find its round. */
  const drawOrFind = async (session: VendorSession, key: string, request: GameRequest): Promise<RoundRow> => {
    try {
      return await draw(session, key, request);
    } catch (error) {
      if (brokenConstraint(error) !== ONE_ROUND_A_KEY) throw error;
      return (await rounds.byKey(session.visit, key)) ?? refuse('try_again');
    }
  };

  /** Of two who say that the stake was taken, one alone moves the round on, feeds the pot and is paid from it. */
  const takeStake = async (
    { currency }: VendorSession,
    round: RoundRow,
    state: 'playing' | 'staked',
  ): Promise<RoundRow | undefined> => {
    const { request, outcome } = round;
    const jackpot = request.engine === 'slots' ? request.jackpot : undefined;
    if (jackpot === undefined)
      return (await rounds.advance(round.id, 'drawn', state)) ? { ...round, state } : undefined;
    const isWon = outcome.engine === 'slots' && outcome.isPotWon === true;
    return database.transaction(async (tx) => {
      if (!(await roundStore(tx).advance(round.id, 'drawn', state))) return undefined;
      const store = jackpotStore(tx);
      await store.feed({ ...round, currency }, jackpot);
      if (!isWon) return { ...round, state };
      const pot = await store.pay({ ...round, currency }, jackpot, runtime.now());
      await roundStore(tx).addPot(round, pot);
      return { ...round, state, pot, win: round.win + pot };
    });
  };

  /** Takes the stake; a round that was given up meanwhile stays so. */
  const stake = async (session: VendorSession, round: RoundRow): Promise<RoundRow> => {
    await refuseAfterDeal(round);
    try {
      await wallet.bet(nameOf(round), round.stake, freeOf(round.request));
    } catch (error) {
      if (error instanceof Refusal) await rounds.advance(round.id, 'drawn', 'refused');
      throw error;
    }
    const next = isUndecided(round.outcome) ? 'playing' : 'staked';
    const taken = await takeStake(session, round, next);
    if (taken !== undefined) return taken;
    const state = (await rounds.byId(round.id)) ?? refuse('try_again');
    if (state.state !== next && state.state !== 'staked' && state.state !== 'settled')
      return refuse('try_again');
    return { ...state, state: next };
  };

  const settle = async (round: RoundRow): Promise<Played> => {
    const balance = await wallet.win(nameOf(round), round.win, validBetOfRound(round.request));
    await rounds.advance(round.id, 'staked', 'settled');
    return { round: { ...round, state: 'settled' }, balance };
  };

  const balanceOf = (session: VendorSession): Promise<bigint> =>
    session.mode === 'trial'
      ? purses(database.queries).amount(session)
      : wallet.balance(session.merchant, session.visit);

  /** Takes a round from where it stands to its end. */
  const finish = async (session: VendorSession, round: RoundRow): Promise<Played> => {
    if (round.state === 'drawn') return finish(session, await stake(session, round));
    if (round.state === 'staked') return settle(round);
    if (round.state === 'refused')
      return refuse(freeOf(round.request) === undefined ? 'insufficient_funds' : 'free_rounds_gone');
    if (round.state === 'abandoned' || round.state === 'void') return refuse('try_again');
    return { round, balance: await balanceOf(session) };
  };

  /** The stake comes back if it was taken; a player who asks again plays another round. */
  const giveUp = async (round: RoundRow): Promise<void> => {
    const isGiven = await rounds.advance(round.id, 'drawn', 'abandoned');
    if (!isGiven && round.state !== 'abandoned') return;
    await wallet.void(nameOf(round));
    await rounds.advance(round.id, 'abandoned', 'void');
  };

  const endStranded = (): Promise<number> =>
    processEach(parts, {
      kind: 'vendor round',
      due: (limit) => rounds.stranded(new Date(runtime.now().getTime() - PATIENCE), limit),
      nameOf: ({ id, merchant }) => ({ target: id, merchant }),
      work: async (round) => void (round.state === 'staked' ? await settle(round) : await giveUp(round)),
      isTransient: isTransientOfWallet,
    });

  return {
    balanceOf,
    finish,

    /** Whether a round with a key was drawn. */
    isDrawn: async ({ visit }: VendorSession, key: string): Promise<boolean> =>
      (await rounds.byKey(visit, key)) !== undefined,

    /** Plays a round. The same key is the same round: a repetition takes it up where it stopped. */
    play: async (session: VendorSession, key: string, request: GameRequest): Promise<Played> => {
      const known = await rounds.byKey(session.visit, key);
      const round = known ?? (await drawOrFind(session, key, request));
      if (!isDeepStrictEqual(round.request, request)) return refuse('idempotency_key_reused');
      return finish(session, round);
    },

    /** Goes on with a round in which the player decides. Refuses as `roundSteps` does. */
    act: async (session: VendorSession, step: Step): Promise<Played> =>
      finish(session, await steps.take(session, step)),

    /** What bets at a live table have come to. */
    dealt: async (session: VendorSession, id: string): Promise<Played> =>
      finish(session, await steps.dealt(session, id)),

    /** Pays rounds whose stake was taken, and gives up those of which that is not known. Answers how many it ended. */
    recover: async (): Promise<number> => {
      let ended = 0;
      try {
        await steps.endLeft();
      } finally {
        ended = await endStranded();
      }
      return ended;
    },
  };
};
