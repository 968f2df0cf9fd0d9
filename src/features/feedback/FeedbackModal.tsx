import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/data/session/useIdentity';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import { takeFocus } from '@/ui/hooks/takeFocus';
import { FormStack } from '@/ui/layout/FormStack';
import { Modal } from '@/ui/overlays/Modal';
import { Text } from '@/ui/typography/Text';
import { FeedbackForm } from './FeedbackForm';

/** Feedback above any page, with the number under which it is answered (INFO-02, MOD-10). */
export function FeedbackModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['help', 'common']);
  const { isLogin, isTrial } = useIdentity();
  const [no, setNo] = useState<string>();
  return (
    <Modal title={t('feedback')} onClose={onClose} closeLabel={t('common:close')}>
      {no === undefined ? (
        <FormStack>
          <Text tone="secondary">{t('feedbackLead')}</Text>
          <FeedbackForm onDone={setNo} />
        </FormStack>
      ) : (
        <FormStack>
          <Note tone="success" ref={takeFocus} title={t('sent', { no })}>
            {t(isLogin && !isTrial ? 'sentMember' : 'sentVisitor')}
          </Note>
          <Button fullWidth onClick={onClose}>
            {t('common:close')}
          </Button>
        </FormStack>
      )}
    </Modal>
  );
}
