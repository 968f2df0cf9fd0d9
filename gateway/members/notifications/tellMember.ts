import type { MessageKind } from '#contract/messageKinds';
import { pauseService } from '../coolOff/coolOffService.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/announcements/announce.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { notifications } from './schema.ts';

export interface NewMessage {
  readonly merchant: string;
  readonly memberId: string;
  readonly kind: MessageKind;
  /** What the words of the kind are filled with. */
  readonly params: Readonly<Record<string, string>>;
  readonly at: Date;
}

/** What would bring somebody back to play: nobody who rests is told of it (SAFE-04). */
const silentAtRest: readonly MessageKind[] = ['bonusGiven', 'missionDone', 'bigWin'];

/** Writes a notification for a member, in the transaction of what it tells of; open pages hear of it. */
export const tellMember = async (
  tx: Queries,
  { newId }: Pick<Runtime, 'newId'>,
  { at, ...message }: NewMessage,
): Promise<void> => {
  const { merchant, memberId, kind } = message;
  const mayBeSilent = silentAtRest.includes(kind);
  if (mayBeSilent && (await pauseService(tx).running(message, at)) !== undefined) return;
  await tx.insert(notifications).values({ id: newId(), ...message, createdAt: at });
  await announce(tx, { topic: 'unread', merchant, memberId });
};
