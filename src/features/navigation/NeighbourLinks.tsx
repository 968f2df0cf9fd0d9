import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { GameType } from '#contract/constants';
import { isSport } from '#contract/sports';
import { routeOf } from '@/config/routes';
import { useSite } from '@/data/session/siteContext';
import { ChipLinks } from '@/ui/actions/ChipLinks';

interface NearPlacesProps {
  /** Undefined on a page without a category. */
  category?: GameType;
}

/**
 * Links to game pages that are not in the header's categories: hot games, favourites, the brand's game list, and the
 * other sports (spec §2).
 */
export function NeighbourLinks({ category }: NearPlacesProps) {
  const { t } = useTranslation('nav');
  const { pathname } = useLocation();
  const { gameListCentres } = useSite().boot.brand;
  const here = routeOf(pathname)?.path;
  const centre = category && gameListCentres.includes(category) ? category : undefined;
  const places =
    category !== undefined && isSport(category)
      ? [
          { href: '/sports', label: t('category.SPORTS') },
          { href: '/fbSports', label: t('football') },
          { href: '/esports', label: t('category.ESPORTS') },
          { href: '/cockfight', label: t('category.COCKFIGHT') },
          { href: '/horse', label: t('category.HORSE') },
        ]
      : [
          { href: '/hot', label: t('category.HOT') },
          { href: '/favorite', label: t('category.FAV') },
          ...(centre
            ? [{ href: `/gameList/${centre}`, label: t('gameList', { category: t(`category.${centre}`) }) }]
            : []),
        ];
  return (
    <ChipLinks
      label={t('near')}
      links={places.map((place) => ({ ...place, current: place.href === here }))}
    />
  );
}
