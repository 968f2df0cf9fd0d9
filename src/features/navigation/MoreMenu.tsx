import { useTranslation } from 'react-i18next';
import type { GameType } from '#contract/constants';
import { languageTag } from '#locales/languages';
import { categoryArt } from '@/config/categoryArt';
import { useLanguage } from '@/data/useLanguage';
import { rebateText } from '@/domain/rebate';
import { MegaMenu } from '@/ui/MegaMenu';
import type { NavigationItem } from './useNavigation';

const art: Partial<Record<NavigationItem['key'], string>> = categoryArt;

interface MoreMenuProps {
  items: readonly NavigationItem[];
  focusFirst: boolean;
}

/** The categories that the row has no room for. */
export function MoreMenu({ items, focusFirst }: MoreMenuProps) {
  const { t } = useTranslation('nav');
  const tag = languageTag(useLanguage());
  return (
    <MegaMenu
      title={t('moreCategories')}
      tiles={items.map(({ key, label, path }) => {
        const rebate = rebateText(key as GameType, tag);
        const figure = art[key];
        return {
          id: key,
          name: label,
          href: path,
          ...(rebate && { note: t('rebate', { rebate }) }),
          ...(figure && { picture: [`/art/icons/${figure}.webp`] }),
        };
      })}
      focusFirst={focusFirst}
    />
  );
}
