import type { Currency } from '#contract/money';
import { isRestricting } from '../../http/policy/coolOff.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { coolOffService } from '../../members/coolOff/coolOffService.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import { bonusRequirements } from '../../money/turnover/bonusRequirements.ts';
import type { Queries } from '../../platform/database/database.ts';
import { jobHandler } from '../../platform/jobs/jobHandler.ts';
import type { JobHandler } from '../../platform/jobs/jobKind.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { addBonusEnd, bonusEnd } from './bonusEnd.ts';
import { forfeitBonus } from './forfeitBonus.ts';
import type { RewardOwner } from './rewardStore.ts';

/**
 * Forfeits what a bonus still binds once its time is over. Nobody can wager during a time-out or self-exclusion: the
 * time that was left when it began runs on afterwards; without an end of it the bonus has none either.
 */
const endBonus = async (
  tx: Queries,
  runtime: Runtime,
  owner: RewardOwner,
  { rewardId, currency, now }: { rewardId: string; currency: Currency; now: Date },
): Promise<void> => {
  await lockMember(tx, owner);
  const requirements = bonusRequirements(tx);
  const open = await requirements.open(owner, rewardId);
  if (open === undefined || open.until === null || open.until > now) return;
  const coolOff = await coolOffService(tx).running(owner, now);
  if (coolOff !== undefined && isRestricting(coolOff)) {
    const left = Math.max(0, open.until.getTime() - coolOff.takenAt.getTime());
    const until = coolOff.until && new Date(coolOff.until.getTime() + left);
    await requirements.moveEnd(open, until);
    if (until !== null) await addBonusEnd(tx, owner, { rewardId, currency, until });
    return;
  }
  await tellMember(tx, runtime, { ...owner, kind: 'bonusEnded', params: {}, at: now });
  await forfeitBonus(tx, owner, { rewardId, ending: 'expired', currency, now });
};

export const bonusEndJob = ({ database, runtime }: Pick<Parts, 'database' | 'runtime'>): JobHandler =>
  jobHandler(bonusEnd, ({ merchant, memberId, rewardId, currency }, now) =>
    database.transaction((tx) =>
      endBonus(tx, runtime, { merchant, memberId }, { rewardId, currency: currency as Currency, now }),
    ),
  );
