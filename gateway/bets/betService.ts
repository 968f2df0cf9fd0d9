import type { Currency } from '#contract/money';
import type { Queries } from '../database/database.ts';
import type { GameVisit } from '../launch/schema.ts';
import { transfer } from '../ledger/movement.ts';
import { post } from '../ledger/post.ts';
import { lockMember } from '../member/lockMember.ts';
import { refuse } from '../refusal.ts';
import { boundMoney } from '../turnover/boundMoney.ts';
import { playPurse } from '../wallet/playPurse.ts';
import { betRepository, type Bet } from './betRepository.ts';

/** Where a round is played, and by whom. */
type RoundVisit = Pick<GameVisit, 'id' | 'merchant' | 'memberId' | 'vassalage' | 'gameCode' | 'gameType'>;

/** What a vendor says of a round, for the visit in which it is played. */
export interface RoundCall<Visit extends RoundVisit = RoundVisit> {
  readonly visit: Visit;
  readonly roundRef: string;
  readonly currency: Currency;
  /** Names the row of a round that is new. */
  readonly id: string;
  readonly now: Date;
}

const nameOf = ({ visit: { merchant, vassalage }, roundRef }: RoundCall) => ({
  merchant,
  vassalage,
  roundRef,
});

const rowOf = ({ visit, roundRef, currency, id, now }: RoundCall) => ({
  id,
  merchant: visit.merchant,
  memberId: visit.memberId,
  visitId: visit.id,
  vassalage: visit.vassalage,
  roundRef,
  gameCode: visit.gameCode,
  gameType: visit.gameType,
  win: 0n,
  validBet: 0n,
  currency,
  placedAt: now,
});

const boundIn = ({ boundStake }: Bet) =>
  (boundStake ?? []).map(({ requirementId, amount }) => ({ requirementId, amount: BigInt(amount) }));

/** The rules of a round: one stake, then one settlement or a void; each may be said again. Runs in a transaction. */
export const betService = (tx: Queries) => {
  const repository = betRepository(tx);
  const move = async (call: RoundCall, what: 'bet' | 'win' | 'void', amount: bigint) => {
    const { visit, roundRef, currency, now } = call;
    const member = await playPurse(tx, visit);
    const vendor = { kind: 'vendor', owner: visit.vassalage } as const;
    const entries =
      what === 'bet'
        ? transfer(member, vendor, amount, currency)
        : transfer(vendor, member, amount, currency);
    return post(tx, {
      key: `${what}:${visit.vassalage}:${roundRef}`,
      merchant: visit.merchant,
      reason: `game.${what}`,
      ref: roundRef,
      at: now,
      entries,
    });
  };
  /** Binds again what the round brought to bound money; what belongs to a cancelled bonus goes back to the house. */
  const giveBack = async (call: RoundCall, known: Bet, back: bigint): Promise<void> => {
    const { visit, roundRef, currency, now } = call;
    const forfeited = await boundMoney(tx).giveBack(back, known.stake, boundIn(known));
    if (forfeited === 0n) return;
    await post(tx, {
      key: `forfeit:${visit.vassalage}:${roundRef}`,
      merchant: visit.merchant,
      reason: 'bonus.forfeit',
      ref: roundRef,
      at: now,
      entries: transfer(await playPurse(tx, visit), { kind: 'promotion' }, forfeited, currency),
    });
  };
  return {
    /**
     * Takes the stake; answers false when it was taken before. Refuses `insufficient_funds`, `operation_not_enabled`
     * after a void, `idempotency_key_reused`.
     */
    place: async (call: RoundCall, stake: bigint): Promise<boolean> => {
      if (await repository.insert({ ...rowOf(call), stake, state: 'open' })) {
        await lockMember(tx, call.visit);
        await move(call, 'bet', stake);
        const shares = await boundMoney(tx).stake(call.visit, call.currency, stake);
        if (shares.length > 0) await repository.keepBound(nameOf(call), shares);
        return true;
      }
      const known = await repository.lock(nameOf(call));
      if (known?.state === 'void') return refuse('operation_not_enabled');
      if (known?.visitId !== call.visit.id || known.stake !== stake) return refuse('idempotency_key_reused');
      return false;
    },

    /** Pays what the round brought and closes it; answers the round if it did so now. Refuses as `place` does. */
    settle: async (call: RoundCall, win: bigint): Promise<Bet | undefined> => {
      const known = await repository.lock(nameOf(call));
      if (known === undefined || known.visitId !== call.visit.id) return refuse('not_found');
      if (known.state === 'void') return refuse('operation_not_enabled');
      if (known.state === 'settled') return known.win === win ? undefined : refuse('idempotency_key_reused');
      await lockMember(tx, call.visit);
      if (win > 0n) await move(call, 'win', win);
      await giveBack(call, known, win);
      await repository.close(nameOf(call), {
        state: 'settled',
        win,
        validBet: known.stake,
        settledAt: call.now,
      });
      return { ...known, win };
    },

    /** Gives the stake back; of a round whose bet never arrived it sees to it that none will. */
    cancel: async (call: RoundCall): Promise<void> => {
      const unknown = { ...rowOf(call), stake: 0n, state: 'void', settledAt: call.now } as const;
      if (await repository.insert(unknown)) return;
      const known = await repository.lock(nameOf(call));
      if (known?.visitId !== call.visit.id) return refuse('not_found');
      if (known?.state === 'settled') return refuse('operation_not_enabled');
      if (known?.state !== 'open') return;
      await lockMember(tx, call.visit);
      await move(call, 'void', known.stake);
      await giveBack(call, known, known.stake);
      await repository.close(nameOf(call), {
        state: 'void',
        win: known.stake,
        validBet: 0n,
        settledAt: call.now,
      });
    },
  };
};
