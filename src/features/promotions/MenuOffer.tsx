import { useAnnouncements } from '@/data/useAnnouncements';
import { useAudience } from '@/data/useAudience';
import { promotionsFor } from '@/domain/promotionsFor';
import { PromotionCard } from '@/ui/PromotionCard';
import { usePromotionCards } from './usePromotionCards';

/** The newest offer, beside the vendors of a menu. */
export function MenuOffer() {
  const audience = useAudience();
  const announcements = useAnnouncements().value?.promotion ?? [];
  const [newest] = usePromotionCards(promotionsFor(announcements, audience).slice(0, 1));
  if (newest === undefined) return null;
  const { id: _id, ...card } = newest;
  return <PromotionCard {...card} />;
}
