import type { ModuleId } from '#contract/constants';
import { useModules } from './useModules';

/** Whether a white-label module is on; asked only if `wanted`. */
export const useModule = (id: ModuleId, wanted = true): boolean =>
  useModules(wanted, false).value?.has(id) ?? false;
