import { useTranslation } from 'react-i18next';
import { useRooms } from '@/data/resources/useRooms';
import { Modal } from '@/ui/overlays/Modal';
import { RoomChat } from './RoomChat';

interface RoomChatModalProps {
  /** Id of the table. */
  item: string | undefined;
  onClose: () => void;
}

/** The chat of a live table as a modal. */
export function RoomChatModal({ item = '', onClose }: RoomChatModalProps) {
  const { t } = useTranslation(['live', 'common']);
  const room = useRooms().value?.list.find(({ roomId }) => roomId === item);
  return (
    <Modal
      title={room ? t('chatAt', { name: room.game.gameName }) : t('chat')}
      size="small"
      phone="page"
      fills
      onClose={onClose}
      closeLabel={t('common:close')}
    >
      <RoomChat roomId={item} />
    </Modal>
  );
}
