import { localKeys } from '@/config/storageKeys';
import type { KeptText } from '../storage/storage';

/**
 * The credential itself lies in a cookie that no script can see; the mark says only that it is worth asking. Without it
 * every guest's first page would make a call in vain, and a log-out without a network would be undone by the cookie.
 */
export const markRemembered = (text: KeptText): void => text.set(localKeys.remembered, '1');

export const isRemembered = (text: KeptText): boolean => text.get(localKeys.remembered) === '1';

export const forgetRemembered = (text: KeptText): void => text.remove(localKeys.remembered);

/** A gateway without the refresh call leaves nothing to remember but the user name. */
export const keepName = (text: KeptText, name: string): void => text.set(localKeys.rememberedName, name);

export const keptName = (text: KeptText): string => text.get(localKeys.rememberedName) ?? '';
