import { transfer, type AccountName } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { betRepository, type Bet } from '../bets/betRepository.ts';
import { addFreeRoundsOver } from '../freeRounds/freeRoundsOver.ts';
import { freeRoundStore } from '../freeRounds/freeRoundStore.ts';
import type { FreeRounds } from '../freeRounds/schema.ts';
import type { RoundCall } from './roundCall.ts';
import { nameOf, rowOf } from './roundRow.ts';

const promotion: AccountName = { kind: 'promotion' };

/** What a free round moves: the promotion stakes, and what comes back is kept for the member. */
const ways = {
  bet: ({ vassalage }: RoundCall['visit']) => [promotion, { kind: 'vendor', owner: vassalage }] as const,
  win: ({ vassalage, memberId }: RoundCall['visit']) =>
    [
      { kind: 'vendor', owner: vassalage },
      { kind: 'bonus', owner: memberId },
    ] as const,
  void: ({ vassalage }: RoundCall['visit']) => [{ kind: 'vendor', owner: vassalage }, promotion] as const,
};

/** Free rounds that a stake is taken from. */
export interface FreeStake extends Pick<FreeRounds, 'id' | 'stake'> {
  readonly call: RoundCall;
}

/**
 * The rules of a round that the player does not pay, in the transaction of `betService`: it is taken off free rounds
 * once, and what it brings waits in the member's bonus account until they are over (decision 104). Locks are taken in
 * the order round, free rounds, member, accounts.
 */
export const freeBets = (tx: Queries) => {
  const repository = betRepository(tx);
  const store = freeRoundStore(tx);

  const move = async (call: RoundCall, what: keyof typeof ways, amount: bigint): Promise<void> => {
    if (amount === 0n) return;
    const { visit, roundRef, currency, now } = call;
    const [from, to] = ways[what](visit);
    await post(tx, {
      key: `free-${what}:${visit.vassalage}:${roundRef}`,
      merchant: visit.merchant,
      reason: `free.${what}`,
      ref: roundRef,
      at: now,
      entries: transfer(from, to, amount, currency),
    });
  };

  const demandSame = async ({ call, id, stake }: FreeStake): Promise<void> => {
    const known = await repository.lock(nameOf(call));
    if (known?.state === 'void') return refuse('operation_not_enabled');
    const isSame = known?.visitId === call.visit.id && known.freeRoundsId === id && known.freeStake === stake;
    if (!isSame) return refuse('idempotency_key_reused');
  };

  return {
    /** Takes one free round; answers false when it was taken before. Refuses `free_rounds_gone`, and as `betService` does. */
    place: async (free: FreeStake, beforePosting: () => Promise<unknown>): Promise<boolean> => {
      const { call, id, stake } = free;
      const { merchant, memberId, gameCode } = call.visit;
      const row = { ...rowOf(call), stake: 0n, state: 'open', freeRoundsId: id, freeStake: stake } as const;
      if (!(await repository.insert(row))) {
        await demandSame(free);
        return false;
      }
      const wanted = { id, stake, merchant, memberId, gameCode, now: call.now };
      if (!(await store.take(wanted))) return refuse('free_rounds_gone');
      const { state } = await lockMember(tx, call.visit);
      if (state !== 'active') return refuse('not_logged_in');
      await beforePosting();
      await move(call, 'bet', stake);
      return true;
    },

    /** Keeps what a locked round brought. */
    settle: async (call: RoundCall, known: Bet, win: bigint): Promise<void> => {
      const { freeRoundsId, freeWin, state } = known;
      if (freeRoundsId === null) return;
      if (state === 'settled') return freeWin === win ? undefined : refuse('idempotency_key_reused');
      const after = await store.end(freeRoundsId, win);
      await lockMember(tx, call.visit);
      await repository.close(nameOf(call), {
        ...{ state: 'settled', win: 0n, validBet: 0n, freeWin: win },
        settledAt: call.now,
      });
      if (after !== undefined && after.ended === after.total) await addFreeRoundsOver(tx, after, call.now);
      await move(call, 'win', win);
    },

    /** Gives a locked, open round back. */
    cancel: async (call: RoundCall, { freeRoundsId, freeStake }: Bet): Promise<void> => {
      if (freeRoundsId === null) return;
      await store.giveBack(freeRoundsId);
      await lockMember(tx, call.visit);
      await repository.close(nameOf(call), { state: 'void', win: 0n, validBet: 0n, settledAt: call.now });
      await move(call, 'void', freeStake ?? 0n);
    },
  };
};
