import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textSize } from '#theme/textSize';
import { memberPages, type MemberPageName, type MemberPageGroup } from '@/config/memberPages';
import { pointMallAddress } from '@/config/pointMall';
import { sessionKeys } from '@/config/storageKeys';
import { usePromotionsAllowed } from '@/data/resources/usePromotionsAllowed';
import { useSite } from '@/data/session/siteContext';
import { useCentreAddress } from '@/data/session/useCentreAddress';
import { useIdentity } from '@/data/session/useIdentity';
import { useMember } from '@/data/session/useMember';
import { usePause } from '@/data/session/usePause';
import { StarIcon } from '@/ui/media/icons';
import type { CentreGroup, CentreItem } from '@/ui/layout/CentreMenu';
import { isOpenDuringPause } from './isOpenDuringPause';
import { memberPageIcons } from './memberPageIcons';
import { useCentreBadges } from './useCentreBadges';

const groupNames = ['money', 'records', 'rewards', 'account'] as const satisfies readonly MemberPageGroup[];

/**
 * The centre's menu: built pages in their groups, with badges. The referral page is listed while the REFERRAL
 * promotion is on (HOME-07); a pause hides the pages that it closes (SAFE-04). The points mall opens in the view that
 * was open last (spec §4).
 */
export const useCentreGroups = (current: MemberPageName): readonly CentreGroup[] => {
  const { t } = useTranslation(['centre', 'nav']);
  const address = useCentreAddress();
  const { isAgent } = useIdentity();
  const invites = useMember().value?.availablePromo.REFERRAL.enabled === true;
  const badges = useCentreBadges();
  const pause = usePause();
  const offers = usePromotionsAllowed();
  const { sessionText } = useSite();
  const pagesOf = (wanted: MemberPageGroup): CentreItem[] =>
    memberPages
      .filter(({ name, group }) => group === wanted && (name !== 'referral' || invites))
      .filter(({ name }) => isOpenDuringPause(name, pause))
      .map(({ name }) => {
        const badge = badges[name];
        return {
          id: name,
          // For agents the transfer goes to a downline (spec §6).
          label: t(`page.${name === 'transferUpline' && isAgent ? 'transferDownline' : name}`),
          href: address(name),
          icon: createElement(memberPageIcons[name], { fontSize: textSize.subtitle }),
          current: name === current,
          ...(badge && { badge }),
        };
      });
  const mall = (): CentreItem[] =>
    offers
      ? [
          {
            id: 'pointMall',
            label: t('nav:points'),
            href: pointMallAddress(sessionText.get(sessionKeys.pointMall)),
            icon: createElement(StarIcon, { fontSize: textSize.subtitle }),
          },
        ]
      : [];
  return groupNames
    .map((id) => ({
      id,
      label: t(`group.${id}`),
      items: id === 'rewards' ? [...pagesOf(id), ...mall()] : pagesOf(id),
    }))
    .filter(({ items }) => items.length > 0);
};
