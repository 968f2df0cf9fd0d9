import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/Button';
import { HeadsetIcon } from '@/ui/media/icons';
import { StatusPage, statusPageClasses } from '@/ui/feedback/StatusPage';

interface MaintenanceViewProps {
  /** When it is expected back, written out; absent when nobody knows. */
  end?: string;
  /** What is left until then. */
  left?: ReactNode;
  /** Where customer support is reached, if anywhere. */
  support?: string | undefined;
}

export function MaintenanceView({ end, left, support }: MaintenanceViewProps) {
  const { t } = useTranslation('status');
  return (
    <StatusPage
      title={t('maintenanceTitle')}
      text={t('maintenanceBody')}
      scene="works"
      detail={
        end && (
          <>
            {left && <div className={statusPageClasses.left}>{left}</div>}
            {t('maintenanceEnd', { time: end })}
          </>
        )
      }
      actions={
        support && (
          <Button tone="primary" size="large" href={support} startIcon={<HeadsetIcon fontSize={18} />}>
            {t('support')}
          </Button>
        )
      }
    />
  );
}
