import { useTranslation } from 'react-i18next';
import { isBuiltAddress } from '@/config/routes';
import { ChipLinks } from '@/ui/actions/ChipLinks';
import { useFoundLanes } from './useFoundLanes';

/** Links to the categories that have games. */
export function CategoryLinks() {
  const { t } = useTranslation('games');
  const { categories } = useFoundLanes();
  const links = categories.filter(({ href }) => isBuiltAddress(href));
  if (links.length === 0) return null;
  return (
    <ChipLinks label={t('finder.browse')} links={links.map(({ name, href }) => ({ label: name, href }))} />
  );
}
