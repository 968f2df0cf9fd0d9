import { useAnnouncements } from '@/data/useAnnouncements';
import { useAudience } from '@/data/useAudience';
import { useSettled } from '@/data/useSettled';
import { promotionsFor } from '@/domain/promotionsFor';
import { useFailureText } from '@/forms/useFailureText';
import { PromotionsView } from './PromotionsView';
import { usePromotionCards } from './usePromotionCards';

/** The offers of the day for whoever is here (HOME-06). */
export function Promotions() {
  const audience = useAudience();
  const { value, failure, isBusy, reload } = useAnnouncements();
  const popups = useSettled(value?.promotion);
  const failureWords = useFailureText(popups === undefined ? failure : undefined);
  const cards = usePromotionCards(promotionsFor(popups ?? [], audience));
  return (
    <PromotionsView promotions={popups && cards} failure={failureWords} busy={isBusy} onRetry={reload} />
  );
}
