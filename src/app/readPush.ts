import { messageKinds } from '#contract/messageKinds';
import type { PushNote } from '#contract/push';

/** A note as the gateway sealed it; undefined for what is none. */
export const readPush = (text: string): PushNote | undefined => {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null) return undefined;
  const { id, kind, title, text: body } = read as Partial<Record<keyof PushNote, unknown>>;
  const known = messageKinds.find((one) => one === kind);
  if (known === undefined || typeof id !== 'string' || typeof title !== 'string') return undefined;
  return { id, kind: known, title, text: typeof body === 'string' ? body : '' };
};
