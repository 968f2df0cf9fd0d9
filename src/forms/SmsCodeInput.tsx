import { useTranslation } from 'react-i18next';
import { CodeField } from '@/ui/fields/CodeField';
import type { TextProps } from './fieldProps';

interface SmsCodeInputProps {
  text: TextProps;
  sms: { readonly seconds: number; readonly busy: boolean; readonly press: () => void };
  required?: boolean;
  /** Label for codes that are not sent by SMS. */
  label?: string;
}

/** The SMS code; the button counts down until another one can be sent (LOGIN-10). */
export function SmsCodeInput({ text, sms, required, label }: SmsCodeInputProps) {
  const { t } = useTranslation('forms');
  const { seconds, busy, press } = sms;
  return (
    <CodeField
      {...text}
      required={required}
      label={label ?? t('sms.code')}
      sendLabel={t('sms.send')}
      waitLabel={seconds > 0 ? t('sms.resendIn', { seconds }) : undefined}
      loading={busy}
      onSend={press}
      announcement={seconds > 0 ? t('sms.sent') : undefined}
    />
  );
}
