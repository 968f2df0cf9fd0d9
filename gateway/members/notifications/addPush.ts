import Type from 'typebox';
import type { MessageKind } from '#contract/messageKinds';
import { offeringTopics, pushTopicOf } from '#contract/push';
import { coolOffService } from '../coolOff/coolOffService.ts';
import { pushDevices } from '../push/pushDevices.ts';
import type { Queries } from '../../platform/database/database.ts';
import { addJobs } from '../../platform/jobs/addJobs.ts';
import { jobKind } from '../../platform/jobs/jobKind.ts';

export const messageIsPushed = jobKind({
  name: 'message is pushed',
  payload: Type.Object({ deviceId: Type.String(), messageId: Type.String() }),
});

interface Owner {
  readonly merchant: string;
  readonly memberId: string;
}

/** Whether a kind of message may be pushed to a member now: to who rests nothing that calls back to play (SAFE-04). */
export const mayPush = async (tx: Queries, owner: Owner, kind: MessageKind, now: Date): Promise<boolean> => {
  const topic = pushTopicOf(kind);
  if (topic === undefined) return false;
  return !offeringTopics.includes(topic) || (await coolOffService(tx).running(owner, now)) === undefined;
};

/** Stores a job for each browser on which the member has chosen to hear of it. In the transaction of the message. */
export const addPush = async (
  tx: Queries,
  { id, kind, at, ...owner }: Owner & { readonly id: string; readonly kind: MessageKind; readonly at: Date },
): Promise<void> => {
  const topic = pushTopicOf(kind);
  if (topic === undefined) return;
  const found = await pushDevices(tx).wanting(owner, topic);
  if (found.length === 0 || !(await mayPush(tx, owner, kind, at))) return;
  const jobs = found.map((deviceId) => ({
    key: `${id} ${deviceId}`,
    payload: { deviceId, messageId: id },
    runAt: at,
  }));
  await addJobs(tx, messageIsPushed, jobs);
};
