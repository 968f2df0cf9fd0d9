import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { MedalIcon } from '@/ui/media/icons';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('MissionBoard', ['row', 'sign', 'words']);

const List = styled('ol')({
  ...tabular,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.row}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    padding: space(2),
    borderRadius: vars.radius.sm,
  },
  [`& .${slot.row} + .${slot.row}`]: { borderTop: `1px solid ${vars.line.subtle}` },
  [`& .${slot.row}[data-own]`]: { backgroundColor: vars.surface.selected },
  [`& .${slot.sign}`]: { minWidth: 24, fontStyle: 'normal', fontWeight: 600, color: vars.text.secondary },
  [`& .${slot.words}`]: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
});

/** The members with the most mission points this month. Names are masked; the member's own rank is marked. */
export function MissionBoard({ board: { list, own } }: { board: Value<'missionLeaderboard'> }) {
  const { t } = useTranslation('rewards');
  const isBelow = own !== null && !list.some((place) => place.own);
  return (
    <TitledPanel title={t('board')}>
      {list.length === 0 ? (
        <EmptyState plain icon={<MedalIcon fontSize={30} />} title={t('noBoard')} />
      ) : (
        <List>
          {list.map((place) => (
            <li className={slot.row} key={place.rank} data-own={place.own || undefined}>
              <i className={slot.sign}>{place.rank}</i>
              <span className={slot.words}>{place.own ? t('you') : place.name}</span>
              <b>{t('points', { count: place.points })}</b>
            </li>
          ))}
          {isBelow && (
            <li className={slot.row} data-own>
              <i className={slot.sign}>{own.rank}</i>
              <span className={slot.words}>{t('you')}</span>
              <b>{t('points', { count: own.points })}</b>
            </li>
          )}
        </List>
      )}
    </TitledPanel>
  );
}
