import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { HeadsetIcon } from '@/ui/icons';
import { StatusPage } from '@/ui/StatusPage';

interface MaintenanceViewProps {
  /** When it is expected back, written out; absent when nobody knows. */
  end?: string;
  supportHref: string;
}

export function MaintenanceView({ end, supportHref }: MaintenanceViewProps) {
  const { t } = useTranslation('status');
  return (
    <StatusPage
      title={t('maintenanceTitle')}
      text={t('maintenanceBody')}
      picture="/art/icons/wrench.webp"
      detail={end && t('maintenanceEnd', { time: end })}
      actions={
        <Button href={supportHref} start={<HeadsetIcon fontSize={18} />}>
          {t('support')}
        </Button>
      }
    />
  );
}
