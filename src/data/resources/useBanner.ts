import type { Banner } from '#contract/wireTypes';
import { useAnnouncements } from './useAnnouncements';

/** The first banner of a group (HOME-08). */
export const useBanner = (group: Banner['groupName']): Banner | undefined =>
  useAnnouncements().value?.banners.find(({ groupName }) => groupName === group);
