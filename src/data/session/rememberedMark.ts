import { localKeys } from '@/config/storageKeys';
import type { SafeStorage } from '../storage/storage';

/**
 * The credential itself lies in a cookie that no script can see; the mark says only that it is worth asking. Without it
 * every guest's first page would make a call in vain, and a log-out without a network would be undone by the cookie.
 */
export const markRemembered = (text: SafeStorage): void => text.set(localKeys.remembered, '1');

export const isRemembered = (text: SafeStorage): boolean => text.get(localKeys.remembered) === '1';

export const forgetRemembered = (text: SafeStorage): void => text.remove(localKeys.remembered);

/** A gateway without the refresh call leaves nothing to remember but the user name. */
export const keepName = (text: SafeStorage, name: string): void => text.set(localKeys.rememberedName, name);

export const keptName = (text: SafeStorage): string => text.get(localKeys.rememberedName) ?? '';
