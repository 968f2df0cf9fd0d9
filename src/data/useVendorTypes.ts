import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';
import { useLanguage } from './useLanguage';

/** Every vendor with the categories that it has games in. */
export const useVendorTypes = (): Resource<Value<'vendorGameTypes'>> =>
  useEndpoint('vendorGameTypes', { language: useLanguage() });
