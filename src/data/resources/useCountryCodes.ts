import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

/** Dialling codes with country names (REG-10); not fetched for a form without a phone number. */
export const useCountryCodes = (wanted: boolean): Resource<Value<'countryCodes'>> => {
  const language = useLanguage();
  return useEndpoint('countryCodes', wanted ? { language } : null);
};
