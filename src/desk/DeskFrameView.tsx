import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskStaff } from '#contract/deskTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button } from '@/ui/actions/Button';
import { tabIds } from '@/ui/actions/tabIds';
import { LineTabs } from '@/ui/layout/LineTabs';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { Heading } from '@/ui/typography/Heading';
import { SignOutIcon } from '@/ui/media/icons';

const slot = ownClasses('DeskFrameView', ['bar', 'names', 'who', 'tabs', 'room', 'panel']);

const Root = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100dvh',
  minHeight: 420,
  [`& .${slot.bar}`]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(3),
    padding: '10px 20px',
    [media.phone]: { padding: '8px 14px' },
  },
  // Who is here stands below the name of the desk where both do not fit.
  [`& .${slot.names}`]: {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space(3),
    minWidth: 0,
  },
  [`& .${slot.who}`]: {
    minWidth: 0,
    color: vars.text.secondary,
    fontSize: textSize.meta,
    overflowWrap: 'anywhere',
  },
  [`& .${slot.tabs}`]: { minWidth: 0, padding: '0 20px', [media.phone]: { padding: '0 14px' } },
  [`& .${slot.panel}`]: { height: '100%' },
  [`& .${slot.room}`]: { minHeight: 0, padding: 20, overflowY: 'auto', [media.phone]: { padding: 14 } },
});

export const deskRooms = ['chats', 'hours', 'rooms'] as const;
export type DeskRoom = (typeof deskRooms)[number];

interface DeskFrameViewProps {
  brand: string;
  me: DeskStaff;
  room: DeskRoom;
  children: ReactNode;
  onRoom: (room: DeskRoom) => void;
  onLogOut: () => void;
}

/** Head and rooms of the desk. */
export function DeskFrameView({ brand, me, room, children, onRoom, onLogOut }: DeskFrameViewProps) {
  const { t } = useTranslation('desk');
  return (
    <Root>
      <header className={slot.bar}>
        <div className={slot.names}>
          <Heading level={1} variant="h5">
            {t('title', { brand })}
          </Heading>
          <span className={slot.who}>
            {me.shownName} · {t(`role.${me.role}`)}
          </span>
        </div>
        <Button size="small" startIcon={<SignOutIcon fontSize={16} />} onClick={onLogOut}>
          {t('logOut')}
        </Button>
      </header>
      <div className={slot.tabs}>
        <LineTabs
          idBase="desk"
          label={t('rooms')}
          tabs={deskRooms
            .filter((id) => id !== 'rooms' || me.role === 'lead')
            .map((id) => ({ id, label: t(`room.${id}`) }))}
          value={room}
          onChange={onRoom}
        />
      </div>
      <main className={slot.room}>
        <div
          className={slot.panel}
          role="tabpanel"
          id={tabIds('desk', room).panel}
          aria-labelledby={tabIds('desk', room).tab}
        >
          {children}
        </div>
      </main>
    </Root>
  );
}
