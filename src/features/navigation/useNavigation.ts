import { useTranslation } from 'react-i18next';
import { isBuiltAddress } from '@/config/routes';
import { arranged, navigation, type NavigationEntry } from '@/domain/navigation';
import { useSite } from '@/data/session/siteContext';
import { useLanguage } from '@/data/session/useLanguage';
import { useHydrationSafeValue } from '@/data/core/useHydrationSafeValue';
import { useVendors } from '@/data/resources/useVendors';

export interface NavigationItem extends NavigationEntry {
  readonly label: string;
}

const isPage = (key: NavigationEntry['key']): key is 'home' | 'download' | 'promotions' =>
  key === 'home' || key === 'download' || key === 'promotions';

/**
 * The navigation in the gateway's vendor order, without pages that are not built. Until the vendors have loaded it
 * has only the home link, so that nothing shifts later.
 */
export const useNavigation = (): NavigationItem[] => {
  const { t } = useTranslation('nav');
  const language = useLanguage();
  const { value, failure } = useVendors();
  const lanes = useHydrationSafeValue(value?.data.lanes);
  const entries = arranged(navigation(lanes ?? [], language), useSite().boot.brand.navigation).filter(
    ({ path }) => isBuiltAddress(path),
  );
  const shown = lanes === undefined && failure === undefined ? entries.slice(0, 1) : entries;
  // The two lotteries share a label (spec §2): an electronic one without the other is called the lottery.
  const hasLottery = shown.some(({ key }) => key === 'LOTT');
  const label = ({ key }: NavigationEntry): string => {
    if (isPage(key)) return t(key);
    return t(`category.${key === 'ELOTT' && !hasLottery ? 'LOTT' : key}`);
  };
  return shown.map((entry) => ({ ...entry, label: label(entry) }));
};
