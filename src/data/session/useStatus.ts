import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** The site's status: the page's first call (SYS-01). `useOperatorChanges` polls it. */
export const useStatus = (refreshInterval = 0): Resource<Value<'status'>> =>
  useEndpoint('status', undefined, { refreshInterval });
