import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { Modal } from '@/ui/overlays/Modal';
import { NoticePages } from './NoticePages';

const BelowTitle = styled('div')({ marginTop: space(5) });

/** All notices over the page; the same list is a page of its own at /noticePage (MOD-04). */
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
