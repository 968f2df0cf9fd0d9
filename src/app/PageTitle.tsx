import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { brandWords } from '#contract/brandWords';
import { useLanguage } from '@/data/useLanguage';
import { useRoute } from '@/data/useRoute';
import { useSite } from '@/data/siteContext';
import { setPageTitle } from '@/ui/documentTitle';

/** Keeps the title when the page changes without a new document; the words come with the first change. */
export function PageTitle() {
  const { pathname } = useLocation();
  const language = useLanguage();
  const [first] = useState(`${pathname} ${language}`);
  const [changed, setChanged] = useState(false);
  if (!changed && first !== `${pathname} ${language}`) setChanged(true);
  return changed ? <WrittenTitle pathname={pathname} /> : null;
}

function WrittenTitle({ pathname }: { pathname: string }) {
  const { t, ready } = useTranslation('document');
  const { brand } = useSite().boot;
  const own = brand.titles[useLanguage()];
  const route = useRoute(pathname);
  const page = route?.screen ? route.document : 'notFound';
  // The home page has the brand's own words when there are some, as in the document.
  const words = page === 'home' && own !== undefined ? own : t(`${page}.title`, { skipInterpolation: true });
  const title = brandWords(words, brand);
  useEffect(() => {
    if (ready) setPageTitle(title);
  }, [ready, title]);
  return null;
}
