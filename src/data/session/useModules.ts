import type { ModuleId } from '#contract/constants';
import { mapResource } from '../core/mapResource';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** The modules that are on: exactly "1", anything else and whatever is not listed is off (WL-01). */
export const useModules = (): Resource<ReadonlySet<ModuleId>> =>
  mapResource(
    useEndpoint('whitelabel', undefined, { revalidateIfStale: true }),
    (list) => new Set(list.filter(({ enabled }) => enabled === '1').map(({ modId }) => modId)),
  );
