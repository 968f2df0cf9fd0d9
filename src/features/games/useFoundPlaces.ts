import { useTranslation } from 'react-i18next';
import { isBuiltAddress } from '@/config/routes';
import { hasWords } from '@/domain/hasWords';
import { useRestricted } from '@/data/session/useRestricted';
import { foundGroups, type FoundGroup, type FoundPlace } from './FoundPlace';
import { useFoundLanes } from './useFoundLanes';
import { useOfferPlaces } from './useOfferPlaces';
import { usePagePlaces } from './usePagePlaces';

const shownAtMost = { categories: 4, vendors: 6, pages: 5, offers: 4 } as const;

/** Categories, providers, pages and offers of the site with the words of a search, by group; groups with none are left out. */
export const useFoundPlaces = (text: string): readonly FoundGroup[] => {
  const { ready } = useTranslation(['nav', 'centre', 'help']);
  const lanes = useFoundLanes();
  const pages = usePagePlaces();
  const offers = useOfferPlaces(text !== '');
  const restricted = useRestricted();
  if (text.trim() === '' || !ready) return [];
  // Who rests is shown no offers (SAFE-04).
  const all = { ...lanes, pages, offers: restricted ? [] : offers };
  const found = ({ name, href }: FoundPlace) => isBuiltAddress(href) && hasWords(name, text);
  return foundGroups
    .map((id) => ({ id, places: all[id].filter(found).slice(0, shownAtMost[id]) }))
    .filter(({ places }) => places.length > 0);
};
