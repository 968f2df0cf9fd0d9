import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** What forms ask for beside their fields. Asked anew whenever a form opens. */
export const usePublicSetting = (): Resource<Value<'publicSetting'>> =>
  useEndpoint('publicSetting', undefined, { revalidateIfStale: true });
