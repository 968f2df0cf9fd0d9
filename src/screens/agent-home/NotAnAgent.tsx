import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/Button';
import { LockSimpleFillIcon } from '@/ui/media/icons';
import { StatusPage } from '@/ui/feedback/StatusPage';

/** Tells a member who is not an agent that this page is for agents. */
export function NotAnAgent() {
  const { t } = useTranslation(['account', 'errors']);
  return (
    <StatusPage
      inside
      title={t('agentHome.title')}
      text={t('errors:code.non_agent')}
      icon={<LockSimpleFillIcon fontSize={52} />}
      actions={
        <Button tone="primary" href="/">
          {t('agentHome.home')}
        </Button>
      }
    />
  );
}
