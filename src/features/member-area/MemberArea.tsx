import { useLocation } from 'react-router-dom';
import { routeOf } from '@/config/routes';
import { useCentreAddress } from '@/data/session/useCentreAddress';
import { useIdentity } from '@/data/session/useIdentity';
import { useMember } from '@/data/session/useMember';
import { useModalAddress } from '@/data/session/useModalAddress';
import { usePause } from '@/data/session/usePause';
import { usePauseEnd } from '@/data/session/usePauseEnd';
import { MemberAreaView } from './MemberAreaView';
import { useBalanceHidden } from './useBalanceHidden';
import { MemberPicture } from './MemberPicture';
import { useBalanceText } from './useBalanceText';
import { useMemberMenu } from './useMemberMenu';

/** The header for a member. Game pages and trial accounts show no balance (HDR-05). */
export function MemberArea() {
  const { pathname } = useLocation();
  const { value: member } = useMember();
  const { isTrial, isAgent } = useIdentity();
  const { amount, isBusy, reload } = useBalanceText();
  const [masked, onToggle] = useBalanceHidden();
  const modal = useModalAddress();
  const centre = useCentreAddress();
  const menu = useMemberMenu();
  const pause = usePause();
  const endOf = usePauseEnd();
  const withoutBalance = isTrial || routeOf(pathname)?.gamePage === true;
  return (
    <MemberAreaView
      account={member?.account}
      picture={<MemberPicture />}
      menu={menu}
      mark={isTrial ? 'trial' : isAgent ? 'agent' : 'vip'}
      pause={pause ? { until: endOf(pause.until) } : undefined}
      vipLevel={member?.vipLevel ?? 0}
      balance={withoutBalance ? undefined : { amount, masked, loading: isBusy, onRefresh: reload, onToggle }}
      hrefs={{
        logout: modal('logout'),
        ...(!isTrial && !pause && { deposit: centre('depositv2') }),
      }}
    />
  );
}
