import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/database.ts';
import { brokenConstraint } from '../ledger/brokenConstraint.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Runtime } from '../runtime.ts';
import { playRound, stakeOf, type GameRequest } from './engine/playRound.ts';
import { purses } from './purses.ts';
import { roundStore, type RoundRow } from './roundStore.ts';
import { ONE_ROUND_A_KEY, type vendorSessions } from './schema.ts';
import { seedStore } from './seedStore.ts';
import type { WalletClient } from './walletClient.ts';

export type VendorSession = typeof vendorSessions.$inferSelect;

export interface RoundParts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly wallet: WalletClient;
}

export interface Played {
  readonly round: RoundRow;
  /** Minor units. */
  readonly balance: bigint;
}

/** A round that stopped is taken up again by nobody but the player for so long. */
const PATIENCE = 60_000;
const AT_ONCE = 100;

export const roundService = ({ database, runtime, wallet }: RoundParts) => {
  const rounds = roundStore(database.queries);
  const nameOf = ({ merchant, visit, id }: RoundRow) => ({ merchant, visit, round: id });

  /** Draws the round and keeps it before any money moves, so that it can be taken up wherever it stops. */
  const draw = (session: VendorSession, key: string, request: GameRequest, state: RoundRow['state']) =>
    database.transaction(async (tx) => {
      const seed = await seedStore(tx, runtime).draw(session);
      if (seed === undefined) return refuse('not_logged_in');
      const { outcome, win } = await playRound(request, seed);
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
        nonce: seed.nonce,
        request,
        outcome,
        stake: BigInt(stakeOf(request)),
        win: BigInt(win),
        state,
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
      return await draw(session, key, request, session.mode === 'trial' ? 'settled' : 'drawn');
    } catch (error) {
      if (brokenConstraint(error) !== ONE_ROUND_A_KEY) throw error;
      return (await rounds.byKey(session.visit, key)) ?? refuse('try_again');
    }
  };

  /** Takes the stake; a round that was given up meanwhile stays so. */
  const stake = async (round: RoundRow): Promise<RoundRow> => {
    try {
      await wallet.bet(nameOf(round), round.stake);
    } catch (error) {
      if (error instanceof Refusal) await rounds.advance(round.id, 'drawn', 'refused');
      throw error;
    }
    if (!(await rounds.advance(round.id, 'drawn', 'staked'))) {
      const state = await rounds.stateOf(round.id);
      if (state !== 'staked' && state !== 'settled') return refuse('try_again');
    }
    return { ...round, state: 'staked' };
  };

  const settle = async (round: RoundRow): Promise<Played> => {
    const balance = await wallet.win(nameOf(round), round.win);
    await rounds.advance(round.id, 'staked', 'settled');
    return { round: { ...round, state: 'settled' }, balance };
  };

  const balanceOf = (session: VendorSession): Promise<bigint> =>
    session.mode === 'trial'
      ? purses(database.queries).amount(session)
      : wallet.balance(session.merchant, session.visit);

  /** Takes a round from where it stands to its end. */
  const finish = async (session: VendorSession, round: RoundRow): Promise<Played> => {
    if (round.state === 'drawn') return settle(await stake(round));
    if (round.state === 'staked') return settle(round);
    if (round.state === 'refused') return refuse('insufficient_funds');
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

    /** Pays rounds whose stake was taken, and gives up those of which that is not known. Answers how many it ended. */
    recover: async (): Promise<number> => {
      const stranded = await rounds.stranded(new Date(runtime.now().getTime() - PATIENCE), AT_ONCE);
      const failures: unknown[] = [];
      for (const round of stranded) {
        const end: Promise<unknown> = round.state === 'staked' ? settle(round) : giveUp(round);
        await end.catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Rounds could not be ended');
      return stranded.length;
    },
  };
};
