import type { ModuleId } from '#contract/constants';
import { mapResource } from '../core/mapResource';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/**
 * The white-label modules that are on. Only the value "1" means on; other values and unlisted modules are off
 * (WL-01). Fetched only if `wanted`.
 */
export const useModules = (wanted = true): Resource<ReadonlySet<ModuleId>> =>
  mapResource(
    useEndpoint('whitelabel', wanted ? undefined : null, { revalidateIfStale: true }),
    (list) => new Set(list.filter(({ enabled }) => enabled === '1').map(({ modId }) => modId)),
  );
