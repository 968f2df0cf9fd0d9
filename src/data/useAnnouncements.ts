import { announcementQuery } from '#contract/firstCalls';
import type { Announcements } from '#contract/wireTypes';
import type { Resource } from './resource';
import { useAudience } from './useAudience';
import { useEndpoint } from './useEndpoint';
import { useLanguage } from './useLanguage';

/** Banners, notices and popups for whoever is here, in their language. */
export const useAnnouncements = (): Resource<Announcements> =>
  useEndpoint('announcements', announcementQuery(useLanguage(), useAudience()), {
    keepPreviousData: true,
  });
