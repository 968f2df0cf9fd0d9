import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useBankAccounts } from '@/data/resources/useBankAccounts';
import { bankAccountOf, bankAccountRules } from '@/forms/bankAccount';
import { BankAccountInputs } from '@/forms/BankAccountInputs';
import { FormRefusal } from '@/forms/FormRefusal';
import { LoginPasswordInput } from '@/forms/LoginPasswordInput';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/actions/Button';
import { Form } from '@/ui/fields/Form';
import { Modal } from '@/ui/overlays/Modal';
import { NeedsPassword } from '@/shared/NeedsPassword';

/** Adds a bank account in the member's own name; a waiting time passes before it can receive withdrawals (MEM-02). */
export function BankAccountModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['security', 'common']);
  const { t: words } = useTranslation('forms');
  const { value, add } = useBankAccounts();
  const { form, text, failure, busy, onSubmit } = useServerForm({
    initialValues: { bankName: '', number: '', ownerName: '', password: '' },
    schema: () => object({ ...bankAccountRules(words), password: string().required(words('required')) }),
    fieldOfCode: { wrong_account_or_password: { field: 'password', as: 'wrongPassword' } },
    send: ({ password, ...account }) => add({ ...bankAccountOf(account), password }),
    onDone: onClose,
  });
  return (
    <Modal title={t('banks.add')} onClose={onClose} closeLabel={t('common:close')}>
      <NeedsPassword>
        <Form ref={form} onSubmit={onSubmit} label={t('banks.add')}>
          <BankAccountInputs accounts={value} text={text} />
          <LoginPasswordInput text={text('password')} />
          <FormRefusal failure={failure} />
          <Button type="submit" tone="primary" size="large" fullWidth loading={busy}>
            {t('banks.save')}
          </Button>
        </Form>
      </NeedsPassword>
    </Modal>
  );
}
