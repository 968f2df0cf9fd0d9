import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentPageName } from '@/config/agentPages';
import { MemberPicture } from '@/features/member-area/MemberPicture';
import { CentrePerson } from '@/shared/CentrePerson';
import { Centre } from '@/ui/layout/Centre';
import type { CentreGroup } from '@/ui/layout/CentreMenu';

interface AgentCentreViewProps {
  page: AgentPageName;
  groups: readonly CentreGroup[];
  /** Undefined if the agent's data has not loaded. */
  account: string | undefined;
  children: ReactNode;
  onClose: () => void;
}

/** The agent centre: its menu with the agent's name, and the open page. */
export function AgentCentreView({ page, groups, account, children, onClose }: AgentCentreViewProps) {
  const { t } = useTranslation('agents');
  return (
    <Centre
      name={t('name')}
      title={t(`page.${page}`)}
      groups={groups}
      labels={{ menu: t('menu'), close: t('close') }}
      onClose={onClose}
      person={
        <CentrePerson account={account} mark={t('mark')}>
          <MemberPicture />
        </CentrePerson>
      }
    >
      {children}
    </Centre>
  );
}
