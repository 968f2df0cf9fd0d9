import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSite } from '@/data/session/siteContext';
import { useBanner } from '@/data/resources/useBanner';
import { bannerArt } from '@/domain/bannerArt';
import { FormStack } from '@/ui/layout/FormStack';
import { Modal } from '@/ui/overlays/Modal';
import { ModalArt } from '@/ui/overlays/ModalArt';
import { Note } from '@/ui/feedback/Note';
import { LoginForm } from './LoginForm';
import { useAfterLogin } from './useAfterLogin';

interface LoginModalProps {
  /** `expired`: a session has just ended. `agent`: the agents' form. */
  item: string | undefined;
  onClose: () => void;
  /** An element outside the page, in which the modal is rendered invisibly. */
  offstage?: HTMLElement;
}

/** The log-in as a popup; `/login` opens it above the home page (NAV-02), with the operator's banner (HOME-08). */
export function LoginModal({ item, onClose, offstage }: LoginModalProps) {
  const { t } = useTranslation(['login', 'common', 'errors']);
  const { boot, session } = useSite();
  const { brand } = boot;
  const banner = useBanner('w_login');
  const { pathname } = useLocation();
  const place = item === 'agent' || pathname === '/agentHome' ? 'agent' : 'popup';
  const onDone = useAfterLogin(place);
  const [checking, setChecking] = useState(false);
  const tells = item === 'expired';
  useEffect(() => (tells ? () => session.told() : undefined), [tells, session]);
  const title = place === 'agent' ? 'agentTitle' : 'title';
  return (
    <Modal
      offstage={offstage}
      title={t(checking ? 'check.code' : title)}
      size="large"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
      art={
        checking ? (
          <ModalArt heading={t('check.title')} picture="/art/icons/shield.webp" />
        ) : (
          <ModalArt
            heading={banner?.title || t('welcome')}
            text={banner?.lead || t('lead')}
            picture={banner ? bannerArt(banner.url, brand.art).src : brand.art.src}
          />
        )
      }
    >
      <FormStack>
        {tells && (
          <Note tone="warning" title={t('expired')} alert>
            {t('errors:code.not_logged_in')}
          </Note>
        )}
        <LoginForm place={place} onDone={onDone} onChecking={setChecking} />
      </FormStack>
    </Modal>
  );
}
