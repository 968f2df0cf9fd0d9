import { announcementQuery } from '#contract/firstCalls';
import { limits } from '@/config/limits';
import { useAudience } from './useAudience';
import { useEndpoint } from './useEndpoint';
import { useLanguage } from './useLanguage';

const followed = { refreshInterval: limits.contentEvery };

/**
 * Lets an open page follow the operator without a reload: flags, banners, notices and popups. Called once a page, since
 * each caller would poll at times of its own.
 */
export const useOperatorChanges = (): void => {
  useEndpoint('whitelabel', undefined, followed);
  useEndpoint('announcements', announcementQuery(useLanguage(), useAudience()), followed);
};
