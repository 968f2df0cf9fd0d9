import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/data/session/useIdentity';
import { useMember } from '@/data/session/useMember';
import { useCentreAddress } from '@/data/session/useCentreAddress';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { AgentLogin } from '@/features/login/AgentLogin';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { AgentHomeView } from './AgentHomeView';
import { NotAnAgent } from './NotAnAgent';

/** The agents' log-in page, and their start page afterwards (LOGIN-17). */
export function AgentHomeScreen() {
  const { t, ready } = useTranslation(['account', 'login', 'forms', 'errors']);
  const { timeZone } = useSite().boot.brand;
  const { isLogin, isAgent } = useIdentity();
  const { value: member } = useMember();
  const centre = useCentreAddress();
  if (!ready || (isLogin && member === undefined))
    return (
      <AgentHomeView>
        <TextSkeleton lines={6} />
      </AgentHomeView>
    );
  if (member === undefined)
    return (
      <AgentHomeView title={t('login:agentTitle')} lead={t('agentHome.guest')}>
        <AgentLogin />
      </AgentHomeView>
    );
  if (!isAgent) return <NotAnAgent />;
  const { account, nickname, lastLoginAt } = member;
  return (
    <AgentHomeView
      title={t('agentHome.title')}
      lead={t('agentHome.welcome', { name: nickname || account })}
      facts={[
        { name: t('agentHome.account'), value: account },
        {
          name: t('agentHome.last'),
          value: lastLoginAt === null ? t('agentHome.never') : formatTime(lastLoginAt, 'sentence', timeZone),
        },
      ]}
      action={{ label: t('agentHome.security'), href: centre('securityCenter') }}
    />
  );
}
