import type { Value } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';
import { useLanguage } from './useLanguage';

/** Dialling codes with the names of their countries (REG-10); nothing is asked where a form has no number. */
export const useCountryCodes = (wanted: boolean): Resource<Value<'countryCodes'>> => {
  const language = useLanguage();
  return useEndpoint('countryCodes', wanted ? { language } : null);
};
