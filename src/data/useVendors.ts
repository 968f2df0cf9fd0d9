import { vendorQuery } from '#contract/firstCalls';
import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';
import { useLanguage } from './useLanguage';

/** Vendors by category in the server's order; a failed fetch is silent (spec §7). */
export const useVendors = (): Resource<Value<'gameVendors'>> =>
  useEndpoint('gameVendors', vendorQuery(useLanguage()), { keepPreviousData: true });
