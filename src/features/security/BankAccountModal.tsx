import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { trimSpaces } from '#contract/trimSpaces';
import { useBankAccounts } from '@/data/useBankAccounts';
import { FormRefusal } from '@/forms/FormRefusal';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Form } from '@/ui/Form';
import { Modal } from '@/ui/Modal';
import { Note } from '@/ui/Note';
import { PasswordField } from '@/ui/PasswordField';
import { Select } from '@/ui/Select';
import { NeedsPassword } from './NeedsPassword';

const number = /^\d{6,20}$/;

/** Adds a bank account in the member's own name; it rests before it takes withdrawals (MEM-02). */
export function BankAccountModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['security', 'forms', 'common']);
  const { value, add, reload } = useBankAccounts();
  const { form, text, failure, busy, onSubmit } = useServerForm({
    initialValues: { bankName: '', number: '', ownerName: '', password: '' },
    schema: () =>
      object({
        bankName: string().required(t('forms:required')),
        number: string().trim().required(t('forms:required')).matches(number, t('forms:correct')),
        ownerName: string().trim().required(t('forms:required')),
        password: string().required(t('forms:required')),
      }),
    fieldOfCode: { wrong_account_or_password: { field: 'password', as: 'wrongPassword' } },
    send: (body) => add({ ...body, number: body.number.trim(), ownerName: trimSpaces(body.ownerName) }),
    onDone: () => {
      reload();
      onClose();
    },
  });
  return (
    <Modal title={t('banks.add')} onClose={onClose} closeLabel={t('common:close')}>
      <NeedsPassword>
        <Form ref={form} onSubmit={onSubmit} label={t('banks.add')}>
          <Note tone="info">{t('banks.rule', { count: value?.coolingHours ?? 0 })}</Note>
          <Select
            {...text('bankName')}
            label={t('banks.bank')}
            placeholder={t('banks.choose')}
            options={(value?.banks ?? []).map((bank) => ({ value: bank, label: bank }))}
          />
          <Field
            {...text('number')}
            label={t('banks.number')}
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
          />
          <Field {...text('ownerName')} label={t('banks.owner')} autoComplete="name" />
          <PasswordField
            {...text('password')}
            label={t('password')}
            autoComplete="current-password"
            showLabel={t('forms:showPassword')}
            hideLabel={t('forms:hidePassword')}
          />
          <FormRefusal failure={failure} />
          <Button type="submit" tone="primary" size="large" wide busy={busy}>
            {t('banks.save')}
          </Button>
        </Form>
      </NeedsPassword>
    </Modal>
  );
}
