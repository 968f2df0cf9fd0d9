import { lesserOf } from '../../ledger/money/lesserOf.ts';
import type { Currency } from '#contract/money';
import type { Queries } from '../../platform/database/database.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { transfer, type Entry } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { bonusRequirements } from '../../money/turnover/bonusRequirements.ts';
import { purseOf } from '../../money/wallets/purseOf.ts';
import { walletService } from '../../money/wallets/walletService.ts';
import type { RewardOwner } from './rewardStore.ts';

/** Takes an amount out of the main wallet, and what is not there out of the wallets at vendors. */
const takeFrom = async (
  tx: Queries,
  owner: RewardOwner,
  amount: bigint,
  currency: Currency,
): Promise<Entry[]> => {
  const { merchant, memberId } = owner;
  const main = { kind: 'member', owner: memberId } as const;
  const vendors = await walletService(tx).held(owner, currency);
  const purses = [
    { purse: main, holds: await balanceOf(tx, merchant, main, currency) },
    ...[...vendors].map(([vendor, holds]) => ({ purse: purseOf(memberId, vendor), holds })),
  ];
  let rest = amount;
  return purses.flatMap(({ purse, holds }) => {
    const taken = lesserOf(rest, holds);
    rest -= taken;
    return taken > 0n ? transfer(purse, { kind: 'promotion' }, taken, currency) : [];
  });
};

/**
 * Ends a bonus that its member gives up or whose time is over: what it binds is forfeited now, and its share of rounds
 * that are open once they end. Answers what was taken. Refuses `not_found` where nothing is bound to it any more.
 */
export const forfeitBonus = async (
  tx: Queries,
  owner: RewardOwner,
  {
    rewardId,
    ending,
    currency,
    now,
  }: { rewardId: string; ending: 'cancelled' | 'expired'; currency: Currency; now: Date },
): Promise<bigint> => {
  await lockMember(tx, owner);
  const { merchant } = owner;
  const requirements = bonusRequirements(tx);
  const found = await requirements.open(owner, rewardId);
  if (found === undefined) return refuse('not_found');
  if (found.bound > 0n) {
    await post(tx, {
      key: `bonus-cancel:${rewardId}`,
      merchant,
      reason: 'bonus.forfeit',
      ref: rewardId,
      at: now,
      entries: await takeFrom(tx, owner, found.bound, currency),
    });
  }
  await requirements.forfeit(found, ending, now);
  return found.bound;
};
