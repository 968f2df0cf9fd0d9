import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { brandWords } from '#contract/brandWords';
import type { RouteEntry } from '@/config/routes';
import { useLanguage } from '@/data/session/useLanguage';
import { useRestricted } from '@/data/session/useRestricted';
import { useRoute } from '@/data/session/useRoute';
import { useSite } from '@/data/session/siteContext';
import { setPageTitle } from '@/ui/hooks/documentTitle';
import { isClosedDuringPause } from './isClosedDuringPause';

/**
 * Updates the title when the visitor navigates or a pause closes the page, since no new document is loaded then. The
 * titles load with the first change.
 */
export function PageTitle() {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const isRestricted = useRestricted();
  // A document that was asked for with an item has the item's title.
  const [first] = useState(search.includes('item=') ? '' : `${pathname} ${language}`);
  const [changed, setChanged] = useState(false);
  if (!changed && (isRestricted || first !== `${pathname} ${language}`)) setChanged(true);
  return changed ? <WrittenTitle pathname={pathname} isRestricted={isRestricted} /> : null;
}

const pageOf = (route: RouteEntry | undefined, isRestricted: boolean) => {
  if (isRestricted && route?.screen !== 'Home' && isClosedDuringPause(route)) return 'resting';
  return route?.screen ? route.document : 'notFound';
};

function WrittenTitle({ pathname, isRestricted }: { pathname: string; isRestricted: boolean }) {
  const { t, ready } = useTranslation('document');
  const { brand } = useSite().boot;
  const own = brand.titles[useLanguage()];
  const page = pageOf(useRoute(pathname), isRestricted);
  // The home page uses the brand's own title if there is one, as the document does.
  const words = page === 'home' && own !== undefined ? own : t(`${page}.title`, { skipInterpolation: true });
  const title = brandWords(words, brand);
  useEffect(() => {
    if (ready) setPageTitle(title);
  }, [ready, title]);
  return null;
}
