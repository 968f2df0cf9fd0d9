import { useTranslation } from 'react-i18next';
import type { MemberPageName } from '@/config/memberPages';
import { useAffiliateAddress } from '@/data/session/useAffiliateAddress';
import { useAgentAddress } from '@/data/session/useAgentAddress';
import { useCentreAddress } from '@/data/session/useCentreAddress';
import { useIdentity } from '@/data/session/useIdentity';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useModule } from '@/data/session/useModule';
import { usePromotionsAllowed } from '@/data/resources/usePromotionsAllowed';
import {
  ClockCounterClockwiseIcon,
  GiftIcon,
  HandCoinsIcon,
  PercentIcon,
  ReceiptIcon,
  ShieldCheckIcon,
  StarIcon,
  UserIcon,
  UserPlusIcon,
  UsersIcon,
} from '@/ui/media/icons';
import type { MenuItem } from '@/ui/actions/Menu';

/** The member's menu in the header (HDR-08). It lists the pages that exist. Trial accounts see none; a break or self-exclusion hides offers. */
export const useMemberMenu = (): readonly MenuItem[] => {
  const { t } = useTranslation(['centre', 'shell', 'nav']);
  const { isTrial, isAgent } = useIdentity();
  const address = useCentreAddress();
  const agentAddress = useAgentAddress();
  const hasAgentCentre = useModule('AGENTPOLICY3', isAgent);
  const modal = useModalAddress();
  const affiliate = useAffiliateAddress();
  const offers = usePromotionsAllowed();
  if (isTrial) return [];
  const page = (
    name: MemberPageName,
    Icon: typeof UserIcon,
    label: string = t(`page.${name}`),
  ): MenuItem => ({
    id: name,
    label,
    href: address(name),
    icon: <Icon fontSize={18} />,
  });
  return [
    page('securityCenter', UserIcon, t('name')),
    page('withdraw', HandCoinsIcon),
    ...(isAgent
      ? [
          {
            id: 'agent',
            label: t('shell:agent'),
            href: hasAgentCentre ? agentAddress() : '/agentHome',
            icon: <UsersIcon fontSize={18} />,
          },
        ]
      : []),
    ...(affiliate !== undefined && offers
      ? [
          {
            id: 'affiliate',
            label: t('page.referral'),
            href: affiliate,
            icon: <UserPlusIcon fontSize={18} />,
          },
        ]
      : []),
    page('bonusDetails', PercentIcon),
    ...(offers ? [page('rewardCenter', GiftIcon)] : []),
    ...(offers
      ? [{ id: 'points', label: t('nav:points'), href: '/pointMall', icon: <StarIcon fontSize={18} /> }]
      : []),
    page('personalHistoryCopy', ReceiptIcon),
    page('transactionHistory', ClockCounterClockwiseIcon),
    {
      id: 'saferPlay',
      label: t('shell:footer.saferPlay'),
      href: modal('saferPlay'),
      icon: <ShieldCheckIcon fontSize={18} />,
    },
  ];
};
