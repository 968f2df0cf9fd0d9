import { useTranslation } from 'react-i18next';
import { isBuilt, type MemberPageName } from '@/config/memberPages';
import { useCentreAddress } from '@/data/useCentreAddress';
import { useIdentity } from '@/data/useIdentity';
import {
  ClockCounterClockwiseIcon,
  GiftIcon,
  HandCoinsIcon,
  PercentIcon,
  ReceiptIcon,
  UserIcon,
  UsersIcon,
} from '@/ui/icons';
import type { MenuItem } from '@/ui/Menu';

/** The member's menu in the header (HDR-08): an entry shows once its page is there, none to a trial account. */
export const useMemberMenu = (): readonly MenuItem[] => {
  const { t } = useTranslation(['centre', 'shell']);
  const { isTrial, isAgent } = useIdentity();
  const address = useCentreAddress();
  if (isTrial) return [];
  const page = (
    name: MemberPageName,
    Icon: typeof UserIcon,
    label: string = t(`page.${name}`),
  ): MenuItem[] =>
    isBuilt(name) ? [{ id: name, label, href: address(name), icon: <Icon fontSize={18} /> }] : [];
  return [
    ...page('securityCenter', UserIcon, t('name')),
    ...page('withdraw', HandCoinsIcon),
    ...(isAgent
      ? [{ id: 'agent', label: t('shell:agent'), href: '/agentHome', icon: <UsersIcon fontSize={18} /> }]
      : []),
    ...page('bonusDetails', PercentIcon),
    ...page('rewardCenter', GiftIcon),
    ...page('personalHistoryCopy', ReceiptIcon),
    ...page('transactionHistory', ClockCounterClockwiseIcon),
  ];
};
