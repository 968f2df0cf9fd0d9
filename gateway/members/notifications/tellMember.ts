import type { MessageKind } from '#contract/messageKinds';
import { coolOffService } from '../coolOff/coolOffService.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/announcements/announce.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { addPush } from './addPush.ts';
import { notifications } from './schema.ts';

export interface NewMessage {
  readonly merchant: string;
  readonly memberId: string;
  readonly kind: MessageKind;
  /** What the words of the kind are filled with. */
  readonly params: Readonly<Record<string, string>>;
  readonly at: Date;
}

/** What would bring somebody back to play: not told during a cool-off (SAFE-04). */
const silentDuringCoolOff: readonly MessageKind[] = [
  'bonusGiven',
  'freeRoundsGiven',
  'missionDone',
  'bigWin',
  'pointsRestocked',
];

/** Writes a notification for a member, in the transaction of what it tells of; open pages hear of it, and
 * browsers on which the member has chosen so. */
export const tellMember = async (
  tx: Queries,
  { newId }: Pick<Runtime, 'newId'>,
  { at, ...message }: NewMessage,
): Promise<void> => {
  const { merchant, memberId, kind } = message;
  const mayBeSilent = silentDuringCoolOff.includes(kind);
  if (mayBeSilent && (await coolOffService(tx).running(message, at)) !== undefined) return;
  const id = newId();
  await tx.insert(notifications).values({ id, ...message, createdAt: at });
  await addPush(tx, { id, merchant, memberId, kind, at });
  await announce(tx, { topic: 'unread', merchant, memberId });
};
