import type { Permission } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useSite } from './siteContext';
import { useEndpoint } from './useEndpoint';
import { useLanguage } from './useLanguage';

export const usePermission = (): Resource<Permission> => {
  const { host } = useSite();
  return useEndpoint('permission', { host, language: useLanguage() }, { keepPreviousData: true });
};
