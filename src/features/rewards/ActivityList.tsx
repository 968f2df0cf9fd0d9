import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useCentreAddress } from '@/data/session/useCentreAddress';
import { Link } from '@/ui/actions/Link';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { ownClasses } from '@/ui/styles/ownClasses';
import { useActivities } from './useActivities';

const slot = ownClasses('ActivityList', ['icon', 'row', 'group', 'note', 'link']);

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.row}`]: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    minHeight: 64,
    padding: `${space(2)} ${space(3)}`,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.overlay,
  },
  [`& .${slot.icon}`]: { flex: 'none', display: 'flex', color: vars.primary.text },
  [`& .${slot.group}`]: { flex: 1, minWidth: 0 },
  // Makes the whole row clickable.
  [`& .${slot.link}::after`]: { content: '""', position: 'absolute', inset: 0 },
  [`& .${slot.note}`]: {
    display: 'block',
    fontSize: textSize.note,
    lineHeight: '18px',
    color: vars.text.secondary,
  },
});

/** The activity centre: every activity with its state and a link (INFO-05). */
export function ActivityList() {
  const { t } = useTranslation(['rewards', 'centre']);
  const address = useCentreAddress();
  return (
    <TitledPanel title={t('activities')}>
      <List>
        {useActivities().map(({ page, icon, text, state }) => (
          <li className={slot.row} key={page}>
            <span className={slot.icon}>{icon}</span>
            <div className={slot.group}>
              <Link className={slot.link} href={address(page)}>
                {t(`centre:page.${page}`)}
              </Link>
              <small className={slot.note}>{text}</small>
            </div>
            {state && <StatusLabel tone={state.tone}>{state.words}</StatusLabel>}
          </li>
        ))}
      </List>
    </TitledPanel>
  );
}
