import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { GlobeIcon, HeadsetIcon } from '@/ui/icons';
import { StatusPage } from '@/ui/StatusPage';

interface BlockedViewProps {
  /** The visitor's address; absent until it is known. */
  ip?: string;
  supportHref: string;
}

/** No game art and no offers here: there is nothing to be had. */
export function BlockedView({ ip, supportHref }: BlockedViewProps) {
  const { t } = useTranslation('status');
  return (
    <StatusPage
      title={t('blockedTitle')}
      text={ip === undefined ? t('blockedIpUnknown') : t('blockedIp', { ip })}
      icon={<GlobeIcon fontSize={56} />}
      actions={
        <Button tone="primary" href={supportHref} start={<HeadsetIcon fontSize={18} />}>
          {t('support')}
        </Button>
      }
    />
  );
}
