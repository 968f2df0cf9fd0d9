import { and, eq, isNull } from 'drizzle-orm';
import type { Parts } from '../../http/endpoints/module.ts';
import { jobHandler } from '../../platform/jobs/jobHandler.ts';
import type { JobHandler } from '../../platform/jobs/jobKind.ts';
import type { PushServices } from '../../sender/push/pushServices.ts';
import { pushTopicOf } from '#contract/push';
import { pushDevices } from '../push/pushDevices.ts';
import { pushKey } from '../push/pushKey.ts';
import { sendPush } from '../push/sendPush.ts';
import { mayPush, messageIsPushed } from './addPush.ts';
import { pushWords } from './pushWords.ts';
import { notifications } from './schema.ts';

/** What could not be handed over for so long is read in the site; it is not told late. */
const GIVEN_UP_AFTER = 3_600_000;

interface PushParts extends Pick<Parts, 'database' | 'runtime' | 'tenants'> {
  readonly providers: { readonly push: PushServices };
}

/** Pushes a message to a browser, unless it was read or the member has changed their mind meanwhile. */
export const pushJob = ({ database: { queries }, runtime, tenants, providers }: PushParts): JobHandler => {
  const key = pushKey(queries, runtime);
  const unread = async (id: string) => {
    const [row] = await queries
      .select()
      .from(notifications)
      .where(and(eq(notifications.id, id), isNull(notifications.readAt), isNull(notifications.deletedAt)));
    return row;
  };
  return jobHandler(messageIsPushed, async ({ deviceId, messageId }, now) => {
    const device = await pushDevices(queries).byId(deviceId);
    const message = await unread(messageId);
    if (device === undefined || message === undefined || device.memberId !== message.memberId) return;
    const { merchant, memberId, kind, createdAt } = message;
    const topic = pushTopicOf(kind);
    const isWanted = topic !== undefined && device.topics.includes(topic);
    if (!isWanted || now.getTime() - createdAt.getTime() > GIVEN_UP_AFTER) return;
    if (!(await mayPush(queries, { merchant, memberId }, kind, now))) return;
    const host = tenants.all().find(({ merchantCode }) => merchantCode === merchant)?.hosts[0];
    const note = pushWords(message, device);
    const contact = `https://${host ?? 'localhost'}`;
    const sent = await sendPush(providers.push, runtime, key, device, { note, contact });
    if (sent === 'gone') await pushDevices(queries).remove({ merchant, memberId }, device.endpoint);
  });
};
