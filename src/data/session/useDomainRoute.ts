import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** The visit's host and the brand's main host; the document carries both. */
export const useDomainRoute = (wanted = true): Resource<Value<'domainRoute'>> =>
  useEndpoint('domainRoute', wanted ? undefined : null);
