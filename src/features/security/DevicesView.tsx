import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useSite } from '@/data/session/siteContext';
import type { Device } from '@/data/resources/useDevices';
import { formatTime } from '@/domain/dates';
import { deviceName } from '@/domain/deviceName';
import { Button } from '@/ui/actions/Button';
import { DeviceMobileIcon } from '@/ui/media/icons';
import { Note } from '@/ui/feedback/Note';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('DevicesView', ['row', 'group', 'strong', 'note']);

const Lead = styled('p')({
  margin: space(1, 0, 0),
  fontSize: textSize.meta,
  lineHeight: '18px',
  color: vars.text.secondary,
});

const List = styled('ul')({
  display: 'grid',
  gap: space(2),
  margin: `${space(4)} 0`,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.row}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(3),
    padding: space(3),
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.overlay,
  },
  [`& .${slot.group}`]: { flex: 1, minWidth: 180 },
  [`& .${slot.strong}`]: { display: 'flex', alignItems: 'center', gap: space(2), fontWeight: 600 },
  [`& .${slot.note}`]: { display: 'block', color: vars.text.secondary, overflowWrap: 'anywhere' },
});

interface DevicesViewProps {
  devices: readonly Device[];
  /** Id of the session that is being ended. */
  busy: string | undefined;
  failure: string | undefined;
  onSignOut: (id: string) => void;
}

export function DevicesView({ devices, busy, failure, onSignOut }: DevicesViewProps) {
  const { t } = useTranslation('session');
  const { timeZone } = useSite().boot.brand;
  const nameOf = (agent: string) => {
    const name = deviceName(agent);
    return name ? t('deviceName', name) : t('unknownDevice');
  };
  return (
    <>
      <Lead>{t('devicesLead')}</Lead>
      {failure && (
        <Note tone="danger" alert>
          {failure}
        </Note>
      )}
      <List>
        {devices.map(({ id, agent, ip, seenAt, current }) => (
          <li className={slot.row} key={id}>
            <DeviceMobileIcon fontSize={24} />
            <div className={slot.group}>
              <b className={slot.strong}>
                {nameOf(agent)} {current && <StatusLabel tone="success">{t('current')}</StatusLabel>}
              </b>
              <small className={slot.note}>{ip}</small>
              <small className={slot.note}>
                {t('seen', { time: formatTime(seenAt, 'sentence', timeZone) })}
              </small>
            </div>
            {!current && (
              <Button
                size="small"
                variant="outline"
                loading={busy === id}
                aria-label={t('signOutOf', { device: nameOf(agent) })}
                onClick={() => onSignOut(id)}
              >
                {t('signOut')}
              </Button>
            )}
          </li>
        ))}
      </List>
      {devices.length > 2 && (
        <Button fullWidth loading={busy === 'others'} onClick={() => onSignOut('others')}>
          {t('signOutOthers')}
        </Button>
      )}
    </>
  );
}
