import { useLocation } from 'react-router-dom';
import { vendorQuery } from '#contract/firstCalls';
import type { Value, VendorLane } from '#contract/wireTypes';
import { routeOf } from '@/config/routes';
import { sessionKeys } from '@/config/storageKeys';
import type { Resource } from '../core/resource';
import { useCachedEndpoint } from '../core/useCachedEndpoint';
import { useLanguage } from '../session/useLanguage';

const isLane = (given: unknown): boolean => Array.isArray((given as Partial<VendorLane> | null)?.vendors);

const isValue = (given: unknown): given is Value<'gameVendors'> => {
  const lanes: unknown = (given as Partial<Value<'gameVendors'>> | null)?.data?.lanes;
  return Array.isArray(lanes) && lanes.every(isLane);
};

/**
 * Vendors by category in the gateway's order; a failed fetch is silent (spec §7). The copy in session storage is used
 * on a game page only. Elsewhere, after a change of language and by `reload` they are fetched (spec §4).
 */
export const useVendors = (): Resource<Value<'gameVendors'>> => {
  const readable = routeOf(useLocation().pathname)?.gamePage === true;
  return useCachedEndpoint('gameVendors', vendorQuery(useLanguage()), {
    key: sessionKeys.gameVendor,
    readable,
    isValue,
  });
};
