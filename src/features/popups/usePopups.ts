import type { Popup } from '#contract/wireTypes';
import { popupsFor } from '@/domain/popupsFor';
import { useAnnouncements } from '@/data/resources/useAnnouncements';
import { useAudience } from '@/data/session/useAudience';
import { usePromotionsAllowed } from '@/data/resources/usePromotionsAllowed';

/** Popups of the current visitor, none during a break or self-exclusion (SAFE-04); undefined until they have loaded. */
export const usePopups = (): readonly Popup[] | undefined => {
  const audience = useAudience();
  const popups = useAnnouncements().value?.promotion;
  const offers = usePromotionsAllowed();
  if (!offers) return [];
  return popups && popupsFor(popups, audience);
};
