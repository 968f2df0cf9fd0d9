import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/Button';
import { HeadsetIcon } from '@/ui/media/icons';
import { StatusPage, statusPageClasses } from '@/ui/feedback/StatusPage';

interface MaintenanceViewProps {
  /** The formatted time at which the site is expected back; undefined if unknown. */
  end?: string;
  /** Countdown to that time. */
  left?: ReactNode;
  /** Address of customer support, if any. */
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
