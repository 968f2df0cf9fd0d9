import { useTranslation } from 'react-i18next';
import { navigation, type NavigationEntry } from '@/domain/navigation';
import { useLanguage } from '@/data/useLanguage';
import { useSettled } from '@/data/useSettled';
import { useVendors } from '@/data/useVendors';

export interface NavigationItem extends NavigationEntry {
  readonly label: string;
}

/** The navigation by the server's vendors. Until they are known home stands alone, so that nothing moves aside later. */
export const useNavigation = (): NavigationItem[] => {
  const { t } = useTranslation('nav');
  const language = useLanguage();
  const { value, failure } = useVendors();
  const lanes = useSettled(value?.data.lanes);
  const entries = navigation(lanes ?? [], language);
  const shown = lanes === undefined && failure === undefined ? entries.slice(0, 1) : entries;
  return shown.map((entry) => ({
    ...entry,
    label:
      entry.key === 'home' || entry.key === 'download' || entry.key === 'promotions'
        ? t(entry.key)
        : t(`category.${entry.key}`),
  }));
};
