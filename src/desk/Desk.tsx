import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '@/data/desk/deskContext';
import { useForgetDesk } from '@/data/desk/useForgetDesk';
import { useDeskResource } from '@/data/desk/useDeskResource';
import { Loaded } from '@/forms/Loaded';
import { Catcher } from '@/shared/Catcher';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { DeskChats } from './DeskChats';
import { DeskFrameView, type DeskRoom } from './DeskFrameView';
import { DeskHours } from './DeskHours';
import { DeskLogin } from './DeskLogin';
import { DeskRooms } from './DeskRooms';

/** The page of the people who answer: a log-in, then the rooms of the desk. */
export function Desk() {
  const { t } = useTranslation('common');
  const { boot, client, drafts } = useDesk();
  const me = useDeskResource('me');
  const forgetAll = useForgetDesk();
  const [room, setRoom] = useState<DeskRoom>('chats');
  if (me.failure?.code === 'not_logged_in') return <DeskLogin onEntered={forgetAll} />;
  const logOut = async (): Promise<void> => {
    await client.call('logOut');
    drafts.forget();
    forgetAll();
  };
  return (
    <Loaded of={me} rows={4}>
      {(person) => (
        <DeskFrameView
          brand={boot.brand}
          me={person}
          room={room}
          onRoom={setRoom}
          onLogOut={() => void logOut()}
        >
          <Catcher
            key={room}
            renderFault={(retry) => (
              <ErrorState
                title={t('somethingWrong')}
                retryLabel={t('retry')}
                onRetry={() => {
                  forgetAll();
                  retry();
                }}
              />
            )}
          >
            {room === 'chats' && <DeskChats me={person} />}
            {room === 'hours' && <DeskHours me={person} />}
            {room === 'rooms' && <DeskRooms />}
          </Catcher>
        </DeskFrameView>
      )}
    </Loaded>
  );
}
