import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';

/** What forms ask for beside their fields. Asked anew whenever a form opens. */
export const usePublicSetting = (): Resource<Value<'publicSetting'>> =>
  useEndpoint('publicSetting', undefined, { revalidateIfStale: true });
