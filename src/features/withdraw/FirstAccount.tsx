import { useTranslation } from 'react-i18next';
import type { useBankAccounts } from '@/data/resources/useBankAccounts';
import { useModalAddress } from '@/data/session/useModalAddress';
import type { BankAccount } from '@/forms/bankAccount';
import { BankAccountInputs } from '@/forms/BankAccountInputs';
import type { TextProps } from '@/forms/fieldProps';
import { Loaded } from '@/forms/Loaded';
import { FormStack } from '@/ui/layout/FormStack';
import { Link } from '@/ui/actions/Link';
import { Text } from '@/ui/typography/Text';

interface FirstAccountProps {
  accounts: Pick<ReturnType<typeof useBankAccounts>, 'value' | 'failure' | 'isBusy' | 'reload'>;
  text: (name: keyof BankAccount) => TextProps;
}

/** Fields for the first bank account or crypto address of a member who has none (MEM-05). */
export function FirstAccount({ accounts, text }: FirstAccountProps) {
  const { t } = useTranslation(['cashier', 'forms']);
  const modal = useModalAddress();
  return (
    <Loaded of={accounts} rows={3}>
      {(value) => (
        <FormStack>
          <BankAccountInputs accounts={value} text={text} />
          {value.networks.length > 0 && (
            <Text tone="secondary" align="center">
              {t('forms:or')} <Link href={modal('receivingAddress')}>{t('withdraw.addAddress')}</Link>
            </Text>
          )}
        </FormStack>
      )}
    </Loaded>
  );
}
