import { useTranslation } from 'react-i18next';
import { useCentreAddress } from '@/data/useCentreAddress';
import { Button } from '@/ui/Button';
import { Note } from '@/ui/Note';
import { PasswordField, type PasswordFieldProps } from '@/ui/PasswordField';

export interface PaymentPasswordProps {
  /** Whether the member has a withdraw password. */
  has: boolean;
  field: Pick<PasswordFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;
}

/** The withdraw password, asked for before money leaves; without one, the way to make it. */
export function PaymentPassword({ has, field }: PaymentPasswordProps) {
  const { t } = useTranslation(['cashier', 'forms']);
  const centre = useCentreAddress();
  if (has)
    return (
      <PasswordField
        {...field}
        label={t('withdraw.password')}
        autoComplete="off"
        showLabel={t('forms:showPassword')}
        hideLabel={t('forms:hidePassword')}
      />
    );
  return (
    <Note tone="warning" title={t('withdraw.noPassword')}>
      <p>{t('withdraw.noPasswordText')}</p>
      <Button size="small" tone="outline" href={centre('securityCenter')}>
        {t('withdraw.makePassword')}
      </Button>
    </Note>
  );
}
