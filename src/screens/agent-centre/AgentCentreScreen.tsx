import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { AgentPageName } from '@/config/agentPages';
import { withoutCentre } from '@/config/centres';
import { hasModal } from '@/config/modals';
import { returnTo } from '@/config/returnTo';
import { CentreClose } from '@/data/session/centreClose';
import { useIdentity } from '@/data/session/useIdentity';
import { useLoginAddress } from '@/data/session/useLoginAddress';
import { useMember } from '@/data/session/useMember';
import { useModules } from '@/data/session/useModules';
import { useCloseCentre } from '@/shared/useCloseCentre';
import { Redirect } from '@/ui/actions/Redirect';
import { WarningDialog } from '@/ui/overlays/WarningDialog';
import { AgentCentreView } from './AgentCentreView';
import { useAgentGroups } from './useAgentGroups';

interface AgentCentreScreenProps {
  page: AgentPageName;
  children: ReactNode;
}

/**
 * The agent centre, for agents only: a guest logs in first, and a member or a trial account is told that it is for
 * agents (AGENT-01). Without the module AGENTPOLICY3 there is none, and its address shows the page below.
 */
export function AgentCentreScreen({ page, children }: AgentCentreScreenProps) {
  const { t, ready } = useTranslation('agents');
  const place = useLocation();
  const { isLogin, isAgent } = useIdentity();
  const login = useLoginAddress();
  const modules = useModules().value;
  const { value: member, failure } = useMember();
  const groups = useAgentGroups(page);
  const close = useCloseCentre();
  // A dialog that was open before stays in front; one that opens later covers the centre.
  const covered = hasModal(place.search);
  const [begun, setBegun] = useState(!covered);
  if (!begun && !covered) setBegun(true);
  if (modules === undefined) return null;
  if (!modules.has('AGENTPOLICY3'))
    return <Redirect to={`${place.pathname}${withoutCentre(place.search)}${place.hash}`} />;
  if (!isLogin) return covered ? null : <Redirect to={login} state={returnTo(place)} />;
  if (!ready || !begun || (member === undefined && failure === undefined)) return null;
  if (member !== undefined && !isAgent)
    return (
      <WarningDialog title={t('agentsOnlyTitle')} confirmLabel={t('understood')} onConfirm={close}>
        {t('agentsOnlyText')}
      </WarningDialog>
    );
  return (
    <AgentCentreView page={page} groups={groups} account={member?.account} onClose={close}>
      <CentreClose value={close}>{children}</CentreClose>
    </AgentCentreView>
  );
}
