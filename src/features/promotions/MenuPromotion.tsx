import { useAnnouncements } from '@/data/resources/useAnnouncements';
import { useAudience } from '@/data/session/useAudience';
import { usePromotionsAllowed } from '@/data/resources/usePromotionsAllowed';
import { promotionsFor } from '@/domain/promotionsFor';
import { PromotionCard } from '@/ui/gaming/PromotionCard';
import { usePromotionCards } from './usePromotionCards';

/** The newest promotion, beside a menu's vendors; none during a break or self-exclusion (SAFE-04). */
export function MenuPromotion() {
  const audience = useAudience();
  const announcements = useAnnouncements().value?.promotion ?? [];
  const [newest] = usePromotionCards(promotionsFor(announcements, audience).slice(0, 1));
  const offers = usePromotionsAllowed();
  if (newest === undefined || !offers) return null;
  const { id: _id, ...card } = newest;
  return <PromotionCard {...card} />;
}
