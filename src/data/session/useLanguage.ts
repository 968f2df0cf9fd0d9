import { useSyncExternalStore } from 'react';
import type { BuiltLanguage } from '#locales/languages';
import { useSite } from './siteContext';

export const useLanguage = (): BuiltLanguage => {
  const { state } = useSite().language;
  return useSyncExternalStore(state.subscribe, state.get, state.get);
};
