import type { Currency } from '#contract/money';
import { tellMember } from '../../members/notifications/tellMember.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { addFreeRoundsOver } from '../../play/freeRounds/freeRoundsOver.ts';
import { freeRoundStore } from '../../play/freeRounds/freeRoundStore.ts';
import type { FreeRounds } from '../../play/freeRounds/schema.ts';
import type { RewardOwner } from '../rewards/rewardStore.ts';
import type { FreeRoundPlan } from './freeRoundPlan.ts';
import { addFreeRoundsTold } from './freeRoundsTold.ts';

const DAY = 86_400_000;

interface Given extends Pick<FreeRounds, 'source' | 'subject' | 'times'> {
  readonly plan: FreeRoundPlan;
  readonly currency: Currency;
  /** Days for wagering what they bring; null has no end. */
  readonly wagerDays: number | null;
  readonly now: Date;
}

/** Gives free rounds, each subject of a source once; their end is stored as a job. Refuses `already_claimed`. */
export const giveFreeRounds = async (
  tx: Queries,
  runtime: Runtime,
  { merchant, memberId }: RewardOwner,
  { plan: { count, stake, games, days }, currency, now, ...given }: Given,
): Promise<FreeRounds> => {
  const made = await freeRoundStore(tx).give({
    id: runtime.newId(),
    ...{ merchant, memberId, currency, ...given },
    gameCodes: games,
    total: count,
    stake: BigInt(stake),
    createdAt: now,
    until: new Date(now.getTime() + days * DAY),
  });
  if (made === undefined) return refuse('already_claimed');
  await addFreeRoundsOver(tx, made, made.until);
  await addFreeRoundsTold(tx, made, now);
  const params = { rounds: String(count), amount: stake, currency, until: made.until.toISOString() };
  await tellMember(tx, runtime, { merchant, memberId, kind: 'freeRoundsGiven', params, at: now });
  return made;
};
