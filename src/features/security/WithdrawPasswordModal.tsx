import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useMemberProfile } from '@/data/useMemberProfile';
import { useSend } from '@/data/useSend';
import { FormRefusal } from '@/forms/FormRefusal';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { Modal } from '@/ui/Modal';
import { PasswordField } from '@/ui/PasswordField';
import { NeedsPassword } from './NeedsPassword';

const sixDigits = /^\d{6}$/;

/** Sets the password that money leaves with; the log-in password says that it is the member who does (MEM-02). */
export function WithdrawPasswordModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['security', 'forms', 'common']);
  const send = useSend();
  const { reload } = useMemberProfile();
  const six = string().matches(sixDigits, t('forms:digits').replace('{0}', '6'));
  const { form, text, failure, busy, onSubmit } = useServerForm({
    initialValues: { newPassword: '', confirmNewPassword: '', password: '' },
    schema: () =>
      object({
        newPassword: six.required(t('forms:required')),
        confirmNewPassword: six.required(t('forms:required')),
        password: string().required(t('forms:required')),
      }),
    fieldOfCode: { wrong_account_or_password: { field: 'password', as: 'wrongPassword' } },
    send: (body) => send('setWithdrawPassword', body),
    onDone: () => {
      reload();
      onClose();
    },
  });
  const shared = { showLabel: t('forms:showPassword'), hideLabel: t('forms:hidePassword') };
  return (
    <Modal title={t('withdraw.title')} onClose={onClose} closeLabel={t('common:close')}>
      <NeedsPassword>
        <Form ref={form} onSubmit={onSubmit} label={t('withdraw.title')}>
          <p>{t('withdraw.lead')}</p>
          <PasswordField
            {...text('newPassword')}
            {...shared}
            label={t('withdraw.new')}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
          />
          <PasswordField
            {...text('confirmNewPassword')}
            {...shared}
            label={t('withdraw.again')}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
          />
          <PasswordField
            {...text('password')}
            {...shared}
            label={t('password')}
            autoComplete="current-password"
          />
          <FormRefusal failure={failure} />
          <Button type="submit" tone="primary" size="large" wide busy={busy}>
            {t('withdraw.save')}
          </Button>
        </Form>
      </NeedsPassword>
    </Modal>
  );
}
