import { mainWallet } from '#contract/cashier';
import type { Currency } from '#contract/money';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { vendorService } from '../../catalogue/games/vendorService.ts';
import { transfer, type Entry } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { walletBalances } from '../../ledger/postings/walletBalances.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { purseOf } from './purseOf.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly currency: Currency;
  /** Of the call: the same key never moves money twice. */
  readonly key: string;
  readonly now: Date;
}

/** The main wallet and, where a brand keeps them apart, one wallet a vendor (MEM-03). */
export const walletService = (queries: Queries) => {
  const isSingle = async (merchant: string): Promise<boolean> =>
    (await settingService(queries).all(merchant)).singleWallet;

  /** What each vendor's wallet of the member holds, by vendor. */
  const held = walletBalances(queries).byVendor;

  const demandVendor = async (merchant: string, name: string): Promise<void> => {
    if (name !== mainWallet && !(await vendorService(queries).has(merchant, name))) refuse('not_found');
  };

  return {
    isSingle,
    held,
    vendorNames: vendorService(queries).names,

    /** Refuses `operation_not_enabled` towards a vendor of a brand with a single wallet. */
    move: async (owner: Owner, { from, to, amount, currency, key, now }: Transfer): Promise<void> => {
      const { merchant, memberId } = owner;
      await lockMember(queries, owner);
      if (from === to) return refuse('bad_request');
      for (const name of [from, to]) await demandVendor(merchant, name);
      if (to !== mainWallet && (await isSingle(merchant))) return refuse('operation_not_enabled');
      await post(queries, {
        key: `wallet:${memberId}:${key}`,
        merchant,
        reason: 'wallet.transfer',
        ref: `${from} ${to}`,
        at: now,
        entries: transfer(purseOf(memberId, from), purseOf(memberId, to), amount, currency),
      });
    },

    /** Brings all to the main wallet in one movement; answers how much that was. */
    collect: async (
      owner: Owner,
      { currency, key, now }: Pick<Transfer, 'currency' | 'key' | 'now'>,
    ): Promise<bigint> => {
      const { merchant, memberId } = owner;
      await lockMember(queries, owner);
      const all = [...(await held(owner, currency))];
      if (all.length === 0) return 0n;
      const entries = all.flatMap(([name, amount]): Entry[] =>
        transfer(purseOf(memberId, name), purseOf(memberId, mainWallet), amount, currency),
      );
      await post(queries, {
        key: `collect:${memberId}:${key}`,
        merchant,
        reason: 'wallet.collect',
        ref: memberId,
        at: now,
        entries,
      });
      return all.reduce((sum, [, amount]) => sum + amount, 0n);
    },
  };
};
