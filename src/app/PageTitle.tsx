import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { routeOf } from '@/config/routes';
import { useLanguage } from '@/data/useLanguage';
import { useSite } from '@/data/siteContext';

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
  const { name, age } = useSite().boot.brand;
  const route = routeOf(pathname);
  const page = route?.screen ? route.document : 'notFound';
  const title = t(`${page}.title`, { brand: name, age });
  useEffect(() => {
    if (ready) document.title = title;
  }, [ready, title]);
  return null;
}
