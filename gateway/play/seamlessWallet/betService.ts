import type { Queries } from '../../platform/database/database.ts';
import type { Movement } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { brandDay } from '../../brands/calendar/brandDay.ts';
import { limitService } from '../../money/limits/limitService.ts';
import { playDayService } from '../../money/limits/playDayService.ts';
import { boundMoney } from '../../money/turnover/boundMoney.ts';
import { betRepository, type Bet } from '../bets/betRepository.ts';
import type { PlacingCall, RoundCall } from './roundCall.ts';
import { freeBets } from './freeBets.ts';
import { roundMovements } from './roundMovements.ts';
import { nameOf, rowOf } from './roundRow.ts';

const boundIn = ({ boundStake }: Bet) =>
  (boundStake ?? []).map(({ requirementId, amount }) => ({ requirementId, amount: BigInt(amount) }));

/** A round with what it stakes. */
export interface NewStake {
  readonly call: PlacingCall;
  readonly stake: bigint;
}

type BeforePosting<Row> = (row: Row) => Promise<unknown>;

const nothing = () => Promise.resolve();

/**
 * The rules of a round: one stake, then one settlement or a void; each may be said again. Runs in a transaction. All
 * members of a vendor share its account in the ledger, whose row a posting holds until the transaction ends; so money
 * is posted last, and what else belongs to the round runs before, with the member locked (decision 52).
 */
export const betService = (tx: Queries) => {
  const repository = betRepository(tx);
  const movement = roundMovements(tx);
  const days = playDayService(tx);
  const postAll = async (movements: readonly Movement[]): Promise<void> => {
    for (const one of movements) await post(tx, one);
  };

  /**
   * Writes the round with what of its stake is bound, and counts it; nothing when it has a row already. `unposted` goes
   * out before it.
   */
  const open = async (
    { call, stake }: NewStake,
    unposted: bigint,
  ): Promise<{ readonly isLimited: boolean } | undefined> => {
    const countedOn = brandDay(call.now, call.timeZone);
    if (!(await repository.insert({ ...rowOf(call), stake, state: 'open', countedOn }))) return undefined;
    const { state } = await lockMember(tx, call.visit);
    if (state !== 'active') return refuse('not_logged_in');
    const isLimited = await days.addStake(call.visit, countedOn, stake);
    const shares = await boundMoney(tx).stake(call.visit, call.currency, { stake, unposted });
    if (shares.length > 0) await repository.keepBound(nameOf(call), shares);
    return { isLimited };
  };
  /** Judges stakes of a member that were counted just now, all together. */
  const demandRoom = ({ visit, currency, timeZone, now }: PlacingCall, staked: bigint): Promise<void> =>
    limitService(tx).demandStakeRoom(visit, { currency, timeZone }, staked, now);

  const demandSame = async ({ call, stake }: NewStake): Promise<void> => {
    const known = await repository.lock(nameOf(call));
    if (known?.state === 'void') return refuse('operation_not_enabled');
    if (known?.visitId !== call.visit.id || known.stake !== stake) return refuse('idempotency_key_reused');
  };

  /** Takes the stakes of a member's rounds, as `place` does; those that are new, in their order. */
  const placeAll = async (
    stakes: readonly NewStake[],
    beforePosting: () => Promise<unknown> = nothing,
  ): Promise<NewStake[]> => {
    const opened: NewStake[] = [];
    let unposted = 0n;
    let isAnyLimited = false;
    for (const one of stakes) {
      const counted = await open(one, unposted);
      if (counted === undefined) await demandSame(one);
      else {
        opened.push(one);
        unposted += one.stake;
        isAnyLimited ||= counted.isLimited;
      }
    }
    const [first] = opened;
    if (first === undefined) return opened;
    if (isAnyLimited) await demandRoom(first.call, unposted);
    await beforePosting();
    const movements: Movement[] = [];
    for (const { call, stake } of opened) movements.push(...(await movement(call, 'bet', stake)));
    await postAll(movements);
    return opened;
  };

  return {
    placeAll,

    /**
     * Takes the stake; answers false when it was taken before. `beforePosting` judges a new one. Refuses
     * `limit_reached`, `insufficient_funds`, `operation_not_enabled` after a void, `idempotency_key_reused`.
     */
    place: async (
      call: PlacingCall,
      stake: bigint,
      beforePosting?: () => Promise<unknown>,
    ): Promise<boolean> => (await placeAll([{ call, stake }], beforePosting)).length > 0,

    /**
     * Pays what the round brought and closes it; answers the round if it did so now. `validBetOf` tells the part of the
     * stake that was at risk, the whole stake unless given. `judge` sees an open round first, free ones too. Refuses as
     * `place` does, and `bad_request` if more than the stake is valid.
     */
    settle: async (
      call: RoundCall,
      win: bigint,
      beforePosting: BeforePosting<Bet> = nothing,
      validBetOf: (stake: bigint) => bigint | Promise<bigint> = (stake) => stake,
      judge: BeforePosting<Bet> = nothing,
    ): Promise<Bet | undefined> => {
      const known = await repository.lock(nameOf(call));
      if (known === undefined || known.visitId !== call.visit.id) return refuse('not_found');
      if (known.state === 'void') return refuse('operation_not_enabled');
      if (known.state === 'open') await judge(known);
      if (known.freeRoundsId !== null) return void (await freeBets(tx).settle(call, known, win));
      if (known.state === 'settled') return known.win === win ? undefined : refuse('idempotency_key_reused');
      const valid = await validBetOf(known.stake);
      if (valid > known.stake) return refuse('bad_request');
      await lockMember(tx, call.visit);
      if (known.countedOn !== null && win > 0n) await days.addReturn(call.visit, known.countedOn, win);
      const forfeited = await boundMoney(tx).giveBack(win, known.stake, boundIn(known));
      await repository.close(nameOf(call), {
        state: 'settled',
        win,
        validBet: valid,
        settledAt: call.now,
      });
      const settled = { ...known, win, validBet: valid };
      await beforePosting(settled);
      await postAll([...(await movement(call, 'win', win)), ...(await movement(call, 'forfeit', forfeited))]);
      return settled;
    },

    /** Gives the stake back; of a round whose bet never arrived it sees to it that none will. */
    cancel: async (call: RoundCall): Promise<void> => {
      const unknown = { ...rowOf(call), stake: 0n, state: 'void', settledAt: call.now } as const;
      if (await repository.insert(unknown)) return;
      const known = await repository.lock(nameOf(call));
      if (known?.visitId !== call.visit.id) return refuse('not_found');
      if (known?.state === 'settled') return refuse('operation_not_enabled');
      if (known?.state !== 'open') return;
      if (known.freeRoundsId !== null) return freeBets(tx).cancel(call, known);
      await lockMember(tx, call.visit);
      if (known.countedOn !== null) await days.removeStake(call.visit, known.countedOn, known.stake);
      const forfeited = await boundMoney(tx).giveBack(known.stake, known.stake, boundIn(known));
      await repository.close(nameOf(call), {
        state: 'void',
        win: known.stake,
        validBet: 0n,
        settledAt: call.now,
      });
      await postAll([
        ...(await movement(call, 'void', known.stake)),
        ...(await movement(call, 'forfeit', forfeited)),
      ]);
    },
  };
};
