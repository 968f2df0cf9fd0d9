import type { ModuleId } from '#contract/constants';
import { useModules } from './useModules';

/** Whether a white-label module is on. */
export const useModule = (id: ModuleId): boolean => useModules().value?.has(id) ?? false;
