import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** The host that this visit came by, and the brand's main one; the document carries them. */
export const useDomainRoute = (wanted = true): Resource<Value<'domainRoute'>> =>
  useEndpoint('domainRoute', wanted ? undefined : null);
