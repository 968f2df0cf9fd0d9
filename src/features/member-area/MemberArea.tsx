import { useLocation } from 'react-router-dom';
import { routeOf } from '@/config/routes';
import { useImageHosts } from '@/data/useImageHosts';
import { useIdentity } from '@/data/useIdentity';
import { useMember } from '@/data/useMember';
import { useMemberIcon } from '@/data/useMemberIcon';
import { useModalAddress } from '@/data/useModalAddress';
import { pictureSources } from '@/domain/pictureSources';
import { MemberAreaView } from './MemberAreaView';
import { useBalanceHidden } from './useBalanceHidden';
import { useBalanceText } from './useBalanceText';

/** A member's corner of the header. No balance on a game page nor for a trial account (HDR-05). */
export function MemberArea() {
  const { pathname } = useLocation();
  const { value: member } = useMember();
  const icon = useMemberIcon();
  const hosts = useImageHosts();
  const { isTrial, isAgent } = useIdentity();
  const { amount, isBusy, reload } = useBalanceText();
  const [hidden, onToggle] = useBalanceHidden();
  const modal = useModalAddress();
  const withoutBalance = isTrial || routeOf(pathname)?.gamePage === true;
  return (
    <MemberAreaView
      account={member?.account}
      icon={icon === undefined ? undefined : pictureSources(icon, hosts)}
      mark={isTrial ? 'trial' : isAgent ? 'agent' : 'vip'}
      vipLevel={member?.vipLevel ?? 0}
      balance={withoutBalance ? undefined : { amount, hidden, busy: isBusy, onRefresh: reload, onToggle }}
      hrefs={{
        logout: modal('logout'),
        ...(!isTrial && { security: modal('security'), changePassword: modal('changePassword') }),
      }}
    />
  );
}
