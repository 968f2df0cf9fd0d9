import { localKeys } from '@/config/storageKeys';
import type { SafeStorage } from '../storage/storage';

/**
 * A mark that a remember-me credential may exist. The credential itself is in a cookie that scripts cannot read.
 * Without the mark, every guest's first page would make a useless call, and the cookie would undo a log-out that was
 * made offline.
 */
export const markRemembered = (text: SafeStorage): void => text.set(localKeys.remembered, '1');

export const isRemembered = (text: SafeStorage): boolean => text.get(localKeys.remembered) === '1';

export const forgetRemembered = (text: SafeStorage): void => text.remove(localKeys.remembered);

/** Stores the user name, which is all that can be remembered with a gateway that lacks the refresh call. */
export const keepName = (text: SafeStorage, name: string): void => text.set(localKeys.rememberedName, name);

export const keptName = (text: SafeStorage): string => text.get(localKeys.rememberedName) ?? '';
