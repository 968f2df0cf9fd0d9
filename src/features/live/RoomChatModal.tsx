import { useTranslation } from 'react-i18next';
import { useRest } from '@/data/useRest';
import { useRoomChat } from '@/data/useRoomChat';
import { useRooms } from '@/data/useRooms';
import { Loaded } from '@/forms/Loaded';
import { useFailureText } from '@/forms/useFailureText';
import { Modal } from '@/ui/Modal';
import { RoomChatView } from './RoomChatView';

interface RoomChatModalProps {
  /** The room. */
  item: string | undefined;
  onClose: () => void;
}

/** The talk at a live table. */
export function RoomChatModal({ item = '', onClose }: RoomChatModalProps) {
  const { t } = useTranslation(['live', 'common']);
  const { chat, refused, say } = useRoomChat(item);
  const refusal = useFailureText(refused, useRest(refused)?.until);
  const room = useRooms().value?.list.find(({ roomId }) => roomId === item);
  return (
    <Modal
      title={room ? t('chatAt', { name: room.game.gameName }) : t('chat')}
      size="small"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
    >
      <Loaded of={chat} rows={5} plain>
        {({ list }) => <RoomChatView words={list} refusal={refusal} onSay={say} />}
      </Loaded>
    </Modal>
  );
}
