import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { HelpCentre } from '@/features/help/HelpCentre';
import { HelpContacts } from '@/features/help/HelpContacts';
import { TitledPage } from '@/shared/TitledPage';
import { ListSkeleton } from '@/ui/feedback/Skeletons';

/** The help centre with ways to be answered; `/helpmc` is the help centre alone (INFO-01, NAV-03). */
export function HelpScreen() {
  const { t, ready } = useTranslation('help');
  const isAlone = useLocation().pathname.startsWith('/helpmc');
  return ready ? (
    <TitledPage picture="hset" title={t('title')} lead={t('lead')}>
      <HelpCentre />
      {!isAlone && <HelpContacts />}
    </TitledPage>
  ) : (
    <TitledPage picture="hset">
      <ListSkeleton rows={8} />
    </TitledPage>
  );
}
