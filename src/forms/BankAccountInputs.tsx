import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { Field } from '@/ui/fields/Field';
import { Note } from '@/ui/feedback/Note';
import { Select } from '@/ui/fields/Select';
import type { BankAccount } from './bankAccount';
import type { TextProps } from './fieldProps';

interface BankAccountInputsProps {
  /** Undefined until it has loaded. */
  accounts: Pick<Value<'bankAccounts'>, 'banks' | 'coolingHours'> | undefined;
  text: (name: keyof BankAccount) => TextProps;
}

/** Fields of a bank account in the member's own name, and from when it can receive withdrawals. */
export function BankAccountInputs({ accounts, text }: BankAccountInputsProps) {
  const { t } = useTranslation('security');
  const { banks = [], coolingHours = 0 } = accounts ?? {};
  return (
    <>
      <Note tone="info">
        {coolingHours > 0 ? t('banks.rule', { count: coolingHours }) : t('banks.ownName')}
      </Note>
      <Select
        {...text('bankName')}
        label={t('banks.bank')}
        placeholder={t('banks.choose')}
        options={banks.map((bank) => ({ value: bank, label: bank }))}
      />
      <Field
        {...text('number')}
        label={t('banks.number')}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
      />
      <Field {...text('ownerName')} label={t('banks.owner')} autoComplete="name" />
    </>
  );
}
