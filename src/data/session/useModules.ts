import type { ModuleId } from '#contract/constants';
import { mapResource } from '../core/mapResource';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/**
 * The white-label modules that are on. Only the value "1" means on; other values and unlisted modules are off
 * (WL-01). Fetched only if `wanted`, and again with `revalidateIfStale` although the document carries them.
 */
export const useModules = (wanted = true, revalidateIfStale = true): Resource<ReadonlySet<ModuleId>> =>
  mapResource(
    useEndpoint('whitelabel', wanted ? undefined : null, { revalidateIfStale }),
    (list) => new Set(list.filter(({ enabled }) => enabled === '1').map(({ modId }) => modId)),
  );
