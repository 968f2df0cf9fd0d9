import type { Popup } from '#contract/wireTypes';
import { popupsFor } from '@/domain/popupsFor';
import { useAnnouncements } from '@/data/useAnnouncements';
import { useAudience } from '@/data/useAudience';

/** Popups of whoever is here; undefined until they have come. */
export const usePopups = (): readonly Popup[] | undefined => {
  const audience = useAudience();
  const popups = useAnnouncements().value?.promotion;
  return popups && popupsFor(popups, audience);
};
