import { withModal } from '@/config/modals';
import { usePromotions } from '@/data/resources/usePromotions';
import type { FoundPlace } from './FoundPlace';

/** The offers that can be taken part in, in the language of the page. */
export const useOfferPlaces = (wanted: boolean): readonly FoundPlace[] => {
  const offers = usePromotions(wanted).value?.list ?? [];
  return offers.map(({ id, title }) => ({
    id: `offer-${id}`,
    name: title,
    href: `/promotions${withModal('', 'promotion', id)}`,
  }));
};
