import type { ModuleId } from '#contract/constants';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';

/** The modules that are on: exactly "1", anything else and whatever is not listed is off (WL-01). */
export const useModules = (): Resource<ReadonlySet<ModuleId>> => {
  const { value, ...rest } = useEndpoint('whitelabel', undefined, { revalidateIfStale: true });
  const on = value?.filter(({ enabled }) => enabled === '1').map(({ modId }) => modId);
  return { ...rest, value: on && new Set(on) };
};
