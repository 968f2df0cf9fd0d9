import type { Permission } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useSite } from './siteContext';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from './useLanguage';

export const usePermission = (): Resource<Permission> => {
  const { host } = useSite();
  return useEndpoint('permission', { host, language: useLanguage() }, { keepPreviousData: true });
};
