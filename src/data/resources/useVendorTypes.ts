import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

/** Every vendor with the categories in which it has games. */
export const useVendorTypes = (): Resource<Value<'vendorGameTypes'>> =>
  useEndpoint('vendorGameTypes', { language: useLanguage() });
