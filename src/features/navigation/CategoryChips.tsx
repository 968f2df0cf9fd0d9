import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { routeOf } from '@/config/routes';
import { ChipLinks } from '@/ui/actions/ChipLinks';
import { useChosenInView } from '@/ui/hooks/useChosenInView';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { isCategory } from './isCategory';
import { useNavigation } from './useNavigation';

/** The other categories, one tap away, on a phone: its header has no room for them. */
export function CategoryChips() {
  const { t } = useTranslation('nav');
  const { pathname } = useLocation();
  const here = routeOf(pathname)?.path;
  const navigation = useNavigation();
  // On wider screens CSS hides the row; rendering no links there saves the work.
  const links = (useIsPhone() ? navigation : []).flatMap(({ key, label, path }) =>
    isCategory(key)
      ? [{ href: path, label: key === 'LIVE' ? t('short.LIVE') : label, current: path === here }]
      : [],
  );
  const row = useChosenInView<HTMLElement>(`${here} ${links.length}`);
  return <ChipLinks ref={row} label={t('categories')} links={links} />;
}
