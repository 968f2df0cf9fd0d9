import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';
import { useLanguage } from './useLanguage';

/** Rules of the registration form: a rule that the operator changes is there at its next opening (REG-02). */
export const useRegisterSetting = (): Resource<Value<'registerSetting'>> =>
  useEndpoint('registerSetting', { language: useLanguage() }, { revalidateIfStale: true });
