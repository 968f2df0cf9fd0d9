import type { Player } from '../caller.ts';
import { depositService } from '../cashier/depositService.ts';
import type { Database, Queries } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { payReward } from '../rewards/payReward.ts';
import { rewardStore } from '../rewards/rewardStore.ts';
import { systemRuntime as runtime } from '../runtime.ts';
import { testTenants } from './testTenants.ts';
import { ticketStore } from '../tickets/ticketStore.ts';
import { lineTransferService } from '../wallet/lineTransferService.ts';
import { withdrawalService } from '../withdrawals/withdrawalService.ts';

/** What one member's wallet meets: money that comes with a requirement, and ways out of it. */
export type WalletAct =
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
  ticketStore(tx, runtime).issue(merchant, 'payment', { memberId });

const perform = async (tx: Queries, act: WalletAct): Promise<unknown> => {
  if (tenant === undefined) throw new Error('No brand');
  const now = runtime.now();
  if (act.kind === 'claim') {
    const taken = await rewardStore(tx, runtime).take(act.caller, act.rewardId);
    return taken && payReward(tx, runtime, taken);
  }
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
    await database.transaction((tx) => perform(tx, act));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};
