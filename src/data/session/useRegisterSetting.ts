import type { Value } from '#contract/wireTypes';
import { sessionKeys } from '@/config/storageKeys';
import type { Resource } from '../core/resource';
import { useCachedEndpoint } from '../core/useCachedEndpoint';
import { useLanguage } from './useLanguage';
import { usePermission } from './usePermission';

const isValue = (given: unknown): given is Value<'registerSetting'> =>
  Array.isArray((given as Partial<Value<'registerSetting'>> | null)?.rules);

const cache = { key: sessionKeys.validate, readable: true, isValue, revalidate: true } as const;

/**
 * Rules of the registration form. It opens with the rules from session storage or the permission answer; the
 * operator's changes appear at the next opening (REG-02).
 */
export const useRegisterSetting = (): Resource<Value<'registerSetting'>> => {
  const info = usePermission().value?.info;
  const rules = info?.validate ?? [];
  const initial = info && rules.length > 0 ? { rules, age: info.whitelabelVal.age } : undefined;
  return useCachedEndpoint('registerSetting', { language: useLanguage() }, { ...cache, initial });
};
