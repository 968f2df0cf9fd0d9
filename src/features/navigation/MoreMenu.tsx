import { useTranslation } from 'react-i18next';
import { categoryArt } from '@/config/categoryArt';
import { MegaMenu } from '@/ui/layout/MegaMenu';
import type { NavigationItem } from './useNavigation';
import { useRebateNote } from './useRebateNote';

const art: Partial<Record<NavigationItem['key'], string>> = categoryArt;

interface MoreMenuProps {
  items: readonly NavigationItem[];
  focusFirst: boolean;
}

/** The categories that do not fit into the row. */
export function MoreMenu({ items, focusFirst }: MoreMenuProps) {
  const { t } = useTranslation('nav');
  const noteOf = useRebateNote();
  return (
    <MegaMenu
      title={t('moreCategories')}
      tiles={items.map(({ key, label, path }) => {
        const note = noteOf(key);
        const figure = art[key];
        return {
          id: key,
          name: label,
          href: path,
          ...(note && { note }),
          ...(figure && { picture: [`/art/icons/${figure}.webp`] }),
        };
      })}
      focusFirst={focusFirst}
    />
  );
}
