import type { Parts } from '../../http/endpoints/module.ts';
import { coolOffService } from '../../members/coolOff/coolOffService.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import type { Queries } from '../../platform/database/database.ts';
import { jobHandler } from '../../platform/jobs/jobHandler.ts';
import type { JobHandler } from '../../platform/jobs/jobKind.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { canBeHad } from './canBeHad.ts';
import { rewardIsBack } from './changeReward.ts';
import { pointStore } from './pointStore.ts';
import { restockStore } from './restockStore.ts';

/** Told in one transaction, which holds the reward: nobody redeems it meanwhile. */
const AT_ONCE = 100;

/** Whose note is gone has been told: both happen in one transaction, so that nobody is told twice. */
const tellSome = async (
  tx: Queries,
  runtime: Runtime,
  { merchant, rewardId }: { readonly merchant: string; readonly rewardId: number },
  now: Date,
): Promise<number> => {
  const reward = await pointStore(tx).lockReward(merchant, rewardId);
  if (reward === undefined || !canBeHad(reward)) return 0;
  const restocks = restockStore(tx);
  const titles = Object.entries(reward.texts).map(([language, { title }]) => [`reward${language}`, title]);
  const params = { id: String(rewardId), ...(Object.fromEntries(titles) as Record<string, string>) };
  const found = await restocks.waiting(rewardId, now, AT_ONCE);
  const told: string[] = [];
  for (const memberId of found) {
    const member = { merchant, memberId };
    await lockMember(tx, member);
    // With the row locked: nobody begins to rest between this look and the message.
    if ((await coolOffService(tx).running(member, now)) !== undefined) continue;
    await tellMember(tx, runtime, { ...member, kind: 'pointsRestocked', params, at: now });
    told.push(memberId);
  }
  await restocks.forget(rewardId, told);
  return found.length;
};

export const restockJob = ({ database, runtime }: Pick<Parts, 'database' | 'runtime'>): JobHandler =>
  jobHandler(rewardIsBack, async (payload, now) => {
    const tell = () => database.transaction((tx) => tellSome(tx, runtime, payload, now));
    while ((await tell()) === AT_ONCE);
  });
