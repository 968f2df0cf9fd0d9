import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useMemberProfile } from '@/data/resources/useMemberProfile';
import { useSend } from '@/data/core/useSend';
import { FormRefusal } from '@/forms/FormRefusal';
import { LoginPasswordInput } from '@/forms/LoginPasswordInput';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/actions/Button';
import { Form } from '@/ui/fields/Form';
import { Modal } from '@/ui/overlays/Modal';
import { NeedsPassword } from '@/shared/NeedsPassword';
import { newPinRules } from '@/forms/newPin';
import { NewPinInput } from '@/forms/NewPinInput';

/** Sets the withdraw password; the log-in password confirms the change (MEM-02). */
export function WithdrawPasswordModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['security', 'common']);
  const { t: words } = useTranslation('forms');
  const send = useSend();
  const { reload } = useMemberProfile();
  const { form, text, failure, busy, onSubmit } = useServerForm({
    initialValues: { newPassword: '', confirmNewPassword: '', password: '' },
    schema: () => object({ ...newPinRules(words), password: string().required(words('required')) }),
    fieldOfCode: { wrong_account_or_password: { field: 'password', as: 'wrongPassword' } },
    send: (body) => send('setWithdrawPassword', body),
    onDone: () => {
      reload();
      onClose();
    },
  });
  return (
    <Modal title={t('withdraw.title')} onClose={onClose} closeLabel={t('common:close')}>
      <NeedsPassword>
        <Form ref={form} onSubmit={onSubmit} label={t('withdraw.title')}>
          <NewPinInput text={text} />
          <LoginPasswordInput text={text('password')} />
          <FormRefusal failure={failure} />
          <Button type="submit" tone="primary" size="large" fullWidth loading={busy}>
            {t('withdraw.save')}
          </Button>
        </Form>
      </NeedsPassword>
    </Modal>
  );
}
