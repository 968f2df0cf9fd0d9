import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { Modal } from '@/ui/overlays/Modal';
import { NoticePages } from './NoticePages';

const BelowTitle = styled('div')({ marginTop: space(5) });

/** All notices in a modal; /noticePage shows the same list as a page (MOD-04). */
export function NoticesModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['notices', 'common']);
  return (
    <Modal title={t('title')} size="large" phone="page" onClose={onClose} closeLabel={t('common:close')}>
      <BelowTitle>
        <NoticePages />
      </BelowTitle>
    </Modal>
  );
}
