import { useTranslation } from 'react-i18next';
import type { TextProps } from '@/forms/fieldProps';
import { NewPinInput } from '@/forms/NewPinInput';
import { Note } from '@/ui/feedback/Note';
import { PasswordField } from '@/ui/fields/PasswordField';
import type { PaymentValues } from './usePaymentPassword';

export interface PaymentPasswordProps {
  /** Whether the member has none yet and creates one here. */
  making: boolean;
  /** Whether it has just been created. */
  made?: boolean;
  text: (name: keyof PaymentValues) => TextProps;
}

/** The withdraw password: asked for before a withdrawal, or created by a member who has none (MEM-05). */
export function PaymentPassword({ making, made = false, text }: PaymentPasswordProps) {
  const { t } = useTranslation(['cashier', 'forms']);
  if (making) return <NewPinInput text={text} />;
  return (
    <>
      {made && <Note tone="success">{t('withdraw.passwordMade')}</Note>}
      <PasswordField
        {...text('password')}
        label={t('withdraw.password')}
        inputMode="numeric"
        autoComplete="off"
        showLabel={t('forms:showPassword')}
        hideLabel={t('forms:hidePassword')}
      />
    </>
  );
}
