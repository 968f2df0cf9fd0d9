import type { ModuleId } from '#contract/constants';
import { useModules } from './useModules';

/** Whether a module is on. */
export const useModule = (id: ModuleId): boolean => useModules().value?.has(id) ?? false;
