import { announcementQuery } from '#contract/firstCalls';
import type { Announcements } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useAudience } from '../session/useAudience';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';

/** Banners, notices and popups for the current visitor, in the visitor's language. */
export const useAnnouncements = (): Resource<Announcements> =>
  useEndpoint('announcements', announcementQuery(useLanguage(), useAudience()), {
    keepPreviousData: true,
  });
