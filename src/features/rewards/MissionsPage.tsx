import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { useMissionBoard } from '@/data/resources/useMissionBoard';
import { useMissions } from '@/data/resources/useMissions';
import { Loaded } from '@/forms/Loaded';
import { CentrePage } from '@/ui/layout/CentrePage';
import { media } from '@/ui/styles/media';
import { MissionBoard } from './MissionBoard';
import { MissionList } from './MissionList';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(4),
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Missions of the day and the week, and the monthly leaderboard (MEM-11, LOTT-02). */
export function MissionsPage() {
  const { t } = useTranslation('rewards');
  const missions = useMissions();
  return (
    <CentrePage lead={t('missionsLead')}>
      <Columns>
        <Loaded of={missions}>{(value) => <MissionList missions={value.missions} />}</Loaded>
        <Loaded of={useMissionBoard()}>{(value) => <MissionBoard board={value} />}</Loaded>
      </Columns>
    </CentrePage>
  );
}
