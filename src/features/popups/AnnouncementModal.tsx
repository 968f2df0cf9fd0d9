import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useClosedPopups } from '@/data/storage/useClosedPopups';
import { Modal } from '@/ui/overlays/Modal';
import { AnnouncementView } from './AnnouncementView';
import { openedByItself } from './openedByItself';
import { usePopupEntries } from './usePopupEntries';
import { usePopups } from './usePopups';

interface AnnouncementModalProps {
  /** Id of the popup to show first, from the address. */
  item: string | undefined;
  onClose: () => void;
}

/** The current popups; closing the modal in any way marks them as closed for this session (MOD-02). */
export function AnnouncementModal({ item, onClose }: AnnouncementModalProps) {
  const { t } = useTranslation(['popups', 'common']);
  const unasked = useLocation().state === openedByItself;
  const popups = usePopups();
  const entries = usePopupEntries(popups);
  const { close } = useClosedPopups();
  const [noMore, setNoMore] = useState(false);
  const [chosen, setChosen] = useState(item);
  const leave = useEffectEvent(() => close(popups ?? [], noMore));
  useEffect(() => () => leave(), []);
  return (
    <Modal
      bare
      title={t('title')}
      unasked={unasked}
      size="wide"
      phone="card"
      onClose={onClose}
      closeLabel={t('common:close')}
    >
      <AnnouncementView
        popups={entries}
        chosen={chosen}
        onChoose={setChosen}
        noMore={noMore}
        onNoMore={setNoMore}
        onClose={onClose}
      />
    </Modal>
  );
}
