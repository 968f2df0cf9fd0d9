import type { ModuleId } from '#contract/constants';
import { useEndpoint } from './useEndpoint';

/** Whether a module is on: exactly "1", anything else is off (design §7). */
export const useModule = (id: ModuleId): boolean =>
  useEndpoint('whitelabel', undefined).value?.some(({ modId, enabled }) => modId === id && enabled === '1') ??
  false;
