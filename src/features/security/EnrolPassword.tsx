import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { Value } from '#contract/wireTypes';
import { FormRefusal } from '@/forms/FormRefusal';
import { LoginPasswordInput } from '@/forms/LoginPasswordInput';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/actions/Button';
import { Form } from '@/ui/fields/Form';
import { Text } from '@/ui/typography/Text';
import type { TwoFactorCalls } from './TwoFactorCalls';

interface EnrolPasswordProps {
  enrol: TwoFactorCalls['enrol'];
  onDone: (given: Value<'twoFactorEnrol'>) => void;
}

/** Asks for the password: an open session alone must not change the account's protection. */
export function EnrolPassword({ enrol, onDone }: EnrolPasswordProps) {
  const { t } = useTranslation(['security', 'forms']);
  const { form, text, failure, busy, onSubmit } = useServerForm({
    initialValues: { password: '' },
    schema: () => object({ password: string().required(t('forms:required')) }),
    fieldOfCode: { wrong_account_or_password: { field: 'password', as: 'wrongPassword' } },
    send: ({ password }) => enrol(password),
    onDone,
  });
  return (
    <Form ref={form} onSubmit={onSubmit} label={t('twoFactor.title')}>
      <Text tone="secondary">{t('twoFactor.lead')}</Text>
      <LoginPasswordInput text={text('password')} />
      <FormRefusal failure={failure} />
      <Button type="submit" tone="primary" size="large" fullWidth loading={busy}>
        {t('twoFactor.next')}
      </Button>
    </Form>
  );
}
