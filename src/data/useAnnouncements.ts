import { announcementQuery } from '#contract/firstCalls';
import type { Announcements } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import { audienceOf } from '@/domain/audienceOf';
import type { Resource } from './resource';
import { useEndpoint } from './useEndpoint';
import { useLanguage } from './useLanguage';
import { useSession } from './useSession';

/** Banners, notices and popups for whoever is here, in their language. */
export const useAnnouncements = (): Resource<Announcements> => {
  const { token, firstTimeLogin } = useSession();
  const audience = audienceOf({ isLogin: token !== undefined, firstTimeLogin });
  return useEndpoint('announcements', announcementQuery(useLanguage(), audience), {
    keepPreviousData: true,
    refreshInterval: limits.contentEvery,
  });
};
