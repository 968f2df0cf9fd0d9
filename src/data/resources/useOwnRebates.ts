import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** The agent's own rebates, which no downline of it exceeds (AGENT-02). */
export const useOwnRebates = (): Resource<Value<'ownRebates'>> =>
  useEndpoint('ownRebates', undefined, { revalidateIfStale: true });
