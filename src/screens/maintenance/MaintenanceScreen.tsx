import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/session/siteContext';
import { usePermission } from '@/data/session/usePermission';
import { useClosedSiteContact } from '@/data/resources/useClosedSiteContact';
import { formatTime } from '@/domain/dates';
import { Countdown } from '@/ui/typography/Countdown';
import { MaintenanceView } from './MaintenanceView';

/** Shown for site status 1, maintenance (SYS-02). */
export function MaintenanceScreen() {
  const { ready } = useTranslation('status');
  const { boot, client } = useSite();
  const { brand } = boot;
  const { value } = usePermission();
  const support = useClosedSiteContact();
  const end = value?.maintenanceEnd ?? undefined;
  if (!ready) return null;
  return (
    <MaintenanceView
      left={end && <Countdown until={Date.parse(end)} now={client.clock.now} />}
      end={end && formatTime(end, 'sentence', brand.timeZone)}
      support={support}
    />
  );
}
