import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { Value } from '#contract/wireTypes';
import { useFailureText } from '@/forms/useFailureText';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { Note } from '@/ui/Note';
import { PasswordField } from '@/ui/PasswordField';
import type { TwoFactorCalls } from './TwoFactorCalls';

interface EnrolPasswordProps {
  enrol: TwoFactorCalls['enrol'];
  onDone: (given: Value<'twoFactorEnrol'>) => void;
}

/** An open session is not enough to change what protects it. */
export function EnrolPassword({ enrol, onDone }: EnrolPasswordProps) {
  const { t } = useTranslation(['security', 'forms']);
  const { form, text, failure, busy, onSubmit } = useServerForm({
    initialValues: { password: '' },
    schema: object({ password: string().required(t('forms:required')) }),
    fieldOfCode: { wrong_account_or_password: { field: 'password', as: 'wrongPassword' } },
    send: ({ password }) => enrol(password),
    onDone,
  });
  const said = useFailureText(failure);
  return (
    <Form ref={form} onSubmit={onSubmit} label={t('twoFactor.title')}>
      <p>{t('twoFactor.lead')}</p>
      <PasswordField
        {...text('password')}
        label={t('twoFactor.password')}
        autoComplete="current-password"
        showLabel={t('forms:showPassword')}
        hideLabel={t('forms:hidePassword')}
      />
      {said && (
        <Note tone="danger" alert>
          {said}
        </Note>
      )}
      <Button type="submit" tone="primary" size="large" wide busy={busy}>
        {t('twoFactor.next')}
      </Button>
    </Form>
  );
}
