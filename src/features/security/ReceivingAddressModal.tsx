import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { payoutNetworkNames, payoutNetworks, type PayoutNetwork } from '#contract/payoutNetworks';
import { useBankAccounts } from '@/data/resources/useBankAccounts';
import { FormRefusal } from '@/forms/FormRefusal';
import { LoginPasswordInput } from '@/forms/LoginPasswordInput';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { Modal } from '@/ui/overlays/Modal';
import { Note } from '@/ui/feedback/Note';
import { Select } from '@/ui/fields/Select';
import { NeedsPassword } from '@/shared/NeedsPassword';

interface Values extends Record<string, string> {
  network: PayoutNetwork;
  address: string;
  password: string;
}

/** Adds a crypto address; a waiting time passes before it can receive withdrawals (MEM-05). */
export function ReceivingAddressModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['security', 'forms', 'common']);
  const { value, addAddress } = useBankAccounts();
  const coolingHours = value?.coolingHours ?? 0;
  const offered = payoutNetworkNames.filter((name) => value?.networks.includes(name) !== false);
  const { form, values, text, failure, busy, onSubmit } = useServerForm<Values, { id: string }>({
    initialValues: { network: 'USDT TRC20', address: '', password: '' },
    schema: () =>
      object({
        address: string()
          .trim()
          .required(t('forms:receivingAddress'))
          .when('network', ([network]: PayoutNetwork[], schema) =>
            network === undefined ? schema : schema.matches(payoutNetworks[network], t('forms:correct')),
          ),
        password: string().required(t('forms:required')),
      }),
    fieldOfCode: { wrong_account_or_password: { field: 'password', as: 'wrongPassword' } },
    send: ({ network, address, password }) => addAddress({ network, address: address.trim(), password }),
    onDone: onClose,
  });
  return (
    <Modal title={t('addresses.add')} onClose={onClose} closeLabel={t('common:close')}>
      <NeedsPassword>
        <Form ref={form} onSubmit={onSubmit} label={t('addresses.add')}>
          <Note tone="warning">
            {coolingHours > 0
              ? t('addresses.rule', { network: values.network, count: coolingHours })
              : t('addresses.only', { network: values.network })}
          </Note>
          <Select
            {...text('network')}
            value={values.network}
            label={t('addresses.network')}
            options={offered.map((name) => ({ value: name, label: name }))}
          />
          <Field {...text('address')} label={t('addresses.address')} maxLength={120} autoComplete="off" />
          <LoginPasswordInput text={text('password')} />
          <FormRefusal failure={failure} />
          <Button type="submit" tone="primary" size="large" fullWidth loading={busy}>
            {t('addresses.save')}
          </Button>
        </Form>
      </NeedsPassword>
    </Modal>
  );
}
