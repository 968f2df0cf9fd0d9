import { useAnnouncements } from '@/data/resources/useAnnouncements';
import { useAudience } from '@/data/session/useAudience';
import { usePromotionsAllowed } from '@/data/resources/usePromotionsAllowed';
import { useHydrationSafeValue } from '@/data/core/useHydrationSafeValue';
import { promotionsFor } from '@/domain/promotionsFor';
import { useFailureText } from '@/forms/useFailureText';
import { PromotionsView } from './PromotionsView';
import { usePromotionCards } from './usePromotionCards';

/** Current promotions for the visitor (HOME-06); none during a break or self-exclusion (SAFE-04). */
export function Promotions() {
  const audience = useAudience();
  const { value, failure, isBusy, reload } = useAnnouncements();
  const popups = useHydrationSafeValue(value?.promotion);
  const offers = usePromotionsAllowed();
  const failureWords = useFailureText(popups === undefined ? failure : undefined);
  const cards = usePromotionCards(promotionsFor(popups ?? [], audience));
  if (!offers) return null;
  return (
    <PromotionsView promotions={popups && cards} failure={failureWords} busy={isBusy} onRetry={reload} />
  );
}
