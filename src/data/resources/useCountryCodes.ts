import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

/** Dialling codes with the names of their countries (REG-10); nothing is asked where a form has no number. */
export const useCountryCodes = (wanted: boolean): Resource<Value<'countryCodes'>> => {
  const language = useLanguage();
  return useEndpoint('countryCodes', wanted ? { language } : null);
};
