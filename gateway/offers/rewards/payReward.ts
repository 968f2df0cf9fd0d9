import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import type { Queries } from '../../platform/database/database.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import { transfer, type AccountName } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { turnoverService } from '../../money/turnover/turnoverService.ts';
import type { Reward } from './schema.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import { addBonusEnd } from './bonusEnd.ts';

const DAY = 86_400_000;

/**
 * Puts the money of a reward that has just been taken into the main wallet, with what has to be wagered for it. Runs in
 * the transaction that took it; the ledger's key pays a reward once whatever happens here.
 */
export const payReward = async (
  tx: Queries,
  runtime: Runtime,
  { id, merchant, memberId, source, amount, currency: code, times, wagerDays }: Reward,
  /** Where the money has been; the promotion pays unless given. */
  from: AccountName = { kind: 'promotion' },
): Promise<Value<'rewardClaim'>> => {
  const at = runtime.now();
  const currency = code as Currency;
  const until = wagerDays === null || times === 0 ? undefined : new Date(at.getTime() + wagerDays * DAY);
  await lockMember(tx, { merchant, memberId });
  await turnoverService(tx, runtime).demand({
    merchant,
    memberId,
    source: 'bonus',
    ref: id,
    base: amount,
    times,
    at,
    until,
  });
  if (until !== undefined) await addBonusEnd(tx, { merchant, memberId }, { rewardId: id, currency, until });
  await tellMember(tx, runtime, {
    merchant,
    memberId,
    kind: 'bonusGiven',
    params: { amount: amount.toString(), currency, times: String(times) },
    at,
  });
  // Last, because the promotion's account is every member's (decision 52).
  await post(tx, {
    key: `reward:${id}`,
    merchant,
    reason: `reward.${source}`,
    ref: id,
    at,
    entries: transfer(from, { kind: 'member', owner: memberId }, amount, currency),
  });
  return { amount: wireMoney(amount, currency) };
};
