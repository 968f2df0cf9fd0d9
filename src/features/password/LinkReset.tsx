import { useTranslation } from 'react-i18next';
import { NewPasswordInput } from '@/shared/NewPasswordInput';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { Form } from '@/ui/fields/Form';
import { Link } from '@/ui/actions/Link';
import { Note } from '@/ui/feedback/Note';
import { PasswordField } from '@/ui/fields/PasswordField';
import { useLinkReset } from './useLinkReset';

interface LinkResetProps {
  token: string;
  onDone: () => void;
}

export function LinkReset({ token, onDone }: LinkResetProps) {
  const { t } = useTranslation(['password', 'forms']);
  const { form, text, left, rule, failure, busy, onSubmit } = useLinkReset(token, onDone);
  const gone = failure?.code === 'code_expired';
  return (
    <Form ref={form} onSubmit={onSubmit} label={t('resetTitle')}>
      <NewPasswordInput text={text('newPassword')} rule={rule} label={t('new')} left={left('newPassword')} />
      <PasswordField
        {...text('confirmNewPassword')}
        label={t('confirm')}
        autoComplete="new-password"
        showLabel={t('forms:showPassword')}
        hideLabel={t('forms:hidePassword')}
      />
      {gone && (
        <Note tone="danger" alert>
          {t('resetGone')} <Link href="/forgotPassword">{t('newLink')}</Link>
        </Note>
      )}
      <FormRefusal failure={gone ? undefined : failure} />
      <Button type="submit" tone="primary" size="large" fullWidth loading={busy}>
        {t('resetSave')}
      </Button>
    </Form>
  );
}
