import { useTranslation } from 'react-i18next';
import type { GameType } from '#contract/constants';
import { languageTag } from '#locales/languages';
import { useLanguage } from '@/data/session/useLanguage';
import { useRestricted } from '@/data/session/useRestricted';
import { rebateText } from '@/domain/rebate';
import type { NavigationItem } from './useNavigation';

/**
 * The rebate text of a category's menu (NAV-11); PVP's says that it has none (spec §9). Empty during a pause
 * (SAFE-04).
 */
export const useRebateNote = () => {
  const { t } = useTranslation('nav');
  const tag = languageTag(useLanguage());
  const isRestricted = useRestricted();
  return (key: NavigationItem['key']): string | undefined => {
    if (isRestricted) return undefined;
    if (key === 'PVP') return t('noRebate');
    const rebate = rebateText(key as GameType, tag);
    return rebate && t('rebate', { rebate });
  };
};
