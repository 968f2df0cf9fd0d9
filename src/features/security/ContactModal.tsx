import { useTranslation } from 'react-i18next';
import { Modal } from '@/ui/overlays/Modal';
import { ContactForm } from './ContactForm';
import { NeedsPassword } from '@/shared/NeedsPassword';

/** Changes the mobile number or the e-mail address, depending on the modal's address. */
export function ContactModal({ item, onClose }: { item: string | undefined; onClose: () => void }) {
  const { t } = useTranslation(['security', 'common']);
  const channel = item === 'mobile' ? 'mobile' : 'email';
  return (
    <Modal title={t(`contact.${channel}`)} onClose={onClose} closeLabel={t('common:close')}>
      <NeedsPassword>
        <ContactForm channel={channel} onDone={onClose} />
      </NeedsPassword>
    </Modal>
  );
}
