import { useTranslation } from 'react-i18next';
import { withMemberCentre } from '@/config/centres';
import { memberPages } from '@/config/memberPages';
import { useIdentity } from '@/data/session/useIdentity';
import type { FoundPlace } from './FoundPlace';

/** The pages of the site; those of the account are there for who has one. */
export const usePagePlaces = (): readonly FoundPlace[] => {
  const { t } = useTranslation(['nav', 'centre', 'help']);
  const { isLogin, isTrial } = useIdentity();
  const open: readonly (readonly [string, string])[] = [
    ['/promotions', t('nav:promotions')],
    ['/pointMall', t('nav:points')],
    ['/hot', t('nav:category.HOT')],
    ['/favorite', t('nav:category.FAV')],
    ['/help', t('nav:help')],
    ['/noticePage', t('nav:notices')],
    ['/news', t('help:kind.news')],
    ['/blog', t('help:kind.blog')],
    ['/down', t('nav:download')],
  ];
  const own =
    isLogin && !isTrial
      ? memberPages.map(({ name }) => ({
          id: `page-${name}`,
          name: t(`centre:page.${name}`),
          note: t('centre:name'),
          href: `/${withMemberCentre('', name)}`,
        }))
      : [];
  return [...open.map(([href, name]) => ({ id: `page-${href.slice(1)}`, name, href })), ...own];
};
