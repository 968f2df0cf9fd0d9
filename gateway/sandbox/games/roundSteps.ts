import type { AlertParts } from '../../platform/alerts/alertDesk.ts';
import { processEach } from '../../platform/alerts/processEach.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { isUndecided, playRound } from './engine/playRound.ts';
import type { RoundAct } from './engine/roundActs.ts';
import { actsOf, actThatEnds, isActOffered } from './engine/steppedGames.ts';
import { purses } from './purses.ts';
import { roundStore, type RoundRow } from './roundStore.ts';
import type { vendorSessions } from './schema.ts';
import { seedStore } from './seedStore.ts';

type Session = typeof vendorSessions.$inferSelect;

export interface Step {
  /** The round. */
  readonly id: string;
  /** How many acts came before it: the same place is the same act. */
  readonly at: number;
  readonly act: RoundAct;
}

/** Milliseconds in which only the player asks for the result of bets at a live table. */
const TABLE_WAITS = 60_000;
/** Milliseconds that a round waits for its player; then it is ended for them, or refunded when nothing was decided yet. */
const WAITS = 24 * 3_600_000;

/** Rounds that go on after their stake: by what the player does, or by the clock of a live table. */
export const roundSteps = (parts: AlertParts) => {
  const { database, runtime } = parts;
  /** Draws a round as far as it has come by now, and keeps that before it is answered. */
  const goOn = async (queries: Queries, row: RoundRow, acts: readonly RoundAct[] = []): Promise<RoundRow> => {
    const seed = await seedStore(queries, runtime).byId(row.seedId);
    if (seed === undefined) throw new Error('A round in play has lost its seed');
    const { outcome, win } = await playRound(row.request, { ...seed, nonce: row.nonce }, acts);
    const ended = row.mode === 'trial' ? 'settled' : 'staked';
    const state = isUndecided(outcome) ? 'playing' : ended;
    const next = { ...row, outcome, win: BigInt(win), state } as const;
    await roundStore(queries).goOn(next);
    return next;
  };

  /** Play money is paid at once. */
  const paid = async (queries: Queries, session: Session, row: RoundRow): Promise<RoundRow> => {
    if (row.state === 'settled') await purses(queries).play(session, 0n, row.win);
    return row;
  };

  const isDue = ({ state, outcome }: RoundRow): boolean =>
    state === 'playing' && outcome.engine === 'table' && new Date(outcome.dealtAt) <= runtime.now();

  const endLeftRound = async (queries: Queries, row: RoundRow): Promise<void> => {
    if (isDue(row)) return void (await goOn(queries, row));
    if (row.state !== 'playing' || row.outcome.engine === 'table') return;
    const act = actThatEnds(row.outcome);
    if (act !== undefined) await goOn(queries, row, [...actsOf(row.outcome), act]);
    else await roundStore(queries).goOn({ ...row, state: row.mode === 'trial' ? 'void' : 'abandoned' });
  };

  return {
    /** What bets at a live table have come to; before the deal they just lie there. Refuses `not_found`. */
    dealt: (session: Session, id: string): Promise<RoundRow> =>
      database.transaction(async (tx) => {
        const row = (await roundStore(tx).lock(session, id)) ?? refuse('not_found');
        return isDue(row) ? paid(tx, session, await goOn(tx, row)) : row;
      }),

    /**
     * Takes one act; said again it is answered as before. Refuses `bad_request` for what is not offered,
     * `idempotency_key_reused` for another act in its place, `operation_not_enabled` in a round that is over.
     */
    take: (session: Session, { id, at, act }: Step): Promise<RoundRow> =>
      database.transaction(async (tx) => {
        const row = (await roundStore(tx).lock(session, id)) ?? refuse('not_found');
        const acts = actsOf(row.outcome);
        if (at < acts.length) return acts[at] === act ? row : refuse('idempotency_key_reused');
        if (row.state !== 'playing') return refuse('operation_not_enabled');
        if (at > acts.length || !isActOffered(row.request, row.outcome, act)) return refuse('bad_request');
        return paid(tx, session, await goOn(tx, row, [...acts, act]));
      }),

    /**
     * Rounds whose player did not come back: what a table has dealt is booked, what `actThatEnds` names is done, and a
     * round without such an act is to be given up. Play money is let go.
     */
    endLeft: async (): Promise<void> => {
      const store = roundStore(database.queries);
      const before = (waited: number) => new Date(runtime.now().getTime() - waited);
      await processEach(parts, {
        kind: 'vendor round',
        due: async (limit) => [
          ...(await store.dealt(before(TABLE_WAITS), limit)),
          ...(await store.left(before(WAITS), limit)),
        ],
        nameOf: ({ id, merchant }) => ({ target: id, merchant }),
        work: ({ id, ...owner }) =>
          database.transaction(async (tx) => {
            const row = await roundStore(tx).lock(owner, id);
            if (row !== undefined) await endLeftRound(tx, row);
          }),
      });
    },
  };
};
