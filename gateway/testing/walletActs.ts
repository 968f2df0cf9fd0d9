import { betService } from '../play/seamlessWallet/betService.ts';
import { recordSettled } from '../play/seamlessWallet/recordSettled.ts';
import type { Player } from '../http/policy/caller.ts';
import { depositService } from '../money/deposits/depositService.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { errorCode } from '../platform/database/errorCode.ts';
import { Refusal } from '../platform/refusal/refusal.ts';
import { forfeitBonus } from '../offers/rewards/forfeitBonus.ts';
import { payReward } from '../offers/rewards/payReward.ts';
import { rewardStore } from '../offers/rewards/rewardStore.ts';
import { systemRuntime as runtime } from '../platform/runtime/runtime.ts';
import { testTenants } from './testTenants.ts';
import { oneTimeTokenStore } from '../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { lineTransferService } from '../money/wallets/lineTransferService.ts';
import { withdrawalService } from '../money/withdrawals/withdrawalService.ts';

/** What one member's wallet meets: money that comes with a requirement, rounds that give back what they took, ways out. */
export type WalletAct = SingleAct | RoundAct;

/** A round that brings back what was staked, by a win as high or by a void. */
interface RoundAct {
  readonly kind: 'even' | 'void';
  readonly caller: Player;
  readonly round: string;
  readonly amount: string;
}

type SingleAct =
  | { readonly kind: 'cancel'; readonly caller: Player; readonly rewardId: string }
  | { readonly kind: 'claim'; readonly caller: Player; readonly rewardId: string }
  | { readonly kind: 'credit'; readonly orderNo: string; readonly amount: string }
  | {
      readonly kind: 'withdraw';
      readonly caller: Player;
      readonly accountId: string;
      readonly amount: string;
    }
  | {
      readonly kind: 'send';
      readonly caller: Player;
      readonly account: string | undefined;
      readonly amount: string;
    };

const [tenant] = testTenants(['aurora']).all();

const ticketOf = (tx: Queries, { merchant, memberId }: Player) =>
  oneTimeTokenStore(tx, runtime).issue(merchant, 'payment', { memberId });

const roundOf = ({ merchant, memberId }: Player, roundRef: string) =>
  ({
    visit: { id: memberId, merchant, memberId, vassalage: 'NVP', gameCode: 'RNG0001', gameType: 'RNG' },
    roundRef,
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    id: runtime.newId(),
    now: runtime.now(),
  }) as const;

const LOCK_NOT_AVAILABLE = '55P03';

/** On a busy machine a lock may be waited for too long: who asks again gets it. */
const insist = async <Result>(
  database: Database,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> => {
  for (;;) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    }
  }
};

/** Places a round in one transaction and ends it in another. */
const playRound = async (database: Database, act: RoundAct): Promise<void> => {
  if (tenant === undefined) throw new Error('No brand');
  const { kind, caller, round } = act;
  const amount = BigInt(act.amount);
  await insist(database, (tx) => betService(tx).place(roundOf(caller, round), amount));
  await insist<unknown>(database, (tx) =>
    kind === 'void'
      ? betService(tx).cancel(roundOf(caller, round))
      : betService(tx).settle(roundOf(caller, round), amount, (settled) =>
          recordSettled(tx, runtime, settled, tenant, runtime.now()),
        ),
  );
};

const perform = async (tx: Queries, act: SingleAct): Promise<unknown> => {
  if (tenant === undefined) throw new Error('No brand');
  const now = runtime.now();
  if (act.kind === 'claim') {
    const taken = await rewardStore(tx, runtime).take(act.caller, act.rewardId);
    return taken && payReward(tx, runtime, taken);
  }
  if (act.kind === 'cancel')
    return forfeitBonus(tx, act.caller, {
      rewardId: act.rewardId,
      ending: 'cancelled',
      currency: tenant.currency,
      now,
    });
  const amount = BigInt(act.amount);
  if (act.kind === 'credit') return depositService(tx, runtime).credit(tenant, act.orderNo, amount, now);
  const { caller } = act;
  const ticket = await ticketOf(tx, caller);
  if (act.kind === 'withdraw') {
    const plan = { accountId: act.accountId, amount, ticket };
    return withdrawalService(tx, runtime).submit(caller, tenant, plan, now);
  }
  const { account } = act;
  const plan = {
    ...{ account, amount, ticket, key: runtime.newId() },
    to: account === undefined ? ('upline' as const) : ('downline' as const),
  };
  return lineTransferService(tx, runtime).send(caller, tenant, plan, now);
};

/** True when it was done; a refusal is part of the game. */
export const performWalletAct = async (database: Database, act: WalletAct): Promise<boolean> => {
  try {
    if ('round' in act) await playRound(database, act);
    else await insist(database, (tx) => perform(tx, act));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};
