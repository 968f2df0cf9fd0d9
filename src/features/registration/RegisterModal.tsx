import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnOf } from '@/config/returnTo';
import { useSite } from '@/data/session/siteContext';
import { useBanner } from '@/data/resources/useBanner';
import { bannerArt } from '@/domain/bannerArt';
import { Modal } from '@/ui/overlays/Modal';
import { ModalArt } from '@/ui/overlays/ModalArt';
import { Registration } from './Registration';

/**
 * The registration as a popup above the home page (NAV-02), with the operator's banner (HOME-08). Afterwards a new
 * member is on the home page (REG-08), or on the page that asked for the log-in (NAV-06).
 */
export function RegisterModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['registration', 'common']);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { brand } = useSite().boot;
  const banner = useBanner('w_register');
  return (
    <Modal
      title={t('title')}
      size="wide"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
      art={
        <ModalArt
          heading={banner?.title || t('welcome')}
          text={[banner?.lead, banner?.condition].filter(Boolean).join(' ')}
          picture={banner ? bannerArt(banner.url, brand.art).src : brand.art.src}
        />
      }
    >
      <Registration onDone={() => void navigate(returnOf(state) ?? '/', { replace: true })} />
    </Modal>
  );
}
