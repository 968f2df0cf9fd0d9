import { useTranslation } from 'react-i18next';
import { PasswordField } from '@/ui/fields/PasswordField';
import type { TextProps } from './fieldProps';

/** The log-in password, with which a member confirms a sensitive change. */
export function LoginPasswordInput({ text }: { text: TextProps }) {
  const { t } = useTranslation(['security', 'forms']);
  return (
    <PasswordField
      {...text}
      label={t('password')}
      autoComplete="current-password"
      showLabel={t('forms:showPassword')}
      hideLabel={t('forms:hidePassword')}
    />
  );
}
