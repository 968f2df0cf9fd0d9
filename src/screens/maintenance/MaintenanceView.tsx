import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosedSiteContact } from '@/data/resources/useClosedSiteContact';
import { SupportContact } from '@/shared/SupportContact';
import { StatusPage, statusPageClasses } from '@/ui/feedback/StatusPage';

interface MaintenanceViewProps {
  /** The formatted time at which the site is expected back; undefined if unknown. */
  end?: string;
  /** Countdown to that time. */
  left?: ReactNode;
  /** Customer support, if the brand names any. */
  support?: ClosedSiteContact | undefined;
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
      actions={support && <SupportContact contact={support} />}
    />
  );
}
